import { at, bitAt, listAt, nameAt, numberAt, objectAt, type PositionFields, wrongField } from '@heldentisch/engine';
import { spaceNames } from './board.js';
import { designOf, isEnemyThing, pileOfEnemy } from './box.js';
import { enemyIds, tacticIds } from './card-ids.js';
import { newTurn } from './create.js';
import type { C } from './players.js';
import { dummySeat, hasDummy, isNightRound, playerOf } from './players.js';
import type { Reader } from './position.js';
import { fightProperties, stepNames } from './position-schema.js';
import { combat } from './rules/combat.js';
import { addFighter, newCombat } from './rules/combat-start.js';
import { ending } from './rules/ending.js';
import { game } from './rules/game.js';
import { round } from './rules/round.js';
import { tacticsOfDay } from './rules/tactics.js';
import { turn } from './rules/turn.js';
import type { CombatFrame, MageKnightState } from './state.js';
import { combatPhases } from './terms.js';

/** Where the game stands: round, turn, step, and perhaps in the middle of a combat. */
export function readCourse(reader: Reader): void {
  const { state, fields } = reader;
  const seats = state.players.length;
  const seat = numberAt(fields.turn ?? 0, 'turn', seats - 1);
  readOrder(reader);
  const step = stepNames[nameAt(fields.step ?? 'act', 'step', stepNames)] as (typeof stepNames)[number];
  state.turns = 1;
  const used = [...state.turn.usedSkills];
  Object.assign(state.turn, newTurn(seat));
  state.turn.usedSkills.push(...used);
  readTurn(reader, seat);
  state.frames.length = 0;
  state.frames.push({ step: 'game', at: game.at.rounds + 1 });
  if (step === 'tactics') {
    state.frames.push({ step: 'round', at: round.at.tactics, turn: 0 });
    state.tactics.push(...readTactics(reader));
    return;
  }
  state.frames.push({ step: 'round', at: round.at.after, turn: state.order.indexOf(seat) });
  state.turn.stage = { before: 0, announce: 0, act: 0, deal: 1, after: 2, rest: 3, end: 2 }[step];
  const phase =
    step === 'before'
      ? turn.at.before
      : step === 'announce'
        ? turn.at.announce
        : step === 'end'
          ? turn.at.over
          : turn.at.act;
  state.frames.push({ step: 'turn', at: phase, seat, forfeited: 0 });
  if (step === 'end') state.frames.push({ step: 'ending', at: ending.at.dice, seat });
  if (fields.fight !== undefined) readFight(reader, seat);
}

function readOrder({ state, fields }: Reader): void {
  const dummy = dummySeat(state);
  const who = (value: unknown, path: string): number =>
    value === 'dummy' ? dummy : numberAt(value, path, state.players.length - 1);
  if (fields.order !== undefined)
    state.order.push(...listAt(fields.order, 'order').map((one, i) => who(one, `order.${i}`)));
  else state.order.push(...state.players.keys(), ...(hasDummy(state) ? [dummy] : []));
  state.announcer = fields.announced === undefined ? -1 : who(fields.announced, 'announced');
  if (fields.lastTurns !== undefined) state.lastTurns = numberAt(fields.lastTurns, 'lastTurns', 9);
  else if (state.announcer >= 0) state.lastTurns = state.order.length - 1;
}

const readTactics = ({ state, fields }: Reader): number[] =>
  fields.tactics === undefined
    ? tacticsOfDay(isNightRound(state)).filter((tactic) => state.players.every((player) => player.tactic !== tactic))
    : listAt(fields.tactics, 'tactics').map((name, i) => nameAt(name, `tactics.${i}`, tacticIds));

function readTurn({ state, fields }: Reader, seat: number): void {
  const { turn: now } = state;
  const points = (key: 'move' | 'heal' | 'dice' | 'cards', usual: number): number =>
    numberAt(fields[key] ?? usual, key, 999);
  now.move = points('move', 0);
  now.heal = points('heal', 0);
  now.dice = points('dice', 1);
  now.cards = points('cards', 0);
  const influence = fields.influence ?? 0;
  if (typeof influence !== 'number' || !Number.isInteger(influence)) wrongField('influence', 'must be a whole number');
  now.influence = influence;
  const { space, hand } = playerOf(state, seat);
  if (fields.path !== undefined)
    now.path.push(...listAt(fields.path, 'path').map((name, i) => nameAt(name, `path.${i}`, spaceNames)));
  else if (space >= 0) now.path.push(space);
  now.exempt = hand.length === 0 ? 1 : 0;
}

