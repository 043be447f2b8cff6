import { fighterAllies } from './fighters.js';
import { specialistAllies } from './specialists.js';

/** Companions one can hire, 100 by 100. */
export const allyPictures = { ...fighterAllies, ...specialistAllies };
