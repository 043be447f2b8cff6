import { type Choice, kindOf, type Play, type Refusal, type ToldEvent, tellEvent } from '@heldentisch/engine';
import type { MageKnightState } from '../state.js';
import { choices, choose, events } from '../vocabulary.js';
import { branch, codeOf, playFrom } from './imagined.js';

/*
 * What playing a card, activating a unit or using a skill would bring now. Nothing is reckoned here: the choice is made in
 * an imagined game, with every way to pay for it and every branch of its effect, and what happens is told.
 */

export type GainName =
  | 'move'
  | 'influence'
  | 'heal'
  | 'attack'
  | 'ranged'
  | 'siege'
  | 'block'
  | 'fame'
  | 'reputation'
  | 'draw'
  | 'wound'
  | 'mana'
  | 'crystal'
  | 'dice'
  | 'ready'
  | 'lower'
  | 'armor'
  | 'prevent'
  | 'defeat'
  /** The rules are changed for a while. */
  | 'lasting';

/** So much of something; attacks and blocks have an element, mana and crystals a colour. */
export interface Gain {
  readonly what: GainName;
  readonly amount: number;
  readonly kind: string;
}

export interface Payment {
  /** Where the mana comes from, as the choice `pay` calls it, and what it is used as. */
  readonly mana: string;
  readonly color: string;
}

/** One way in which a choice can be carried out, to its end or to a question that only the table can answer. */
export interface Course {
  readonly choice: Choice;
  /** The answers that belong to it, in their order. */
  readonly next: readonly Choice[];
  readonly paid: readonly Payment[];
  /** The branches taken: ways and colours by their names. */
  readonly ways: readonly string[];
  readonly gains: readonly Gain[];
  /** What is asked next, by the key of its prompt; empty when nothing is. */
  readonly asks: string;
  /** Dice or a shuffle come into it: what follows is open. */
  readonly isChance: boolean;
}

/** Questions that would make more courses than this are left to the table. */
const mostCourses = 24;

/** Questions that say how something is done, not what it is done to. */
const branching = new Set([choose.pay.id, choose.take.id, choose.pickColor.id]);

const kinds: Readonly<Record<string, GainName>> = { melee: 'attack', ranged: 'ranged', siege: 'siege' };

/** What an event brings the seat; null for what is no gain. */
function gainOf(event: ToldEvent, seat: number): Gain | null {
  const amount = Number(event.amount ?? 1);
  const isOwn = event.seat === undefined || event.seat === seat;
  if (!isOwn) return null;
  switch (event.type) {
    case 'movePoints':
      return { what: 'move', amount, kind: '' };
    case 'influencePoints':
      return { what: 'influence', amount, kind: '' };
    case 'healPoints':
      return { what: 'heal', amount, kind: '' };
    case 'attackPoints':
      return { what: kinds[String(event.kind)] ?? 'attack', amount, kind: String(event.element) };
    case 'blockPoints':
      return { what: 'block', amount, kind: String(event.element) };
    case 'fameGained':
      return { what: 'fame', amount, kind: '' };
    case 'fameLost':
      return { what: 'fame', amount: -amount, kind: '' };
    case 'reputationChanged':
      return { what: 'reputation', amount, kind: '' };
    case 'cardsDrawn':
      return { what: 'draw', amount: Number(event.count), kind: '' };
    case 'woundTaken':
      return { what: 'wound', amount, kind: '' };
    case 'manaGained':
      return { what: 'mana', amount, kind: String(event.color) };
    case 'crystalGained':
      return { what: 'crystal', amount, kind: String(event.color) };
    case 'unitReadied':
      return { what: 'ready', amount, kind: '' };
    case 'attackLowered':
      return { what: 'lower', amount, kind: '' };
    case 'armorChanged':
      return { what: 'armor', amount, kind: '' };
    case 'attackPrevented':
      return { what: 'prevent', amount, kind: '' };
    case 'enemyDefeated':
      return { what: 'defeat', amount, kind: '' };
    default:
      return null;
  }
}

