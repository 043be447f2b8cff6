import { combatOf } from '@heldentisch/runebound';
import { cardInPlay } from '../parts/Encounter.js';
import { laidOut } from '../parts/LaidOut.js';
import type { TableModel } from './table.js';
import { tradeIn } from './trade-draft.js';

/** What the middle of the table shows. `hero` only where the hero has no place of its own. */
export type Shown = 'map' | 'market' | 'hero' | 'heroes' | 'trade' | 'fight' | 'encounter' | 'experience' | 'tray';

/** Something that is going on has a panel of its own; null if the map says it all. */
export function panelNow(model: TableModel): Exclude<Shown, 'map' | 'market' | 'hero'> | null {
  const { view, decision } = model;
  if (view.frames.length > 0 && view.parties.some(({ hero }) => hero < 0) && view.round === 0) return 'heroes';
  if (tradeIn(view) !== null) return 'trade';
  if (laidOut(model) !== '') return 'tray';
  if (decision?.prompt.key === 'experience') return 'experience';
  if (combatOf(view) !== undefined) return 'fight';
  return view.frames.some(({ step }) => step === 'effect' || step === 'encounter') && cardInPlay(view) !== ''
    ? 'encounter'
    : null;
}

const asksForMap = ({ lit, decision }: TableModel): boolean =>
  decision !== null && [...lit.keys()].some((key) => /^(space|step):/.test(key));

const asksForDie = ({ lit }: TableModel): boolean => [...lit.keys()].some((key) => key.startsWith('die:'));

/** What is going on decides what is shown, until the player looks elsewhere. */
export function wanted(model: TableModel): Shown {
  const panel = panelNow(model);
  if (panel === 'heroes' || panel === 'trade') return panel;
  if (asksForMap(model) || asksForDie(model)) return 'map';
  if (panel !== null) return panel;
  return model.decision?.prompt.key === 'market' ? 'market' : 'map';
}
