import { at, refusal } from '@heldentisch/engine';
import { draw, lay } from '@heldentisch/pieces';
import { stepsBetween } from '../../board.js';
import { designOf, isWound } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { skillIds } from '../../card-ids.js';
import { combatOf, playerOf, woundsIn } from '../../players.js';
import { takeWound, throwAwayFrom } from '../../rules/cards.js';
import { attackCount, attackElement, hasAbility } from '../../rules/enemies.js';
import { gainCrystal, gainToken } from '../../rules/mana.js';
import type { CombatFrame, Fighter, MageKnightState } from '../../state.js';
import { abilities, basicColors, black, blue, coldFire, fire, green, ice, ranged, red, white } from '../../terms.js';
import { choose, happened, traits } from '../../vocabulary.js';
import { ask } from '../asks.js';
import { reachable } from '../on-enemies.js';
import { lastAnswer, type OperationVerb, type Special } from '../verb.js';
import { askColor, askWay, distinct, note, onlyIn, othersOf, repeat, run, since, stop } from './parts.js';

type S = MageKnightState;
const [oneWay, allWay] = [ways.indexOf('one'), ways.indexOf('all')];
const start = -2;
const enough = -1;

// Healing Ritual

/** The other heroes on the map that are nearest. */
function nearest(state: S, seat: number): number[] {
  const { space } = playerOf(state, seat);
  const on = othersOf(state, seat).filter((other) => playerOf(state, other).space >= 0);
  const away = (other: number): number => stepsBetween(space, playerOf(state, other).space);
  const least = Math.min(...on.map(away));
  return on.filter((other) => away(other) === least);
}

// Know Your Prey

/** What the enemy could be stripped of: numbers of traits. */
function traitsOf(fighter: Fighter): number[] {
  const list = [...abilities.keys()].filter((i) => hasAbility(fighter, at(abilities, i)));
  for (let attack = 0; attack < attackCount(fighter); attack++) {
    const element = attackElement(fighter, attack);
    if (element === fire || element === coldFire) list.push(traits.indexOf('fire'));
    if (element === ice || element === coldFire) list.push(traits.indexOf('ice'));
  }
  return distinct(list);
}
const prey = (state: S, index: number): Fighter | undefined => combatOf(state)?.fighters[index];
function strip(fighter: Fighter, trait: number): void {
  if (trait < abilities.length) fighter.lostAbilities |= 1 << trait;
  else fighter.lostElements |= 1 << (traits[trait] === 'fire' ? fire : ice);
}

const exploit = (): number => skillIds.indexOf('tovak-mana-exploit');

const forkLine = (): OperationVerb =>
  ask({
    kind: choose.pickEnemy,
    rule: 'MK-CBT-17',
    prompt: 'pickEnemy',
    options(state, frame) {
      const chosen = since(frame, start);
      const combat = combatOf(state);
      if (chosen.includes(enough) || combat === undefined) return [];
      return [...combat.fighters.keys()].filter((i) => {
        const { defeated, summoner } = at(combat.fighters, i);
        return defeated === 0 && summoner < 0 && !chosen.includes(i);
      });
    },
    read: (code) => choose.pickEnemy.enemySlot(code),
    answer(c, frame, index) {
      const { aimed } = at((combatOf(c.state) as CombatFrame).fighters, index);
      aimed[coldFire] = at(aimed, coldFire) + 1;
      frame.answers.push(index);
      c.emit(happened.attackPoints, frame.seat, 1, ranged, coldFire);
    },
    optional: stop(enough),
  });

export const skills = {
  spendAtOnce: {
    lines: () => [
      run(({ state }, frame) => {
        state.turn.lasting.push({ what: 'spendAtOnce', bits: lastAnswer(frame), n: 0, least: 0, source: frame.source });
      }),
    ],
  },
  healingRitual: {
    whyNot: (state, seat) =>
      woundsIn(playerOf(state, seat).hand) > 0 ? null : refusal('MK-CRD-14', { case: 'wound' }),
    lines: () => [
      askWay({
        options: (state, { seat }) => (woundsIn(playerOf(state, seat).hand) > 1 ? [oneWay, allWay] : [oneWay]),
        // How many wounds there are is the hand's secret.
        alwaysAsks: true,
        answer(c, { seat }, way) {
          const { hand } = playerOf(c.state, seat);
          for (const card of hand.filter(isWound).slice(0, way === allWay ? 2 : 1)) {
            throwAwayFrom(c, seat, hand, card);
            c.emit(happened.woundHealed, seat);
          }
        },
      }),
      ask({
        kind: choose.pickSeat,
        rule: 'MK-EFF-01',
        prompt: 'pickSeat',
        options: (state, { seat }) => nearest(state, seat),
        read: (code) => choose.pickSeat.seat(code),
        answer: (c, _frame, other) => takeWound(c, other),
      }),
    ],
  },
  manaExploit: {
    lines: () => [
      askColor({
        prompt: 'pickMana',
        options: () => [red, blue, white, green, black],
        answer(c, { seat }, color) {
          const { central } = c.state;
          const index = central.findIndex((token) => token.skill === exploit() && token.seat === seat);
          if (index >= 0) central[index] = { ...at(central, index), color };
          gainToken(c, seat, color);
        },
      }),
    ],
  },
  frozenCrystal: {
    lines: () => [
      askColor({
        prompt: 'pickCrystal',
        options: ({ source }) => distinct(source.filter((color) => color < basicColors)),
        answer: (c, { seat }, color) => gainCrystal(c, seat, color),
      }),
    ],
  },
  /** The first answer: the colours that were paid, as bits. */
  suppressedCrystal: {
    lines: () => [
      askColor({
        prompt: 'pickCrystal',
        options: (_state, { answers }) => [0, 1, 2, 3].filter((color) => ((answers[0] ?? 0) >> color) & 1),
        answer: (c, { seat }, color) => gainCrystal(c, seat, color),
      }),
    ],
  },
  bondsOfLoyalty: {
    lines: () => [
      run((c) => {
        const { state } = c;
        for (const unit of draw(state.regulars, 2)) {
          lay(state.unitOffer, unit, state.seen);
          c.emit(happened.unitOffered, designOf(unit));
        }
      }),
    ],
  },
  knowYourPrey: {
    whyNot: onlyIn('MK-CBT-17', 0, 1, 3),
    lines: () => [
      ask({
        kind: choose.pickEnemy,
        rule: 'MK-CBT-17',
        prompt: 'pickEnemy',
        options: (state, frame) =>
          reachable(state, frame).filter((i) => traitsOf(prey(state, i) as Fighter).length > 0),
        read: (code) => choose.pickEnemy.enemySlot(code),
        answer: (_c, frame, index) => void frame.answers.push(index),
      }),
      ask({
        kind: choose.strip,
        rule: 'MK-CBT-17',
        prompt: 'strip',
        options(state, frame) {
          const fighter = prey(state, lastAnswer(frame));
          return fighter === undefined ? [] : traitsOf(fighter);
        },
        read: (code) => choose.strip.trait(code),
        answer: ({ state }, frame, trait) => strip(prey(state, lastAnswer(frame)) as Fighter, trait),
      }),
    ],
  },
  forkedLightning: {
    whyNot: onlyIn('MK-RNG-02', 0, 3),
    lines: () => [note(start), ...repeat(3, forkLine())],
  },
} satisfies Partial<Record<SpecialName, Special>>;
