import { compile, effectStep, InvariantError, oneOf, refusal, when } from '@heldentisch/engine';
import type { Operation, Operations, Way } from '../card.js';
import { ways } from '../card.js';
import { combatOf } from '../players.js';
import { drawCards } from '../rules/cards.js';
import { bitsOf } from '../rules/mana.js';
import { lookAround } from '../rules/tokens.js';
import { readyHealed } from '../rules/units.js';
import type { CombatFrame, EffectFrame, MageKnightState } from '../state.js';
import { terrainBits, terrains } from '../terms.js';
import { choose } from '../vocabulary.js';
import { asking } from './asks.js';
import { holds } from './conditions.js';
import { playOffered, playOther, shed, shedAny, takeCard } from './hand.js';
import { byColor, crystal, crystalOf, crystalOfAnswer, mana, payLine, pickBasic } from './mana.js';
import { loweredBy, onEnemies, onEnemy } from './on-enemies.js';
import { flip, gainUnitFromOffer, ignoreDamage, takeAction, travel } from './on-the-way.js';
import { healAll, healOneUnit, ready, readyAll, readyLevels } from './on-units.js';
import {
  attack,
  block,
  courtesy,
  dice,
  draw,
  drawBonus,
  fame,
  heal,
  influence,
  more,
  move,
  reputation,
  wounds,
} from './points.js';
import { effectNumber, programs } from './programs.js';
import { shiftable } from './shapeshift.js';
import { specials } from './specials.js';
import { type Named, type OperationProgram, type OperationVerb, plainAmount } from './verb.js';
import { whyNot } from './why-not.js';

/** What a card does, operation by operation. */

const programOf = (operations: Operations): OperationProgram => operations.flatMap(linesOf);

function either({ ways: list, picks = 1 }: Named<'either'>): OperationProgram {
  // Of several, each way is taken once: what was taken is the answer.
  const taken = (frame: EffectFrame, way: number): boolean => picks > 1 && frame.answers.includes(1000 + way);
  const question = [
    oneOf<MageKnightState, EffectFrame>(
      {
        kind: choose.take,
        rule: 'MK-EFF-01',
        seat: (_state, { seat }) => seat,
        prompt: asking('take'),
        ...alwaysIf(Object.values(list).some(asksHand)),
      },
      (Object.entries(list) as [Way, Operations][]).map(([way, operations]) => ({
        value: ways.indexOf(way),
        program: [...programOf(operations), ...(picks > 1 ? [noteWay(ways.indexOf(way))] : [])],
        forbids: ({ state }, frame, seat) =>
          taken(frame, ways.indexOf(way))
            ? refusal('MK-EFF-01', { case: 'taken' })
            : whyNot(state, seat, operations, frame.thing),
      })),
    ),
  ];
  return Array.from({ length: picks }, () => question).flat();
}
const noteWay = (way: number): OperationVerb => ({ run: (_c, frame) => void frame.answers.push(1000 + way) });

/** Whether it hangs on the hand what may be chosen: not to be asked about it would tell something of the hand. */
const asksHand = (operations: Operations): boolean =>
  operations.some((operation) => {
    if (operation.op === 'may') return asksHand(operation.do);
    if (operation.op === 'either') return Object.values(operation.ways).some(asksHand);
    return operation.op === 'discard' || operation.op === 'throwAway' || operation.op === 'playOther';
  });
const alwaysIf = (hangsOnHand: boolean) => (hangsOnHand ? { alwaysAsks: true as const } : {});

/** The player may have it or leave it. */
function may({ do: operations }: Named<'may'>): OperationProgram {
  return [
    oneOf<MageKnightState, EffectFrame>(
      {
        kind: choose.take,
        rule: 'MK-EFF-01',
        seat: (_state, { seat }) => seat,
        prompt: asking('may'),
        ...alwaysIf(asksHand(operations)),
      },
      [
        {
          value: ways.indexOf('yes'),
          program: programOf(operations),
          forbids: ({ state }, frame, seat) => whyNot(state, seat, operations, frame.thing),
        },
        { value: ways.indexOf('no'), program: [] },
      ],
    ),
  ];
}

const rider = ({ name, n }: Named<'rider'>): OperationVerb => ({
  run({ state }, { color }) {
    (combatOf(state) as CombatFrame | undefined)?.riders.push({ what: name, n, color });
  },
});

