import { combatOf } from '@heldentisch/mage-knight';
import { laidOut } from '../parts/offers/LaidOut.js';
import type { TableModel } from './table.js';

/** What the middle of the table shows. `board` only where the own units and skills have no place of their own. */
export type Shown = 'map' | 'combat' | 'offers' | 'board' | 'heroes' | 'tactics' | 'tray' | 'learn';
export type Panel = Exclude<Shown, 'map' | 'board' | 'offers'>;

/** Something that is going on has a panel of its own; null if the map says it all. */
export function panelNow(model: TableModel): Panel | null {
  const { view, decision, others } = model;
  if (view.frames.length === 0) return null;
  if (view.round === 0) return 'heroes';
  const isAsked = (key: string): boolean =>
    decision?.prompt.key === key || (decision === null && others.some(({ prompt }) => prompt.key === key));
  if (isAsked('pickTactic')) return 'tactics';
  if (laidOut(model) !== '') return 'tray';
  if (isAsked('learn')) return 'learn';
  return combatOf(view) === undefined ? null : 'combat';
}

const shines = ({ lit }: TableModel, kinds: RegExp): boolean => [...lit.keys()].some((key) => kinds.test(key));

/** Questions that are answered in the offers. */
const offerQuestions = new Set(['deal', 'takeSpell', 'takeAction', 'takeUnit', 'borrow']);

/** What is going on decides what is shown, until the player looks elsewhere. */
export function wanted(model: TableModel): Shown {
  const panel = panelNow(model);
  if (panel === 'heroes' || panel === 'tactics' || panel === 'tray') return panel;
  const { decision } = model;
  if (decision !== null && offerQuestions.has(decision.prompt.key)) return 'offers';
  if (panel === 'combat') return panel;
  if (decision?.prompt.key === 'pickSpace' || shines(model, /^(cell|tile):/)) return 'map';
  if (panel !== null) return panel;
  return 'map';
}