/** Equal gains are counted together, in the order in which they came first. */
export function summed(gains: readonly Gain[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const gain of gains) {
    const key = `${gain.what} ${gain.kind}`;
    const known = sums.get(key);
    sums.set(key, known === undefined ? gain : { ...known, amount: known.amount + gain.amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

/** What no event tells: more dice to use, and rules that are changed for a while. */
function quietGains(before: MageKnightState, { turn }: MageKnightState): Gain[] {
  const used = turn.usedDice.length - before.turn.usedDice.length;
  const dice = turn.dice - before.turn.dice + used;
  const lasting = turn.lasting.length - before.turn.lasting.length;
  return [
    ...(dice > 0 ? [{ what: 'dice', amount: dice, kind: '' } as const] : []),
    ...(lasting > 0 ? [{ what: 'lasting', amount: 1, kind: '' } as const] : []),
  ];
}

const paymentOf = ({ mana, color }: ToldEvent): Payment => ({ mana: String(mana), color: String(color) });

/** The play up to a question, and how it got there. */
interface Road {
  readonly play: Play<MageKnightState>;
  readonly told: readonly ToldEvent[];
  readonly next: readonly Choice[];
  /** How many roads there are beside it, so far. */
  readonly width: number;
}

/** The own question in the middle of the effect, by the key of its prompt, or an empty text. */
function questionOf(play: Play<MageKnightState>, seat: number): string {
  const frame = play.waitingFrame;
  if (play.waiting !== 1 << seat || frame === null) return '';
  return play.stepOf(frame).isAmid?.(play.state, frame) === true ? play.prompt(seat).key : '';
}

const wayOf = ({ type, way, color }: Choice): string[] =>
  type === 'take' ? [String(way)] : type === 'pickColor' ? [String(color)] : [];

function courseOf(before: MageKnightState, seat: number, choice: Choice, road: Road, asks: string): Course {
  const { play, told, next } = road;
  return {
    choice,
    next,
    paid: told.filter(({ type, seat: payer }) => type === 'manaPaid' && payer === seat).map(paymentOf),
    ways: next.flatMap(wayOf),
    gains: summed([...told.flatMap((event) => gainOf(event, seat) ?? []), ...quietGains(before, play.state)]),
    asks,
    isChance: play.chance.used > 0,
  };
}

/** The roads that lead on from a question by each of its answers; none if it is for the table to answer. */
function forks({ play, told, next, width }: Road, seat: number): Road[] {
  const options = play.options(seat);
  const codes = Array.from({ length: options.length }, (_, i) => options.get(i));
  if (codes.length * width > mostCourses || !codes.every((code) => branching.has(kindOf(code)))) return [];
  return codes.map((code) => {
    const other = branch(play.state);
    other.follow(seat, code);
    return {
      play: other,
      told: [...told, ...tellAll(other, seat)],
      next: [...next, choices.decode(code)],
      width: width * codes.length,
    };
  });
}

const tellAll = (play: Play<MageKnightState>, seat: number): ToldEvent[] =>
  (play.events ?? []).map((event) => tellEvent(events, event, seat));

function follow(before: MageKnightState, seat: number, choice: Choice, road: Road): Course[] {
  const asks = questionOf(road.play, seat);
  const roads = asks === '' || road.play.chance.used > 0 ? [] : forks(road, seat);
  if (roads.length === 0) return [courseOf(before, seat, choice, road, asks)];
  return roads.flatMap((one) => follow(before, seat, choice, one));
}

const known = new WeakMap<MageKnightState, Map<string, readonly Course[]>>();

/** All courses of a choice that is offered to the seat. They are found once for each view. */
export function coursesOf(view: MageKnightState, seat: number, choice: Choice): readonly Course[] {
  let all = known.get(view);
  if (all === undefined) {
    all = new Map();
    known.set(view, all);
  }
  const code = codeOf(choice);
  const key = `${seat} ${code}`;
  let courses = all.get(key);
  if (courses === undefined) {
    courses = code < 0 ? [] : find(view, seat, choice, code);
    all.set(key, courses);
  }
  return courses;
}

const offered = new WeakMap<MageKnightState, { readonly seat: number; readonly codes: ReadonlySet<number> }>();

/** Everything that is offered to the seat, listed once. */
function offeredIn(view: MageKnightState, seat: number): ReadonlySet<number> {
  const listed = offered.get(view);
  if (listed?.seat === seat) return listed.codes;
  const play = playFrom(view);
  const options = play.isWaitingFor(seat) || play.isInvited(seat) ? play.options(seat) : null;
  const codes = new Set(Array.from({ length: options?.length ?? 0 }, (_, i) => options?.get(i) ?? -1));
  offered.set(view, { seat, codes });
  return codes;
}

function find(view: MageKnightState, seat: number, choice: Choice, code: number): readonly Course[] {
  if (!offeredIn(view, seat).has(code)) return [];
  const play = playFrom(view);
  play.follow(seat, code);
  return follow(view, seat, choice, { play, told: tellAll(play, seat), next: [], width: 1 });
}

/** What speaks against a choice that is not offered; null if it is offered, or if nobody waits for the seat. */
export function whyNotNow(view: MageKnightState, seat: number, choice: Choice): Refusal | null {
  const play = playFrom(view);
  const code = codeOf(choice);
  if (code < 0 || !play.isWaitingFor(seat) || play.options(seat).has(code)) return null;
  return play.whyNot(seat, code);
}
