import { type Choice, describeChoice, type Language, textOf } from '@heldentisch/engine';
import {
  combatOf,
  enemyIds,
  type Fighter,
  heroIds,
  type MageKnightState,
  game as mageKnight,
  nameOfThing,
  siteAt,
  sites,
  spaceNames,
  tokenAt,
  tokensAt,
} from '@heldentisch/mage-knight';
import { type Word, word } from './words.js';

/** A text of the game by its key. */
export const gameText = (language: Language, key: string): string => textOf(mageKnight, language, key);
export const hasText = (language: Language, key: string): boolean => Object.hasOwn(mageKnight.texts[language], key);

/** Kinds of things that have a name among the texts of the game: `enemy.prowlers`. */
export type NamedKind =
  | 'card'
  | 'unit'
  | 'skill'
  | 'tactic'
  | 'hero'
  | 'enemy'
  | 'pile'
  | 'ruin'
  | 'site'
  | 'city'
  | 'ability';

export const nameOf = (language: Language, kind: NamedKind, id: string): string => gameText(language, `${kind}.${id}`);

/** What a player's unit in a slot is called. */
export function unitName(language: Language, { players }: MageKnightState, seat: number, slot: unknown): string {
  const id = nameOfThing[players[seat]?.units[Number(slot) - 1] ?? -1];
  return id === undefined ? String(slot) : nameOf(language, 'unit', id);
}

const fighterAt = (view: MageKnightState, slot: number): Fighter | undefined => combatOf(view)?.fighters[slot - 1];

/** An enemy of the combat; of several of one kind which one. */
export function fighterName(language: Language, view: MageKnightState, slot: number): string {
  const fighter = fighterAt(view, slot);
  if (fighter === undefined) return String(slot);
  const name = nameOf(language, 'enemy', enemyIds[fighter.enemy] as string);
  const alike = (combatOf(view)?.fighters ?? []).filter(({ enemy }) => enemy === fighter.enemy);
  return alike.length < 2 ? name : `${name} ${alike.indexOf(fighter) + 1}`;
}

/** `2b` as the second attack of the second enemy. */
export function attackName(language: Language, view: MageKnightState, attack: string): string {
  const name = fighterName(language, view, Number.parseInt(attack, 10));
  const letter = attack.slice(-1);
  return letter === 'a' ? name : `${name}, ${gameText(language, `board.attack.${letter}`)}`;
}

/** The enemies on a space of the map, or what stands there. */
export function whoIsAt(language: Language, view: MageKnightState, space: number): string {
  const names = tokensAt(view, space).map((index) => {
    const token = tokenAt(view, index);
    if (token.kind === 'enemy') return nameOf(language, 'enemy', token.enemy);
    return token.kind === 'enemyBack' ? nameOf(language, 'pile', token.pile) : '';
  });
  const site = siteAt(view, space);
  const known = names.filter((name) => name !== '').join(', ');
  if (known !== '') return known;
  return site === undefined ? gameText(language, `space.${spaceNames[space]}`) : siteName(language, view, space);
}

export function siteName(language: Language, view: MageKnightState, space: number): string {
  const site = siteAt(view, space);
  if (site === undefined) return '';
  const id = sites[site.site] as string;
  if (id !== 'city') return nameOf(language, 'site', id);
  const color = ['red', 'blue', 'white', 'green'][Math.log2(site.color)] as string;
  return nameOf(language, 'city', color);
}

export const heroName = (language: Language, { players }: MageKnightState, seat: number): string =>
  nameOf(language, 'hero', heroIds[players[seat]?.hero ?? -1] ?? 'arythea');

const listed = (language: Language, names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} ${gameText(language, 'board.and')} ${names.at(-1)}`;

/** Choices about a unit or an enemy: the game counts them, a table can name them. */
const unitWords: Readonly<Record<string, Word>> = {
  healUnit: 'do.healUnit',
  disband: 'do.disband',
  assign: 'do.assign',
  pickUnit: 'do.pickUnit',
};
const attackWords: Readonly<Record<string, Word>> = {
  parry: 'do.parry',
  slow: 'do.slow',
  frighten: 'do.frighten',
  suffer: 'do.suffer',
  pickAttack: 'do.pick',
};

/** A choice as a button says it. */
export function choiceLabel(language: Language, choice: Choice, view: MageKnightState, seat: number): string {
  const { type } = choice;
  const unitWord = unitWords[type];
  if (unitWord !== undefined) return word(language, unitWord, { unit: unitName(language, view, seat, choice.unit) });
  const attackWord = attackWords[type];
  if (attackWord !== undefined)
    return word(language, attackWord, { name: attackName(language, view, String(choice.attack)) });
  switch (type) {
    case 'activate': {
      const id = nameOfThing[view.players[seat]?.units[Number(choice.unit) - 1] ?? -1];
      return id === undefined
        ? describeChoice(mageKnight, language, choice)
        : gameText(language, `unit.${id}.${choice.ability}`);
    }
    case 'assignBanner':
      return word(language, 'do.assignBanner', { unit: unitName(language, view, seat, choice.unit) });
    case 'strike': {
      const slots = String(choice.targets).split('+');
      return word(language, 'do.strike', {
        name: listed(
          language,
          slots.map((slot) => fighterName(language, view, Number(slot))),
        ),
      });
    }
    case 'pickEnemy':
      return word(language, 'do.pick', { name: fighterName(language, view, Number(choice.enemySlot)) });
    case 'challenge':
      return word(language, 'do.challenge', {
        name: whoIsAt(language, view, spaceNames.indexOf(String(choice.space))),
      });
    case 'enter':
      return word(language, 'do.enter', { site: siteName(language, view, view.players[seat]?.space ?? -1) });
    default:
      return describeChoice(mageKnight, language, choice);
  }
}
