import { isHidden } from '@heldentisch/engine';
import { beingNames, isCreature, isHero } from './beings.js';
import { cardIds } from './card-ids.js';
import { demonAt, fightersOf, gearOf, npcOf } from './groups.js';
import type { HeldenState } from './state.js';
import { deckNames, statNames } from './terms.js';

const nameOf = (card: number): string => (isHidden(card) ? '?' : (cardIds[card] ?? '?'));
const names = (cards: readonly number[]): string[] => cards.map(nameOf);
const fromTop = (cards: readonly number[]): string[] => names(cards).reverse();

function fighter(s: HeldenState, being: number): Record<string, unknown> {
  const data: Record<string, unknown> = {
    lp: s.lp[being],
    actions: s.actions[being],
    attackOnly: s.attackOnly[being],
    reactions: s.reactions[being],
    stunned: s.stunned[being],
    chained: s.chained[being],
    poison: s.poison[being],
    new: s.since[being] === s.turn && s.turn > 0,
  };
  if (isHero(being)) data.gear = names(gearOf(s, being));
  if (isCreature(being) && (s.summoner[being] as number) >= 0) data.summoner = beingNames[s.summoner[being] as number];
  return data;
}

const helper = (s: HeldenState, being: number): unknown =>
  being < 0 ? null : { card: beingNames[being], lp: s.lp[being], used: s.used[being] === 1 };

function group(s: HeldenState, seat: number): Record<string, unknown> {
  return {
    fighters: Object.fromEntries(fightersOf(s, seat).map((being) => [beingNames[being], fighter(s, being)])),
    npc: helper(s, npcOf(s, seat)),
    demon: helper(s, demonAt(s, seat)),
    hand: names(s.hand[seat] as number[]),
    bought: ((s.bought >> seat) & 1) === 1,
  };
}

const marks = (list: readonly number[]): Record<string, number> =>
  Object.fromEntries(list.flatMap((count, card) => (count > 0 ? [[cardIds[card] as string, count]] : [])));

const byDeck = (piles: readonly (readonly number[])[], write: (pile: readonly number[]) => string[]): unknown =>
  Object.fromEntries(deckNames.map((name, deck) => [name, write(piles[deck] as number[])]));

/** A state, or a seat's view of it, as a person writes it. */
export function writePosition(s: HeldenState): unknown {
  return {
    stage: s.frames[s.frames.length - 1]?.step ?? 'over',
    turn: s.turn,
    active: s.active,
    eventPlayed: s.eventPlayed,
    heroPrice: s.heroPrice,
    groups: Array.from({ length: s.seats }, (_, seat) => group(s, seat)),
    decks: byDeck(s.deck, fromTop),
    discards: byDeck(s.discard, names),
    heroStack: fromTop(s.heroStack),
    drawn: names(s.drawn),
    resolving: names(s.resolving),
    looked: names(s.looked),
    out: names(s.out),
    markers: marks(s.markers),
    usedIn: marks(s.usedIn),
    lasting: s.lasting.map(({ card, being, seat, until, stat }) => ({
      card: cardIds[card],
      ...(being >= 0 ? { being: beingNames[being] } : {}),
      seat,
      until: until < 0 ? 'turn' : until,
      ...(stat >= 0 ? { stat: statNames[stat] } : {}),
    })),
    winners: Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => ((s.winners >> seat) & 1) === 1),
  };
}
