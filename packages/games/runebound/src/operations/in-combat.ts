import { at, oneFrom, refusal } from '@heldentisch/engine';
import { nobody, take } from '@heldentisch/pieces';
import { attacking } from '../abilities.js';
import { cardKey, cardNumber, colorOfCard, kindOfCard, sourceKey } from '../box.js';
import type { EnemyValue, Span } from '../card.js';
import { owns } from '../parties.js';
import {
  type C,
  clashFrame,
  combatFrame,
  combatOf,
  cutTo,
  endOfCombat,
  endOfRoll,
  endOfRound,
  enemyOf,
  frameOf,
} from '../rules/frames.js';
import { endGame } from '../rules/leaving.js';
import { discardOwn, receive } from '../rules/piles.js';
import { checkRunes } from '../rules/runes.js';
import { putDefeatedUnder, takeDefeated, takeFromTrack } from '../rules/undefeated.js';
import { turnedCards } from '../rules/useful.js';
import type { CombatFrame, EffectFrame, RuneboundState } from '../state.js';
import { phases } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import type { Named, OperationVerb } from './verb.js';

/** Operations on the fight that is going on, and on what comes of it. */

const enemyValues: readonly EnemyValue[] = [
  'mind',
  'body',
  'spirit',
  'dmg.ranged',
  'dmg.melee',
  'dmg.magic',
  'all',
  'dmg.all',
];
const ends: Readonly<Record<Span, number>> = { roll: endOfRoll, round: endOfRound, combat: endOfCombat };

export const changeEnemy = ({ stat, n, for: span }: Named<'enemy'>): OperationVerb => ({
  run({ state }, { seat }) {
    const combat = combatOf(state) as CombatFrame;
    const value = enemyValues.indexOf(stat);
    combat.changes.push({ side: enemyOf(combat, seat), value, amount: n, ends: ends[span] });
  },
});

/** RB-CMB-38 */
export const freeAttack = ({ phase }: Named<'attack'>): OperationVerb => ({
  run(c, { seat, self }) {
    const number = phases.indexOf(phase);
    c.emit(happened.attackDeclared, seat, self, number);
    c.state.frames.push(clashFrame(seat, self, attacking, number, 1));
  },
});

/** RB-CMB-39 */
export const easeEscape = ({ auto, ban, for: span }: Named<'escape'>): OperationVerb => ({
  run({ state }, { seat }) {
    const combat = combatOf(state) as CombatFrame;
    if (ban === true) combat.noEscape = Math.max(combat.noEscape, span === 'round' ? endOfRound : endOfCombat);
    if (auto !== true) return;
    if (span === 'round') combat.freeEscape = 1;
    else {
      cutTo(state, combat);
      state.frames.push({ step: 'flight', at: 0, seat });
    }
  },
});

export const silence: OperationVerb = {
  run({ state }) {
    (combatOf(state) as CombatFrame).silenced = 1;
  },
};

/** RB-CMB-41 */
export const defeat: OperationVerb = {
  run({ state }) {
    const combat = combatOf(state) as CombatFrame;
    cutTo(state, combat);
    state.frames.push({ step: 'victory', at: 0, seat: combat.seat, card: combat.card, owed: -1, kept: 0, away: 0 });
  },
};

/** The weapons that were used on the roll just made and are still there (RB-ABL-30). */
const usedWeapons = (state: RuneboundState, seat: number): number[] => {
  const rolls = frameOf(state, 'clash').rolls;
  return [...new Set(rolls.at(-1)?.weapons ?? [])].filter(
    (card) => kindOfCard[card] === 'weapon' && owns(state, seat, card),
  );
};

const loseWeapon = oneFrom<RuneboundState, EffectFrame>(
  choose.loseCard,
  ({ state }, { seat }, _seat, out) => {
    for (const card of usedWeapons(state, seat)) out.add(choose.loseCard.code(card));
  },
  (_c, _frame, _seat, code) => refusal('RB-ABL-30', { card: cardKey(choose.loseCard.card(code)) }),
  (c, { seat }, _seat, code) => {
    const card = choose.loseCard.card(code);
    discardOwn(c, seat, card);
    c.emit(happened.cardLost, seat, card);
  },
);
const loseWeaponDeeds = [loseWeapon];

export const discardUsed: OperationVerb = {
  seats: ({ state }, { seat }) => (usedWeapons(state, seat).length > 0 ? 1 << seat : 0),
  run: () => {},
  deeds: () => loseWeaponDeeds,
  prompt: (_state, { source }) => ({ key: 'loseWeapon', params: { source: sourceKey(source) } }),
};

export function refresh({ kind }: Named<'refresh'>): OperationVerb {
  const deed = oneFrom<RuneboundState, EffectFrame>(
    choose.refresh,
    ({ state }, { seat }, _seat, out) => {
      for (const card of turnedCards(state, seat, kind)) out.add(choose.refresh.code(card));
    },
    (_c, { source }, _seat, code) =>
      refusal('RB-ABL-34', { case: 'card', source: sourceKey(source), card: cardKey(choose.refresh.card(code)) }),
    (c, { seat }, _seat, code) => {
      const card = choose.refresh.card(code);
      c.state.turned[card] = 0;
      c.emit(happened.cardRefreshed, seat, card);
    },
  );
  const deeds = [deed];
  return {
    seats: ({ state }, { seat }) => (turnedCards(state, seat, kind).length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: (_state, { source }) => ({ key: 'refresh', params: { source: sourceKey(source) } }),
  };
}

/** RB-DEF-05 */
export const keep = ({ as }: Named<'keep'>): OperationVerb => ({
  run(c, { seat }) {
    const victory = frameOf(c.state, 'victory');
    victory.kept = 1;
    takeDefeated(c.state, victory.card);
    receive(c.state, seat, victory.card);
    c.state.wounds[victory.card] = 0;
    c.emit(happened.challengeKept, seat, victory.card);
    if (as === 'rune') checkRunes(c, seat);
  },
});

/** RB-DEF-08, RB-VIC-06: the named challenge is fetched, from its deck or from the track. */
function bringOut(c: C, card: number): void {
  const { state } = c;
  const position = state.track.indexOf(card);
  if (position >= 0) {
    c.emit(happened.challengeReturns, card, position);
    takeFromTrack(state, card);
  } else take(at(state.decks, at(colorOfCard, card)), card);
  state.seen[card] = nobody;
  state.inPlay.push(card);
}

export const fight = (operation: Named<'fight'>): OperationVerb => {
  const card = cardNumber(operation.card);
  return {
    run(c, { seat }) {
      const { state } = c;
      const victory = frameOf(state, 'victory');
      // RB-DEF-11: the defeated card goes under its deck before the new combat, the counter comes after it.
      putDefeatedUnder(c, victory.card);
      victory.away = 1;
      bringOut(c, card);
      const noEscape = endOfCombat;
      state.frames.push(
        combatFrame(seat, { card, origin: 'reward', owed: victory.owed, lender: victory.card, noEscape }),
      );
    },
  };
};

/** RB-VIC-02 */
export const win: OperationVerb = {
  run(c, { seat }) {
    c.emit(happened.margathSlain, seat);
    endGame(c.state, 1 << seat, 'outcome.margath');
  },
};
