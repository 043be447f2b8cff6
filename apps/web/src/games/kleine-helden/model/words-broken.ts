import type { Language } from '@heldentisch/engine';
import { breakerOf } from '../../../table/kit/breakable.js';

/** Where the long words in names of cards may be broken. */
const breakers: Readonly<Record<Language, (text: string) => string>> = {
  de: breakerOf(`Ablen|kung Alche|mist Arm|brust Arm|schienen Assas|sine Aus|gerutscht Ausweich|rolle Barbaren|axt Bein|schienen
    Berserker|trank Beute|zug Blas|rohr Blut|klinge Blut|rausch Blut|sauger Brat|pfanne Chaos|magierin Diebi|scher Dornen|keule
    Dornen|ranken Drachen|rüstung Drachen|töter Drei|zack Dunkel|elfe Durch|schuss Eis|lanze Ent|waffnen Erd|beben
    Exor|zismus Exor|zistin Feld|scher Feuer|ball Feuer|elementar Feuer|wand Gedanken|raub Gedanken|stich
    Gedächt|nis|lücke Gegen|schlag Gegen|zauber Gehörn|ter Geister|wolf Gift|dolch Glücks|trank Glücks|wurf Grab|raub
    Hand|armbrust Hand|schuhe Heil|kundige Heil|trank Helle|barde Henkers|schwert Hinter|halt Hof|zauberer
    Holz|schild Insekten|schwarm Intui|tion Kampf|stab Ketten|peitsche Ketten|teufel Knochen|drache Knochen|keule
    Knochen|rüstung Konzen|tration Kopf|geld Kraft|trank Kriegs|hammer Kristall|kugel Krumm|säbel Kurz|bogen
    Kurz|schwert Lager|feuer Lang|bogen Lang|finger Lang|schwert Lebens|kraft Lebens|raub Leder|helm Leder|wams
    Leib|wächter Leichen|fledderei Lähm|geist Magie|flaute Magier|robe Meister|parade Nebel|bank Nekro|mantin
    Nieder|reißen Opfer|lamm Panzer|trank Pries|terin Ratten|mensch Ring|panzer Ritter|rüstung Rost|fluch Rost|plage
    Rund|schild Rundum|schlag Rüstungs|brecher Schaden|freude Schatten|klinge Schatten|krieger Schatten|pfeil
    Schatten|seele Schatten|sprung Schatten|umhang Schild|wall Schulter|platten Schutz|kreis Schwar|zer
    Schwarz|markt Sieben|meilen|stiefel Silber|schwert Skelett|krieger Spiegel|bild Spiegel|schild Stachel|schild
    Stein|golem Stein|hagel Stein|haut Stirn|reif Stolper|falle Streit|axt Streit|kolben Sturm|angriff Säure|pfeil
    Söldner|vertrag Taschen|dieb Tele|kinese Teufels|pakt Todes|hauch Todes|stoß Topf|helm Turm|schild Vam|pirin
    Ver|bannung Verzweif|lungs|tat Voll|mond Waffen|kammer Waffen|knecht Waffen|schmied Wahn|sinn Willens|stärke
    Wind|stoß Wucht|schlag Wurf|messer Wurf|sterne Zauber|spiegel Zauber|stab Zeit|dieb Zwei|händer Über|fall
    Über|ladung`),
  en: breakerOf(`Alche|mist Assas|sin Back|stab Banish|ment Barbar|ian Ber|serker Blood|sucker Blow|pipe Body|guard Camp|fire
    Concen|tration Con|tract Counter|spell Cross|bow Cut|purse Des|perate Distrac|tion Earth|quake Ele|mental
    Execu|tioner Exor|cism Exor|cist Fire|ball Gloat|ing Great|sword Hal|berd Heal|ing Her|balist Intui|tion
    Light|ning Mer|cenary Necro|mancer Over|load Pali|sade Para|lysing Pick|pocket Priest|ess Protec|tion
    Sacri|ficial Scimi|tar Shoul|der Skele|ton Sweep|ing Tele|kinesis Thiev|ing Throw|ing Tri|dent Trip|wire
    Vam|piress Vital|ity Weak|ness Weapon|smith Were|wolf`),
};

/** A name with soft hyphens, for narrow cards. */
export const breakable = (language: Language, name: string): string => breakers[language](name);
