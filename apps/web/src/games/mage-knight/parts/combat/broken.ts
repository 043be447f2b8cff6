import type { Language } from '@heldentisch/engine';
import { breakerOf } from '../../../../table/kit/breakable.js';

/** Where the long words in names of enemies may be broken. */
const breakers: Readonly<Record<Language, (text: string) => string>> = {
  de: breakerOf(`Armbrust|schützen Beschwö|rer Drachen|beschwörer Eis|katapult Eisen|gepanzerte Fährten|leser Feuer|drache
    Feuer|golems Feuer|katapult Feuer|magier Frost|werfer Gar|disten Herum|treiber Illu|sionisten Kano|niere Kriegs|bestien Legio|näre
    Mino|taurus Schanz|gräber Schwert|kämpfer Stein|werfer Stoß|truppen Sturm|drache Sumpf|drache Ver|fluchte Ver|traute Wolfs|reiter`),
  en: breakerOf(`Cata|pult Cross|bowmen Delpha|na Fami|liars Gar|goyle Guards|men Illusion|ists Iron|clads Legion|naires Manti|core
    Mino|taur Prow|lers Shock|troops Skirmi|shers Sorce|rers Stone|thrower Sum|moner Sum|moners Swords|men Were|wolf`),
};

/** A name with soft hyphens, for narrow cards. */
export const breakable = (language: Language, name: string): string => breakers[language](name);
