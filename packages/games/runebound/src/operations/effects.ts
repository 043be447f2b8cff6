import { compile, effectStep, InvariantError } from '@heldentisch/engine';
import type { Operation } from '../card.js';
import type { EffectFrame, RuneboundState } from '../state.js';
import {
  changeEnemy,
  defeat,
  discardUsed,
  easeEscape,
  fight,
  freeAttack,
  keep,
  refresh,
  silence,
  win,
} from './in-combat.js';
import { exhaust, prevent, relieve, survive, wound } from './on-characters.js';
import { add, onSuccess, reroll, useAttribute, versusAttribute } from './on-rolls.js';
import { counter, decide, go, gold, nextPrice, rerollMovement, test, wild } from './on-the-way.js';
import { programs } from './programs.js';
import type { OperationProgram } from './verb.js';
import { peek, pick } from './with-decks.js';

/** What a card does, operation by operation. */

const programOf = (operations: readonly Operation[]): OperationProgram => operations.flatMap(linesOf);

/** Damage of + effects and reductions is counted when the blow falls; constant things are looked up, never carried out. */
const counted: OperationProgram = [];

function linesOf(operation: Operation): OperationProgram {
  switch (operation.op) {
    case 'add':
      return [add(operation)];
    case 'dmg':
    case 'stat':
    case 'skill':
    case 'noDraw':
    case 'dice':
    case 'enterAny':
      return counted;
    case 'price':
      return operation.for === 'next' ? [nextPrice(operation)] : counted;
    case 'reroll':
      return [reroll(operation)];
    case 'useAttr':
      return [useAttribute(operation)];
    case 'vsAttr':
      return [versusAttribute(operation)];
    case 'onSuccess':
      return [onSuccess(operation)];
    case 'enemy':
      return [changeEnemy(operation)];
    case 'wound':
      return [wound(operation)];
    case 'exhaust':
      return [exhaust(operation)];
    case 'heal':
    case 'rest':
      return [relieve(operation)];
    case 'prevent':
      return [prevent(operation)];
    case 'gold':
      return [gold(operation)];
    case 'wild':
      return Array.from({ length: operation.n }, () => wild);
    case 'rerollMove':
      return rerollMovement(operation);
    case 'go':
      return [go(operation)];
    case 'peek':
      return peek(operation);
    case 'pick':
      return pick(operation);
    case 'test':
      return test(operation, programOf);
    case 'choose':
      return decide(operation, programOf);
    case 'attack':
      return [freeAttack(operation)];
    case 'escape':
      return [easeEscape(operation)];
    case 'noActivate':
      return [silence];
    case 'discard':
      return [discardUsed];
    case 'refresh':
      return [refresh(operation)];
    case 'survive':
      return [survive(operation)];
    case 'defeat':
      return [defeat];
    case 'keep':
      return [keep(operation)];
    case 'counter':
      return [counter(operation)];
    case 'fight':
      return [fight(operation)];
    case 'win':
      return [win];
  }
}

const compiled = programs.map((operations) => compile(programOf(operations)));

export const effect = effectStep<RuneboundState, EffectFrame>(
  ({ program }) => {
    const lines = compiled[program];
    if (lines === undefined) throw new InvariantError(`there is no program ${program}`);
    return lines;
  },
  () => {},
);
