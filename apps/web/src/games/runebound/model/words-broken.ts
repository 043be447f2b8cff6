import type { Language } from '@heldentisch/engine';
import { breakerOf } from '../../../table/kit/breakable.js';

/** Where the long words in names of cards and heroes may be broken. */
const breakers: Readonly<Record<Language, (text: string) => string>> = {
  de: breakerOf(`Arm|brust Blitz|kolben Blitz|rune Brand|flasche Brücken|troll Chaos|bestie Dauer|regen Deser|teure
    Dorf|miliz Drachen|kultisten Drachen|panzer Drachen|rätsel Drachen|rune Duell|rapier Eichen|schild Elfen|mantel Ent|laufener
    Ernte|markt Feld|scher Feuer|elementar Feuer|priester Feuer|rune Feuer|sturm Feuer|teufel Fluch|weib
    Ferrox|pfeife Fluss|lauerer Flüs|ternder Frost|drache Frost|rune Gebors|tener Gefan|gener Geister|klinge Geist|sucher 
    Gestoh|lenes Gift|spinne Gift|spinnen|königin Gilden|dieb Gilden|streit Gipfel|riese Grab|königs|garde Grab|räuber Grab|wächter
    Greifen|reiter Grenz|streife Händler|waage Hecken|magier Heiler|tasche Heil|trank Henkers|axt Hinter|halt Hoch|lord
    Hohe|priester Jagd|bogen Jung|späher Kampf|magier Ketten|hemd Klingen|schwingen Klippen|nest Kraft|gürtel Kult|chiffre Kurz|schwert
    Lebens|amulett Leder|wams Lehr|ling Lehrlings|stab Leit|tier Leut|nant Maro|deur mar|schiert Messing|fernrohr
    Miliz|speer Mor|scher Nekro|mant Phönix|feder Platten|harnisch Plün|derer Rauch|bombe Räuber|hauptmann Red|seliger
    Reit|pferd Riesen|ratten Rück|kehr|rolle Ruhe|lose Runen|herr Runen|meister Runen|stab Scha|mane Schatten|mörder Schild|rune Schuppen|litanei
    Schutz|robe Schwingen|mutter Seelen|anhänger Seelen|brand Seelen|riss Ske|lette Spiegel|dämon
    Spiegel|schild Spuk|schenke Stachel|panzer Stär|kungs|trunk Stein|wächter Sturm|holz|bogen Terri|noth Todes|hexe
    Turm|schild Ver|irrter Ver|sunkener Vogel|scheuche Vora|kesh Wach|turm Wander|stiefel Wege|lagerer Weg|zöllner
    Weih|wasser Weit|blick|bogen Winter|stab Wurf|messer Wyvern|küken Zauber|buch Zauberer|schatten Zwergen|axt Zwergen|garde`),
  en: breakerOf(`Alche|mist Ambu|shers Appren|tice Battle|mage Crum|bling Dragon|scale Ele|mental
    Execu|tioner Fledge|ling Hatch|ling Iron|guard Light|ning Necro|mancer Rune|lord
    Rune|master Satch|el Scare|crow Sharp|shooter Skele|tons Spirit|seeker Storm|wood Talka|tive Way|farer Watch|tower Young|ling`),
};

/** A name with soft hyphens, for narrow cards. */
export const breakable = (language: Language, name: string): string => breakers[language](name);
