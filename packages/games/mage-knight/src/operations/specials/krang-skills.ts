import { at, type Deed, oneFrom, refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { designOf, enemyDesign, pileOfEnemy } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { type C, findDesign, playerOf } from '../../players.js';
import { discardToken } from '../../rules/tokens.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { black, blue, coldFire, elements, gold, green, melee, physical, ranged, red, white } from '../../terms.js';
import { choose, happened } from '../../vocabulary.js';
import { strikingPhases } from '../conditions.js';
import { addAttack, addBlock, addMove } from '../points.js';
import { lastAnswer, type OperationVerb, type Special } from '../verb.js';
import { askColor, askWay, distinct, inPhase } from './parts.js';

/** Skills with tokens and a marker of their own: Puppet Master and Master of Chaos. */

type S = MageKnightState;
const [keepWay, attackWay, blockWay] = [ways.indexOf('keep'), ways.indexOf('attack'), ways.indexOf('block')];

// Puppet Master

/** Designs of enemies defeated in this turn whose token can still be had. */
const fallen = ({ turn, enemyDiscards }: S): number[] =>
  distinct(turn.fallen).filter((enemy) => findDesign(at(enemyDiscards, at(pileOfEnemy, enemy)), enemy) >= 0);

/** Its strongest attack, or undefined for one that only summons. */
function bestAttack(enemy: number): readonly [value: number, element: number] {
  let best: readonly [number, number] = [0, physical];
  for (const one of enemyDesign(enemy).attacks)
    if (!('summon' in one) && one[0] > best[0]) best = [one[0], elements.indexOf(one[1])];
  return best;
}

const puppetWays = (state: S, seat: number): number[] => {
  const { puppets } = playerOf(state, seat);
  const list = fallen(state).length > 0 ? [keepWay] : [];
  if (puppets.length > 0 && inPhase(state, ...strikingPhases(state))) list.push(attackWay);
  if (puppets.length > 0 && inPhase(state, 1)) list.push(blockWay);
  return list;
};

function usePuppet(c: C, frame: EffectFrame, enemy: number): void {
  const { puppets } = playerOf(c.state, frame.seat);
  const pile = at(c.state.enemyDiscards, at(pileOfEnemy, enemy));
  if (lastAnswer(frame) === keepWay) {
    lay(puppets, take(pile, findDesign(pile, enemy)), c.state.seen);
    return;
  }
  discardToken(c, take(puppets, findDesign(puppets, enemy)));
  const [value, element] = bestAttack(enemy);
  if (lastAnswer(frame) === attackWay) addAttack(c, frame, melee, element, Math.ceil(value / 2));
  else addBlock(c, frame, element, Math.ceil(enemyDesign(enemy).armor / 2));
}

// Master of Chaos: the colours in the order of the marker's way.

const wheel: readonly number[] = [gold, blue, green, black, white, red];
const isOpen = (state: S, color: number): boolean => {
  if (color === blue) return inPhase(state, 1);
  if (color === black) return inPhase(state, 0, 3);
  if (color === red) return inPhase(state, ...strikingPhases(state));
  return true;
};
/** Where the marker may go: to the next colour, or further after turns without use. */
const chaosColors = (state: S, seat: number): number[] => {
  const { chaos, chaosRest } = playerOf(state, seat);
  const reached = Array.from({ length: 1 + chaosRest }, (_, i) => at(wheel, (chaos + 1 + i) % wheel.length));
  return distinct(reached).filter((color) => isOpen(state, color));
};
function chaosEffect(c: C, frame: EffectFrame, color: number): void {
  if (color === blue) addBlock(c, frame, physical, 3);
  else if (color === green) addMove(c, frame, 1);
  else if (color === black) addAttack(c, frame, ranged, coldFire, 1);
  else if (color === red) addAttack(c, frame, melee, physical, 2);
  else if (color === white) {
    c.state.turn.influence += 2;
    c.emit(happened.influencePoints, frame.seat, 2 + 2048);
  }
}

const pickEnemyName = (): OperationVerb => {
  const deeds: readonly Deed<S, EffectFrame>[] = [
    oneFrom(
      choose.pickEnemyName,
      ({ state }, frame, _seat, out) => {
        for (const enemy of puppetNames(state, frame)) out.add(choose.pickEnemyName.code(enemy));
      },
      'MK-CBT-17',
      (c, frame, _seat, code) => usePuppet(c, frame, choose.pickEnemyName.enemy(code)),
    ),
  ];
  return {
    seats: ({ state }, frame) => (puppetNames(state, frame).length > 0 ? 1 << frame.seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: () => ({ key: 'pickPuppet' }),
  };
};
const puppetNames = (state: S, frame: EffectFrame): number[] =>
  lastAnswer(frame) === keepWay ? fallen(state) : distinct(playerOf(state, frame.seat).puppets.map(designOf));

export const krangSkills = {
  puppetMaster: {
    whyNot: (state, seat) => (puppetWays(state, seat).length > 0 ? null : refusal('MK-SKL-07', { case: 'puppets' })),
    lines: () => [
      askWay({
        options: (state, { seat }) => puppetWays(state, seat),
        answer: (_c, frame, way) => void frame.answers.push(way),
      }),
      pickEnemyName(),
    ],
  },
  masterOfChaos: {
    whyNot: (state, seat) => (chaosColors(state, seat).length > 0 ? null : refusal('MK-SKL-07', { case: 'chaos' })),
    lines: () => [
      askColor({
        prompt: 'masterOfChaos',
        options: (state, { seat }) => chaosColors(state, seat),
        answer(c, frame, color) {
          const player = playerOf(c.state, frame.seat);
          player.chaos = wheel.indexOf(color);
          player.chaosRest = 0;
          frame.answers.push(color);
          chaosEffect(c, frame, color);
        },
      }),
      askColor({
        prompt: 'masterOfChaos',
        options: (state, frame) =>
          lastAnswer(frame) === gold ? wheel.filter((color) => color !== gold && isOpen(state, color)) : [],
        answer: chaosEffect,
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
