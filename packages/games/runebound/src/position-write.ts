import { at, isHidden, nothing } from '@heldentisch/engine';
import { cardNames, characterNames, isAlly } from './box.js';
import { heroIds } from './card-ids.js';
import { gemAt, spaceNames } from './map.js';
import { isIn } from './parties.js';
import { stepNames } from './position-schema.js';
import { totalOf } from './rules/bonuses.js';
import { combatOf, innermost, turnOf } from './rules/frames.js';
import type { Party, RuneboundState } from './state.js';
import { cities, colors, phases, values } from './terms.js';

const nameOf = (card: number): string => (isHidden(card) ? '?' : (cardNames[card] ?? '?'));
const namesOf = (cards: readonly number[]): string[] => cards.map(nameOf);
const colorsIn = (bits: number): string[] => colors.filter((_, color) => (bits & (1 << color)) !== 0);
const counted = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, i) => [name, at(counts, i)]));

/** A card by its name, or with what lies on it. */
function writeCard(state: RuneboundState, card: number): unknown {
  const turned = state.turned[card] === 1;
  const [wounds, exhaustion] = [at(state.wounds, card), at(state.exhaustion, card)];
  if (!turned && wounds === 0 && exhaustion === 0) return nameOf(card);
  return { card: nameOf(card), ...(turned ? { turned } : {}), ...(isAlly(card) ? { wounds, exhaustion } : {}) };
}

const writeParty = (state: RuneboundState, party: Party, seat: number): unknown => ({
  ...(party.hero < 0 ? {} : { hero: heroIds[party.hero] }),
  ...(party.space < 0 ? {} : { space: spaceNames[party.space] }),
  ...(party.cameFrom < 0 ? {} : { cameFrom: spaceNames[party.cameFrom] }),
  gold: party.gold,
  wounds: party.wounds,
  exhaustion: party.exhaustion,
  cards: party.cards.map((card) => writeCard(state, card)),
  counters: counted(colors, party.counters),
  experience: counted(values, party.experience),
  ...(isIn(state, seat) ? {} : { out: true }),
});

/** Spaces that differ from how they are at the start. */
const writeBoard = ({ counters }: RuneboundState): Record<string, string[]> =>
  Object.fromEntries(
    [...counters.entries()]
      .filter(([space, bits]) => bits !== (at(gemAt, space) < 0 ? 0 : 1 << at(gemAt, space)))
      .map(([space, bits]) => [spaceNames[space], colorsIn(bits)]),
  );

function writeFight(state: RuneboundState): Record<string, unknown> {
  const combat = combatOf(state);
  if (combat === undefined) return {};
  const roll = innermost(state, 'roll');
  return {
    fight: {
      ...(combat.card < 0 ? { foe: combat.foe } : { card: nameOf(combat.card), wounds: at(state.wounds, combat.card) }),
      round: combat.round,
      phase: phases[combat.phase] ?? 'escape',
      attacker: combat.attacker,
      attacked: characterNames.filter((_, character) => (combat.attacked & (1 << character)) !== 0),
      ...(roll === undefined || roll.dice.length === 0 ? {} : { total: totalOf(state, roll) }),
    },
  };
}

function stepNow(state: RuneboundState): string {
  const movement = innermost(state, 'movement');
  if (movement !== undefined) return movement.dice.length > 0 ? 'walk' : 'movement';
  return stepNames.find((name) => innermost(state, name as 'adventure') !== undefined) ?? 'end';
}

function writeDice(state: RuneboundState): Record<string, unknown> {
  const movement = innermost(state, 'movement');
  if (movement === undefined || movement.dice.length === 0) return {};
  const spent = [...movement.dice.keys()].filter((die) => (movement.spent & (1 << die)) !== 0).map((die) => die + 1);
  return { dice: movement.dice, spent };
}

export const writePosition = (state: RuneboundState): unknown => ({
  turn: Math.max(0, turnOf(state)),
  start: state.start,
  round: state.round,
  step: stepNow(state),
  ...writeDice(state),
  ...writeFight(state),
  seats: state.parties.map((party, seat) => writeParty(state, party, seat)),
  board: writeBoard(state),
  supply: counted(colors, state.supply),
  stacks: Object.fromEntries(cities.map((name, city) => [name, namesOf(at(state.stacks, city))])),
  event: state.event.length === 0 ? null : nameOf(at(state.event, 0)),
  track: state.track.map((card, position) =>
    card === nothing ? null : { card: nameOf(card), space: spaceNames[at(state.trackSpaces, position)] },
  ),
  decks: {
    market: namesOf(state.market).reverse(),
    ...Object.fromEntries(colors.map((name, color) => [name, namesOf(at(state.decks, color)).reverse()])),
  },
  removed: namesOf(state.removed),
  revealed: namesOf(state.revealed),
  bought: namesOf(state.bought),
  sold: namesOf(state.sold),
  doom: { count: state.doomCount, counters: state.doomCounters },
});