/** A combat that is going on: who fights, in which phase. */
function readFight(reader: Reader, seat: number): void {
  const { state, fields } = reader;
  const data = objectAt(fields.fight, 'fight', Object.keys(fightProperties));
  const kinds = ['rampage', 'assault', 'adventure', 'monastery'] as const;
  const kind = at(kinds, nameAt(data.kind ?? 'rampage', 'fight.kind', kinds));
  const own = playerOf(state, seat).space;
  const space =
    data.space === undefined ? (kind === 'rampage' ? -1 : own) : nameAt(data.space, 'fight.space', spaceNames);
  const frame = newCombat(seat, {
    kind,
    space,
    from: data.from === undefined ? own : nameAt(data.from, 'fight.from', spaceNames),
    isNight: data.night !== undefined && bitAt(data.night, 'fight.night') === 1,
    noUnits: data.noUnits !== undefined && bitAt(data.noUnits, 'fight.noUnits') === 1,
  });
  state.turn.stage = 2;
  state.frames.push(frame);
  const c = { state, emit: () => {}, resolved: () => {}, isCovered: false } as unknown as C;
  for (const [i, one] of listAt(data.enemies ?? [], 'fight.enemies').entries())
    readFighter(reader, c, frame, one, `fight.enemies.${i}`);
  frame.woundsTaken = numberAt(data.wounds ?? 0, 'fight.wounds', 99);
  const phase = nameAt(data.phase ?? 'ranged', 'fight.phase', combatPhases);
  frame.phase = phase;
  const places = {
    ranged: combat.at.ranged,
    block: combat.at.block,
    damage: combat.at.damage,
    attack: combat.at.attack,
  };
  frame.at = places[combatPhases[phase] as (typeof combatPhases)[number]];
}

function readFighter(reader: Reader, c: C, frame: CombatFrame, one: unknown, path: string): void {
  const { state } = reader;
  const data: PositionFields =
    typeof one === 'string'
      ? { enemy: one }
      : objectAt(one, path, ['enemy', 'space', 'rampaging', 'blocked', 'defeated']);
  const enemy = nameAt(data.enemy, `${path}.enemy`, enemyIds);
  const rampaging =
    data.rampaging === undefined ? frame.kind === 'rampage' : bitAt(data.rampaging, `${path}.rampaging`) === 1;
  const space =
    data.space === undefined ? (rampaging ? -1 : frame.space) : nameAt(data.space, `${path}.space`, spaceNames);
  addFighter(c, frame, tokenFor(state, enemy, space, path), {
    space,
    isRampaging: rampaging,
    isDefender: !rampaging && frame.kind === 'assault',
  });
  const fighter = at(frame.fighters, frame.fighters.length - 1);
  fighter.blocked = numberAt(data.blocked ?? 0, `${path}.blocked`, 7);
  if (data.defeated !== undefined) fighter.defeated = bitAt(data.defeated, `${path}.defeated`);
}

/** The token that stands at the space, or one of its pile. */
function tokenFor(state: MageKnightState, enemy: number, space: number, path: string): number {
  const here = state.tokens.findIndex(
    (token, i) => state.tokenSpaces[i] === space && isEnemyThing(token) && designOf(token) === enemy,
  );
  if (here >= 0) {
    state.tokenSpaces.splice(here, 1);
    state.tokenUp.splice(here, 1);
    return state.tokens.splice(here, 1)[0] as number;
  }
  const pile = at(state.enemyPiles, at(pileOfEnemy, enemy));
  const index = pile.findIndex((token) => designOf(token) === enemy);
  return index < 0 ? wrongField(path, 'is not in its pile') : (pile.splice(index, 1)[0] as number);
}
