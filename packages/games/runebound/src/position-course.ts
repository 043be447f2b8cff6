import { listAt, nameAt, nothing, numberAt, objectAt, wrongField } from '@heldentisch/engine';
import { cardNames, challengeCard, characterNames } from './box.js';
import { isIn, partyOf } from './parties.js';
import type { Reader } from './position.js';
import { stepNames } from './position-schema.js';
import { adventure } from './rules/adventure.js';
import { combat } from './rules/combat.js';
import { isEndgame } from './rules/doom.js';
import { experience } from './rules/experience.js';
import { combatFrame, endOfCombat } from './rules/frames.js';
import { game } from './rules/game.js';
import { market } from './rules/market.js';
import { movement } from './rules/movement.js';
import { turn } from './rules/turn.js';
import type { CombatFrame, MovementFrame, RuneboundFrame } from './state.js';
import { escapePhase, phases } from './terms.js';
import { movementDice } from './vocabulary.js';

/** Where the game stands: whose turn it is, in which step, and perhaps in the middle of a fight. */
export function readCourse(reader: Reader): void {
  const { state, fields } = reader;
  const last = state.parties.length - 1;
  const seat = numberAt(fields.turn ?? 0, 'turn', last);
  if (!isIn(state, seat)) wrongField('turn', 'is the turn of somebody who has left');
  state.start = numberAt(fields.start ?? 0, 'start', last);
  state.round = numberAt(fields.round ?? 1, 'round', 300);
  state.turns = (state.round - 1) * state.parties.length + seat + 1;
  if (state.doom && state.doomCounters === 8) state.doomed = state.turns - 1;
  state.bought.push(...cardsNamed(reader, 'bought'));
  state.sold.push(...cardsNamed(reader, 'sold'));
  const step = stepNames[nameAt(fields.step ?? 'movement', 'step', stepNames)] as (typeof stepNames)[number];
  state.frames.length = 0;
  state.frames.push({ step: 'game', at: game.at.next, seat });
  const fight = fields.fight === undefined ? null : readFight(reader, seat);
  const under = fight === null ? step : 'adventure';
  state.frames.push({ step: 'turn', at: turnAt(under), seat, over: 0 });
  const frame = stepFrame(reader, under, seat);
  // In a fight the choice of the adventure step has been made.
  if (fight !== null && frame !== null) frame.at++;
  if (frame !== null) state.frames.push(frame);
  if (fight !== null) state.frames.push(fight);
}

/** Cards that are named here lie elsewhere. */
const cardsNamed = ({ fields }: Reader, key: 'bought' | 'sold'): number[] =>
  listAt(fields[key] ?? [], key).map((name, i) => nameAt(name, `${key}.${i}`, cardNames));

const turnAt = (step: (typeof stepNames)[number]): number => {
  const { at } = turn;
  const behind = {
    movement: at.adventure,
    walk: at.adventure,
    adventure: at.market,
    market: at.experience,
    experience: at.end,
    end: at.end,
  };
  return behind[step];
};

function stepFrame(reader: Reader, step: (typeof stepNames)[number], seat: number): RuneboundFrame | null {
  switch (step) {
    case 'movement':
      return { ...walking(reader, seat), at: movement.at.choose };
    case 'walk':
      return { ...walking(reader, seat), at: movement.at.walk };
    case 'adventure':
      return { step: 'adventure', at: adventure.at.choose, seat, activated: 0 };
    case 'market':
      // The card of this step lies there already.
      return { step: 'market', at: market.at.trade, seat, activated: 0, discount: 0 };
    case 'experience':
      return { step: 'experience', at: experience.at.learn, seat };
    case 'end':
      return null;
  }
}

function walking({ fields }: Reader, seat: number): MovementFrame {
  const dice = listAt(fields.dice ?? [], 'dice').map((face, i) => numberAt(face, `dice.${i}`, 6));
  if (dice.length > movementDice) wrongField('dice', `are at most ${movementDice}`);
  if (dice.includes(0)) wrongField('dice', 'show 1 to 6');
  const spent = listAt(fields.spent ?? [], 'spent').map((die, i) => numberAt(die, `spent.${i}`, dice.length));
  return {
    step: 'movement',
    at: 0,
    seat,
    dice,
    spent: spent.reduce((bits, die) => bits | (1 << (die - 1)), 0),
    wild: 0,
    toRoll: 0,
    toRest: 0,
    isOver: 0,
    activated: 0,
  };
}

const fightKeys = ['card', 'foe', 'wounds', 'round', 'phase', 'attacker', 'attacked', 'total'];

/** A fight at the start of a phase. A challenge that lies on the track is fought from there. */
function readFight(reader: Reader, seat: number): CombatFrame {
  const { state, fields } = reader;
  const data = objectAt(fields.fight, 'fight', fightKeys);
  const frame = data.foe === undefined ? challengeFight(reader, seat, data) : heroFight(reader, seat, data);
  frame.round = numberAt(data.round ?? 1, 'fight.round', 30);
  if (frame.round === 0) wrongField('fight.round', 'must be at least 1');
  frame.phase = nameAt(data.phase ?? 'escape', 'fight.phase', phases);
  frame.at = frame.phase === escapePhase ? combat.at.escape : combat.at.declare;
  for (const [i, name] of listAt(data.attacked ?? [], 'fight.attacked').entries()) {
    frame.attacked |= 1 << nameAt(name, `fight.attacked.${i}`, characterNames);
  }
  if (data.attacker !== undefined) frame.attacker = numberAt(data.attacker, 'fight.attacker', state.parties.length - 1);
  return frame;
}

function challengeFight(reader: Reader, seat: number, data: Readonly<Record<string, unknown>>): CombatFrame {
  const { state } = reader;
  const onTrack = state.track.findIndex((card) => card !== nothing && cardNames[card] === data.card);
  const card = onTrack >= 0 ? (state.track[onTrack] as number) : reader.card(data.card, 'fight.card');
  const { life } = challengeCard(card);
  state.wounds[card] = numberAt(data.wounds ?? 0, 'fight.wounds', life - 1);
  if (onTrack < 0) state.inPlay.push(card);
  // RB-DOM-04
  if (isEndgame(state)) return combatFrame(seat, { card, origin: 'doom', noEscape: endOfCombat });
  return combatFrame(seat, { card, origin: onTrack >= 0 ? 'track' : 'counter' });
}

function heroFight({ state }: Reader, seat: number, data: Readonly<Record<string, unknown>>): CombatFrame {
  const foe = numberAt(data.foe, 'fight.foe', state.parties.length - 1);
  if (foe === seat || partyOf(state, foe).space !== partyOf(state, seat).space) {
    wrongField('fight.foe', 'must be another hero on the same space');
  }
  return combatFrame(seat, { foe, origin: 'hero' });
}
