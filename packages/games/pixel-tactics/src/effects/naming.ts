import type { Refusal } from '@heldentisch/engine';
import { takeAt } from '@heldentisch/pieces';
import { cardIds } from '../card-ids.js';
import { heroCells, leaderPlace, placeOf } from '../grid.js';
import { cardKey, cardKeyAt } from '../labels.js';
import {
  deckOf,
  discardFromHand,
  discardFromUnit,
  findKind,
  handOf,
  type PixelContext,
  shuffleDeck,
  toDiscard,
  toHandOpenly,
} from '../rules/piles.js';
import type { PixelEffectFrame, PixelState } from '../state.js';
import { factionSize, type PixelVerb } from '../tables.js';
import { kindAt } from '../units.js';
import { choose, happened } from '../vocabulary.js';
import { own, question, refused } from './targets.js';

type Forbids = (s: PixelState, frame: PixelEffectFrame, kind: number) => Refusal | null;

/** Only cards that take part can be named. */
const takesNoPart: Forbids = (s, frame, kind) =>
  s.promos || kind < factionSize ? null : refused(frame, 'PT-PRO-01', { case: 'card', card: cardKey(kind) });

/** PT-LDR-19: leaders can never be hit. */
const isEnemyLeader: Forbids = (s, frame, kind) => {
  const leader = leaderPlace(1 - frame.seat);
  return kindAt(s, leader) === kind
    ? refused(frame, 'PT-LDR-19', { case: 'leader', card: cardKeyAt(s, leader) })
    : null;
};

function naming(forbids: Forbids, act: (c: PixelContext, frame: PixelEffectFrame, kind: number) => void): PixelVerb {
  return question(
    'name',
    { seats: (_c, frame) => own(frame) },
    {
      kind: choose.name,
      candidates(_c, _frame, _seat, out) {
        for (let kind = 0; kind < cardIds.length; kind++) out.add(choose.name.code(kind));
      },
      forbids: ({ state }, frame, _seat, code) => forbids(state, frame, choose.name.card(code)),
      does(c, frame, seat, code) {
        c.emit(happened.cardNamed, seat, choose.name.card(code));
        act(c, frame, choose.name.card(code));
      },
    },
  );
}

/** Names a card and takes it from the own deck if it is there. */
export const searchDeck: PixelVerb = naming(takesNoPart, (c, frame, kind) => {
  const deck = deckOf(c.state, frame.seat);
  const index = findKind(deck, kind);
  if (index >= 0) toHandOpenly(c, frame.seat, takeAt(deck, index));
  shuffleDeck(c, frame.seat);
});

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

const notDiscardable: Forbids = (s, frame, kind) => takesNoPart(s, frame, kind) ?? isEnemyLeader(s, frame, kind);

export const enemyDiscardsNamed: PixelVerb = naming(notDiscardable, (c, frame, kind) =>
  discardNamed(c, 1 - frame.seat, kind),
);

export const bothDiscardNamed: PixelVerb = naming(notDiscardable, (c, frame, kind) => {
  discardNamed(c, frame.seat, kind);
  discardNamed(c, 1 - frame.seat, kind);
});
