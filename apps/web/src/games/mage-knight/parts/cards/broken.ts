import type { Language } from '@heldentisch/engine';
import { breakerOf } from '../../../../table/kit/breakable.js';

/** Where the long words of names may be broken. */
const breakers: Readonly<Record<Language, (text: string) => string>> = {
  de: breakerOf(`Adrenalin|stoß Armbrust|schützen Augen|blick Diamant|ring Druiden|stab Dunkel|heit Edelstein|beutel
    Ein|schüchtern Energie|fluss Ent|schlossen|heit Erfri|schende Erfri|schendes Falken|augen Feuer|ball Feuer|bolzen gefal|lenen
    Feuer|golems Feuer|magier Flammen|wand Fried|licher Frost|brücke Frost|werfer Früh|aufsteher Führungs|kraft
    Gedanken|lesen Gegen|angriff Geist|führer Gelas|sen|heit Gerech|tigkeit Gestalt|wandlung Gewandt|heit Gleich|mäßiges
    Glit|zerndes Gnaden|loser Groß|artiger Heilungs|ritual Helden|geschichte Illu|sionisten Impro|visa|tion Inspi|ration
    Kampf|erprobt Kampf|rausch Konzen|tra|tion Kristall|beherrschung Kristall|freude Kristall|handwerk Kristal|lisieren
    Kräuter|kundige Kund|schafter Lauf|schritt Magie|talent Mana|ausbeutung Mana|diebstahl Mana|geschoss Mana|schmelze
    Mana|unter|drückung Mana|verstärkung Mana|überladung Maximal|wirkung Meister|schaft Mitternachts|meditation
    Natur|gewalt Nebel|gestalt Polari|sierung Puppen|spieler Raum|krümmung Regene|ration Regene|rieren Ritter|lichkeit
    Rotmantel|mönche Schamanen|ritual Scharf|schießen Schild|beherrschung Schild|schlag Schnee|sturm Schnel|lig|keit
    Schwert|kunst Schwert|kämpfer Seelen|ernter Smaragd|ring Spazier|gang Stand|haftig|keit Sternen|dämmerung
    Stoß|truppen Uner|müdlichkeit Univer|selle Unter|irdische Verbis|sen|heit Verlet|zung Verhand|lung Verklei|dung Ver|sprechen
    Ver|zweigter Viel|seitiger Vorberei|tung Wetter|gebet Wieder|herstellung Willens|kraft Wolfs|geheul Wächter|golems
    Zauber|schmiede Zer|malmender Wider|stand Strah|lende`),
  en: breakerOf(`Concen|tration Counter|attack Cross|bowmen Crystal|lize Determi|nation Enhance|ment Illu|sionists Improvi|sation
    Inspi|ration Negoti|ation Polari|zation Prepa|ration Profi|ciency Regene|ration Resto|ration Sharp|shooting
    Shock|troops Suppres|sion Swords|manship Thunder|storm Tireless|ness Tran|quility Under|ground Versa|tility
    Resis|tance Ven|geance Har|vesting`),
};

/** A name with soft hyphens, for narrow cards. */
export const breakable = (language: Language, name: string): string => breakers[language](name);
