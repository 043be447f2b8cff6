import { combatOf } from '../clash.js';
import type { NpcCard } from '../define.js';
import { askBeing, askCard, askSeat } from '../effects/asking.js';
import { castingHero } from '../effects/combat.js';
import {
  attackerOf,
  chosen,
  comesIntoForceFor,
  defenderOf,
  discardChosenCard,
  discardFromSeenHand,
  drawCards,
  drawFromOne,
  healing,
  lose,
  seeHand,
  steal,
  takeFromDiscard,
} from '../effects/doing.js';
import {
  demonsInPlay,
  greenCardsSeen,
  opponentsWithCards,
  opponentsWithMore,
  potionsDiscarded,
} from '../effects/lists.js';
import { fightersOf, handOf, ownerOf } from '../groups.js';
import { canDrawFrom } from '../rules/piles.js';
import { attacks, decks } from '../terms.js';

/** T55 to T64: life points. */
const npc =
  (usable: NpcCard['usable']) =>
  (life: number, program: NpcCard['program'], more: Partial<NpcCard> = {}): NpcCard => ({
    kind: 'npc',
    life,
    usable,
    program,
    ...more,
  });

const ownTurn = npc('own turn');
const beforeRoll = npc('before roll');

export const npcs = {
  herbalist: ownTurn(5, [askBeing('own-fighter', (s, f) => fightersOf(s, f.seat)), healing(chosen, 2)]),
  weaponsmith: ownTurn(6, [drawFromOne(1, decks.red)], {
    possible: (s) => canDrawFrom(s, decks.red),
    rule: 'KH-SET-12.red',
  }),
  'court-wizard': beforeRoll(5, [comesIntoForceFor((s, f) => castingHero(s, f.seat))], {
    possible: (s, seat) => castingHero(s, seat) >= 0,
    bonuses: [{ stat: 'ma', amount: 2 }],
  }),
  bodyguard: beforeRoll(8, [comesIntoForceFor(defenderOf)], {
    possible: (s, seat) => {
      const combat = combatOf(s);
      return combat !== null && combat.seat !== seat && ownerOf(s, combat.duel.defender) === seat;
    },
    bonuses: [
      { stat: 'pa', amount: 2 },
      { stat: 'rs', amount: 1 },
    ],
  }),
  spy: ownTurn(
    4,
    [
      askSeat('opponent-with-cards', (s, f) => opponentsWithCards(s, f.seat)),
      seeHand,
      askCard('green-card', greenCardsSeen),
      discardFromSeenHand,
    ],
    { possible: (s, seat) => opponentsWithCards(s, seat).length > 0 },
  ),
  cutpurse: ownTurn(4, [askSeat('opponent-with-more', (s, f) => opponentsWithMore(s, f.seat)), steal], {
    possible: (s, seat) => opponentsWithMore(s, seat).length > 0,
  }),
  'man-at-arms': beforeRoll(6, [comesIntoForceFor(attackerOf)], {
    possible: (s, seat) => combatOf(s)?.seat === seat && combatOf(s)?.attack === attacks.melee,
    bonuses: [
      { stat: 'at', amount: 1 },
      { stat: 'dmg', amount: 1 },
    ],
  }),
  bard: ownTurn(4, [askCard('own-hand', (s, f) => handOf(s, f.seat)), discardChosenCard, drawCards(1)], {
    possible: (s, seat) => handOf(s, seat).length > 0,
  }),
  exorcist: ownTurn(5, [askBeing('demon', (s) => demonsInPlay(s)), lose(chosen, 3)], {
    possible: (s) => demonsInPlay(s).length > 0,
  }),
  alchemist: ownTurn(5, [askCard('discarded-potion', (s) => potionsDiscarded(s)), takeFromDiscard], {
    possible: (s) => potionsDiscarded(s).length > 0,
  }),
};
