import type { EventCard, Lasting } from '../define.js';
import { cheaperHero, equipFreely } from '../effects/artifacts.js';
import { askBeing, askCard, askSeat } from '../effects/asking.js';
import {
  chosen,
  discardDemon,
  drawFromOne,
  eachOpponentRusts,
  everyoneLoses,
  giveAction,
  healAllHeroes,
  healing,
  lastForGroup,
  ownDemon,
  redrawAny,
  sendDemon,
  setBounty,
  steal,
  takeFromDiscard,
  takeNpc,
} from '../effects/doing.js';
import { allDiscards, enemyHeroes, enemyNpcs, opponents, opponentsWithCards } from '../effects/lists.js';
import { demonAt, fightersOf, heroesOf } from '../groups.js';
import { canDraw } from '../rules/piles.js';
import type { HeldenState } from '../state.js';

/** T23 to T40 */
const event = (program: EventCard['program'], more: Partial<EventCard> = {}): EventCard => ({
  kind: 'event',
  program,
  ...more,
});

/** Lists that a card needs something of. */
const needs = (list: (s: HeldenState, seat: number) => readonly number[]): Partial<EventCard> => ({
  possible: (s, seat) => list(s, seat).length > 0,
});
const lasts = (lasting: Lasting): Partial<EventCard> => ({ lasting });

export const events = {
  raid: event([drawFromOne(3)], { possible: canDraw, rule: 'KH-SET-12.all' }),
  pickpocket: event(
    [askSeat('opponent-with-cards', (s, f) => opponentsWithCards(s, f.seat)), steal],
    needs(opponentsWithCards),
  ),
  earthquake: event([everyoneLoses(1)]),
  campfire: event([healAllHeroes(2)]),
  'field-surgeon': event([askBeing('own-hero', (s, f) => heroesOf(s, f.seat)), healing(chosen, 5)], needs(heroesOf)),
  palisade: event([lastForGroup], lasts({ scope: 'group', ends: 'own turn', bonuses: [{ stat: 'rs', amount: 1 }] })),
  ambush: event([askBeing('own-fighter', (s, f) => fightersOf(s, f.seat)), giveAction(chosen, true)]),
  'black-market': event(redrawAny),
  treason: event([askBeing('enemy-npc', (s, f) => enemyNpcs(s, f.seat)), takeNpc], needs(enemyNpcs)),
  'plague-of-rust': event([eachOpponentRusts]),
  'magic-lull': event(
    [lastForGroup],
    lasts({ scope: 'heroes', ends: 'own turn', bonuses: [{ stat: 'ma', amount: -2 }] }),
  ),
  'full-moon': event(
    [lastForGroup],
    lasts({
      scope: 'creatures and werewolves',
      ends: 'own turn',
      bonuses: [
        { stat: 'at', amount: 2 },
        { stat: 'dmg', amount: 1 },
      ],
    }),
  ),
  'grave-robbery': event([askCard('discarded', (s) => allDiscards(s)), takeFromDiscard], needs(allDiscards)),
  exorcism: event([discardDemon(ownDemon)], { possible: (s, seat) => demonAt(s, seat) >= 0 }),
  'devils-pact': event([askSeat('opponent', (s, f) => opponents(s, f.seat)), sendDemon], {
    possible: (s, seat) => demonAt(s, seat) >= 0,
  }),
  'mercenary-contract': event([cheaperHero(6)]),
  armoury: event([askBeing('own-hero', (s, f) => heroesOf(s, f.seat)), equipFreely], needs(heroesOf)),
  bounty: event([askBeing('enemy-hero', (s, f) => enemyHeroes(s, f.seat)), setBounty], {
    ...needs(enemyHeroes),
    ...lasts({ scope: 'being', ends: 'own turn' }),
  }),
};