const everyTerrain = (1 << terrains.length) - 1;

const lasting = ({ name, n = 0, terrains: list, colors, least = 0, bits = 0 }: Named<'lasting'>): OperationVerb => {
  const ofTerrains = list === undefined ? bits : list === 'all' ? everyTerrain : terrainBits(...list);
  const set = colors === undefined ? ofTerrains : bitsOf(colors);
  return {
    run(c, frame) {
      const { state } = c;
      state.turn.lasting.push({
        what: name,
        bits: name === 'unitAttackBonus' ? frame.thing : set,
        n: plainAmount(state, frame.seat, n),
        least,
        source: frame.source,
      });
      if (name === 'dayInForest' || name === 'seeFar') lookAround(c, frame.seat);
      if (name === 'noMoreDice') state.turn.dice = 0;
      // What was healed earlier in the turn counts, too.
      if (name === 'drawPerHealed') drawCards(c, frame.seat, state.turn.healedWounds);
      if (name === 'readyHealed') for (const unit of state.turn.healedUnits) readyHealed(c, frame.seat, unit);
      if (name === 'noReputation') {
        state.turn.influence -= state.turn.regard;
        state.turn.regard = 0;
      }
    },
  };
};

function linesOf(operation: Operation): OperationProgram {
  switch (operation.op) {
    case 'move':
      return [shiftable(operation, move(operation))];
    case 'influence':
      return [influence(operation)];
    case 'heal':
      return [heal(operation)];
    case 'attack':
      return [shiftable(operation, attack(operation))];
    case 'block':
      return [shiftable(operation, block(operation))];
    case 'more':
      return [more(operation)];
    case 'fame':
      return [fame(operation)];
    case 'reputation':
      return [reputation(operation)];
    case 'draw':
      return [draw(operation)];
    case 'wound':
      return [wounds(operation)];
    case 'dice':
      return [dice(operation)];
    case 'drawBonus':
      return [drawBonus(operation)];
    case 'courtesy':
      return [courtesy(operation)];
    case 'mana':
      return [mana(operation)];
    case 'crystal':
      return [crystal(operation)];
    case 'pickColor':
      return [pickBasic(operation.of)];
    case 'only':
      return [];
    case 'takeAction':
      return [takeAction];
    case 'gainUnit':
      return [gainUnitFromOffer];
    case 'travel':
      return travel(operation);
    case 'ignoreDamage':
      return [ignoreDamage(operation)];
    case 'flip':
      return [flip];
    case 'playOffered':
      return playOffered(operation);
    case 'crystalOf':
      return crystalOf(operation);
    case 'crystalOfAnswer':
      return [crystalOfAnswer(operation)];
    case 'either':
      return either(operation);
    case 'may':
      return may(operation);
    case 'when':
      return [
        when<MageKnightState, EffectFrame>(
          (state, { seat }) => holds(state, seat, operation.is),
          programOf(operation.then),
          programOf(operation.otherwise ?? []),
        ),
      ];
    case 'pay':
      return [
        payLine(operation.of, operation.by),
        ...(operation.by === undefined ? [] : byColor(operation.by, programOf)),
      ];
    case 'discard':
    case 'throwAway':
      return shed(operation, programOf);
    case 'discardAny':
      return shedAny(operation, programOf);
    case 'ready':
      return [ready(operation)];
    case 'readyLevels':
      return readyLevels(operation);
    case 'readyAll':
      return [readyAll];
    case 'healAll':
      return [healAll];
    case 'healOneUnit':
      return [healOneUnit];
    case 'enemy':
      return onEnemy(operation);
    case 'enemies':
      return [onEnemies(operation)];
    case 'lower':
      return loweredBy(operation.n);
    case 'rider':
      return [rider(operation)];
    case 'lasting':
      return [lasting(operation)];
    case 'playOther':
      return playOther(operation);
    case 'takeCard':
      return [takeCard(operation)];
    case 'special':
      return specials[operation.name].lines();
  }
}

const compiled = programs.map(({ operations }) => compile(programOf(operations)));

export const effect = effectStep<MageKnightState, EffectFrame>(
  ({ program }) => {
    const lines = compiled[program];
    if (lines === undefined) throw new InvariantError(`there is no program ${program}`);
    return lines;
  },
  (c, { program }) => c.resolved(effectNumber(program)),
);
