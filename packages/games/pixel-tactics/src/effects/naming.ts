import { first, kindOf, refusal } from '@heldentisch/engine';
import { cardIds } from '../card-ids.js';
import { heroCells, leaderPlace, placeOf } from '../grid.js';
import {
  deckOf,
  discardFromHand,
  discardFromUnit,
  findKind,
  handOf,
  type PixelContext,
  shuffleDeck,
  takeAt,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { factionSize, type PixelVerb } from '../tables.js';
import { kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { asks, mandatory, own } from './targets.js';

/** The kinds of cards that can be named: all that take part. */
const nameable = (s: PixelState): number => (s.promos ? cardIds.length : factionSize);

function naming(
  allowed: (s: PixelState, frame: PixelEffectFrame, kind: number) => boolean,
  act: (c: PixelContext, frame: PixelEffectFrame, kind: number) => void,
): PixelVerb {
  return {
    seats: (_c, frame) => own(frame),
    options(c, frame, _seat, out) {
      for (let kind = 0; kind < nameable(c.state); kind++) {
        if (allowed(c.state, frame, kind)) out.add(choose.name.code(kind));
      }
    },
    choose(c, frame, seat, code) {
      c.emit(happened.cardNamed, seat, first(code));
      act(c, frame, first(code));
    },
    prompt: asks('name'),
    // PT-LDR-19: leaders can never be hit.
    refuse: (c, frame, seat, code) =>
      kindOf(code) === choose.name.kind ? refusal('PT-LDR-19') : mandatory(c, frame, seat, code),
  };
}

/** Names a card and takes it from the own deck if it is there. */
export const searchDeck: PixelVerb = naming(
  () => true,
  (c, frame, kind) => {
    const deck = deckOf(c.state, frame.seat);
    const index = findKind(deck, kind);
    if (index >= 0) toHandOpenly(c, frame.seat, takeAt(deck, index));
    shuffleDeck(c, frame.seat);
  },
);

/** PT-LDR-19: the named card leaves unit, hand and deck, leaders excepted; corpses count as lying in the unit. */
function discardNamed(c: PixelContext, seat: number, kind: number): void {
  const s = c.state;
  for (const cell of heroCells) {
    const place = placeOf(seat, cell);
    if ((s.card[place] as number) >= 0 && kindAt(s, place) === kind) discardFromUnit(c, place);
  }
  for (let i = findKind(handOf(s, seat), kind); i >= 0; i = findKind(handOf(s, seat), kind))
    discardFromHand(c, seat, i);
  const deck = deckOf(s, seat);
  for (let i = findKind(deck, kind); i >= 0; i = findKind(deck, kind)) toDiscard(c, seat, takeAt(deck, i));
  shuffleDeck(c, seat);
}

const notEnemyLeader = (s: PixelState, frame: PixelEffectFrame, kind: number): boolean =>
  kindAt(s, leaderPlace(1 - frame.seat)) !== kind;

export const enemyDiscardsNamed: PixelVerb = naming(notEnemyLeader, (c, frame, kind) =>
  discardNamed(c, 1 - frame.seat, kind),
);

export const bothDiscardNamed: PixelVerb = naming(notEnemyLeader, (c, frame, kind) => {
  discardNamed(c, frame.seat, kind);
  discardNamed(c, 1 - frame.seat, kind);
});
