import type { Language } from '@heldentisch/engine';
import { unitDesign, unitIds } from '@heldentisch/mage-knight';
import { gameText, hasText, nameOf } from '../../model/labels.js';
import { word } from './words.js';

/** All that is printed on a unit, in words. */
export function unitText(language: Language, id: string): string {
  const abilities = unitDesign((unitIds as readonly string[]).indexOf(id)).abilities.map((_, i) =>
    gameText(language, `unit.${id}.${i + 1}`),
  );
  const special = `unit.${id}.special`;
  return [...abilities, ...(hasText(language, special) ? [gameText(language, special)] : [])].join(' ');
}

export const resistanceList = (language: Language, list: readonly string[]): string =>
  list.map((one) => gameText(language, `resistance.${one}`)).join(', ');

/** Name, level, armour and resistances of a unit, in words. */
export function describeUnit(
  language: Language,
  id: string,
  {
    level,
    armor,
    resistances,
  }: { readonly level: number; readonly armor: number; readonly resistances: readonly string[] },
): string {
  return [
    nameOf(language, 'unit', id),
    word(language, 'level', { level }),
    word(language, 'armor', { count: armor }),
    ...(resistances.length === 0 ? [] : [resistanceList(language, resistances)]),
  ].join(', ');
}
