import { at, isHidden, type Language } from '@heldentisch/engine';
import { designOf, isWound, nameOfThing, unitIndex } from '../box.js';
import { heroIds, tacticIds } from '../card-ids.js';
import { armorOf, bannerOf, handLimit, hasDummy, isIn, isSpent, playerOf, reputationInfluence } from '../players.js';
import { commandLimit } from '../rules/units.js';
import type { MageKnightState, Player } from '../state.js';
import { basicColors, colors } from '../terms.js';
import { figureOf } from './map.js';
import { seatName, textAt, word } from './words.js';

/** Who plays, how they are, and what they have. */

export const cardName = (language: Language, thing: number): string =>
  isHidden(thing) ? textAt(language, 'value.hidden') : textAt(language, `card.${nameOfThing[thing]}`);

/** What there is of each colour, as `2 red`; nothing of what there is none of. */
const coloured = (language: Language, counts: readonly number[]): string =>
  colors
    .flatMap((name, i) => ((counts[i] ?? 0) === 0 ? [] : [`${counts[i]} ${textAt(language, `color.${name}`)}`]))
    .join(', ');

function unitName(state: MageKnightState, unit: number, language: Language): string {
  const wounds = at(state.unitWounds, unitIndex(unit));
  const banner = bannerOf(state, unit);
  const notes = [
    ...(isSpent(state, unit) ? [word(language, 'spent')] : []),
    ...(wounds > 0 ? [word(language, 'wounds', { count: wounds })] : []),
    ...(banner >= 0 ? [cardName(language, banner)] : []),
  ];
  const name = textAt(language, `unit.${nameOfThing[unit]}`);
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`;
}

function skillName(state: MageKnightState, thing: number, language: Language): string {
  const name = textAt(language, `skill.${nameOfThing[thing]}`);
  if (state.flipped[thing] === 1) return `${name} (${word(language, 'flipped')})`;
  return state.turn.usedSkills.includes(designOf(thing)) ? `${name} (${word(language, 'used')})` : name;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

function values(state: MageKnightState, seat: number, player: Player, language: Language): string[] {
  const { level, fame, reputation, tactic, tacticUsed } = player;
  const name = tacticIds[tactic];
  const note = tacticUsed === 1 ? ` (${word(language, 'used')})` : '';
  return [
    word(language, 'level', { level }),
    word(language, 'fame', { fame }),
    `${word(language, 'reputation', { reputation: signed(reputation) })} (${textAt(language, 'way.influence')} ${signed(reputationInfluence(player))})`,
    word(language, 'armor', { armor: armorOf(player) }),
    word(language, 'handLimit', { limit: handLimit(state, seat) }),
    word(language, 'command', { used: player.units.length, limit: commandLimit(state, seat) }),
    ...(name === undefined ? [] : [word(language, 'tactic', { tactic: textAt(language, `tactic.${name}`) }) + note]),
    word(language, 'hand', { count: player.hand.length }),
    word(language, 'deck', { deck: player.deck.length, discard: player.discard.length }),
  ];
}

function belongings(state: MageKnightState, player: Player, language: Language): string[][] {
  const list = (key: 'units' | 'skills' | 'crystals' | 'mana' | 'played', text: string): string[][] =>
    text === '' ? [] : [[`  ${word(language, key, { list: text })}`]];
  return [
    ...list('units', player.units.map((unit) => unitName(state, unit, language)).join(', ')),
    ...list('skills', player.skills.map((skill) => skillName(state, skill, language)).join(', ')),
    ...list('crystals', coloured(language, player.crystals)),
    ...list('mana', coloured(language, player.tokens)),
    ...list('played', player.played.map((card) => cardName(language, card)).join(', ')),
  ];
}

/** The lines of one player, each a list of facts. */
export function playerFacts(state: MageKnightState, seat: number, viewer: number, language: Language): string[][] {
  const player = playerOf(state, seat);
  const name = `${figureOf(seat, viewer)} ${seatName(language, seat, viewer)}`;
  if (!isIn(state, seat)) return [[`${name}: ${word(language, 'out')}`]];
  if (player.hero < 0) return [[`${name}: ${word(language, 'noHero')}`]];
  const hero = `${name}: ${textAt(language, `hero.${heroIds[player.hero]}`)}`;
  return [[hero, ...values(state, seat, player, language)], ...belongings(state, player, language)];
}

export function dummyFacts(state: MageKnightState, language: Language): string[][] {
  const { dummy } = state;
  if (!hasDummy(state) || dummy.hero < 0) return [];
  const tactic = tacticIds[dummy.tactic];
  return [
    [
      `${textAt(language, 'position.dummy')}: ${textAt(language, `hero.${heroIds[dummy.hero]}`)}`,
      word(language, 'deck', { deck: dummy.deck.length, discard: dummy.discard.length }),
      word(language, 'crystals', { list: coloured(language, dummy.crystals.slice(0, basicColors)) }),
      ...(tactic === undefined ? [] : [word(language, 'tactic', { tactic: textAt(language, `tactic.${tactic}`) })]),
    ],
  ];
}

/** The own cards with what is printed on them: nobody can play what cannot be read. */
export function handFacts(state: MageKnightState, viewer: number, language: Language): string[][] {
  const hand = state.players[viewer]?.hand.filter((card) => !isHidden(card)) ?? [];
  const names = [...new Set(hand.map((card) => nameOfThing[card] as string))];
  if (names.length === 0) return [];
  const line = (name: string): string[] => {
    const cards = hand.filter((card) => nameOfThing[card] === name);
    const count = cards.length > 1 ? `${cards.length}× ` : '';
    const title = `  ${count}${textAt(language, `card.${name}`)}`;
    if (isWound(at(cards, 0))) return [title];
    const strong = textAt(language, `card.${name}.strong`);
    return [`${title}: ${textAt(language, `card.${name}.basic`)}`, word(language, 'strong', { text: strong })];
  };
  return [[word(language, 'ownHand')], ...names.map(line)];
}
