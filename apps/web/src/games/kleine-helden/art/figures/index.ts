import { creatureFigures } from './creatures.js';
import { demonFigures } from './demons.js';
import { heroFigures } from './heroes.js';
import { npcFigures } from './npcs.js';

/** Everybody who can be drawn as a full figure. */
export const figures = { ...heroFigures, ...creatureFigures, ...demonFigures, ...npcFigures };

export type FigureId = keyof typeof figures;
