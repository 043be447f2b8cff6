import { again, always, at, type Deed, type Phases, sequence } from '@heldentisch/engine';
import { type Skilled, specialAbilities } from '../abilities.js';
import { challengeCard, characterNames, hero } from '../box.js';
import { eachAbility, hasCharacter, isDown, setWounds, woundsOf } from '../parties.js';
import type { CombatFrame, Hit, RuneboundState, WoundsFrame } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { holds } from './conditions.js';
import { type C, combatOf, cutTo, innermost, knockOutFrame } from './frames.js';
import { buryAllies } from './harm.js';
import { noteHealth } from './noting.js';
import { selfOf } from './self.js';
import { targetsOf } from './useful.js';
import { canUse, type Openness, useAt } from './using.js';

/*
 * Wounds that are about to be placed (RB-ABL-28): first what prevents by itself, then what the owner wants to use, one
 * character after the other; then all counters are placed at the same moment, and it shows who is down.
 */

type WoundsDeed = Deed<RuneboundState, WoundsFrame>;

const current = ({ hits, index }: WoundsFrame): Hit => at(hits, index);
const isChallenge = ({ seat }: Hit): boolean => seat < 0;

const warding: Openness = { moments: ['wounded'], pre: null };
const rescuing: Openness = { moments: ['ko'], pre: null };
const askAgain = (frame: unknown): void => again(frame as WoundsFrame);

const wardDeeds = [
  useAt(warding, askAgain),
  always<RuneboundState, WoundsFrame>(choose.takeWounds, () => {}),
] as WoundsDeed[];

const rescueDeeds = [
  useAt(rescuing, askAgain),
  always<RuneboundState, WoundsFrame>(choose.fall, (_c, frame, seat) => {
    frame.fallen |= 1 << seat;
    again(frame);
  }),
] as WoundsDeed[];

/** Heroes that are down and could still be saved. */
const toRescue = (state: RuneboundState, { hits, fallen }: WoundsFrame): number =>
  hits.find(
    ({ seat, character }) =>
      seat >= 0 &&
      character === hero &&
      (fallen & (1 << seat)) === 0 &&
      isDown(state, seat, hero) &&
      canUse(state, seat, rescuing),
  )?.seat ?? -1;

const phases = {
  shield: { run: preventByItself },
  ward: {
    seats({ state }, frame) {
      const { seat, left } = current(frame);
      return seat >= 0 && left > 0 && canUse(state, seat, warding) ? 1 << seat : 0;
    },
    run: () => {},
    deeds: () => wardDeeds,
    prompt: (_state, frame) => ({
      key: 'ward',
      params: { amount: current(frame).left, character: `character.${characterNames[current(frame).character]}` },
    }),
  },
  next: {
    run(_c, frame) {
      frame.index++;
      if (frame.index < frame.hits.length) wounds.go(frame, 'shield');
    },
  },
  place: { run: place },
  rescue: {
    seats({ state }, frame) {
      const seat = toRescue(state, frame);
      return seat < 0 ? 0 : 1 << seat;
    },
    run: () => {},
    deeds: () => rescueDeeds,
    prompt: () => ({ key: 'rescue' }),
  },
} satisfies Phases<RuneboundState, WoundsFrame>;

export const wounds = sequence<RuneboundState, WoundsFrame, typeof phases>(phases, seeWhoIsDown);

function prevent(c: C, hit: Hit, amount: number, source: number): void {
  const prevented = Math.min(hit.left, amount);
  hit.left -= prevented;
  if (prevented > 0) c.emit(happened.woundsPrevented, hit.seat, hit.character, prevented, source);
}

/** RB-ABL-28: automatic preventions. */
function preventByItself(c: C, frame: WoundsFrame): void {
  const hit = current(frame);
  if (isChallenge(hit)) {
    spareChallenge(c, hit);
    return;
  }
  const combat = combatOf(c.state);
  eachAbility(c.state, hit.seat, 'wounded', (ability, source) => {
    if (ability.use !== 'always' || !mayPrevent(c.state, combat, ability, source, hit)) return;
    const before = hit.left;
    for (const operation of ability.do) {
      if (operation.op === 'prevent') prevent(c, hit, operation.n === 'all' ? hit.left : operation.n, source);
    }
    if (hit.left === before) return;
    c.resolved(ability.number);
    combat?.used.push(ability.number * 8 + hit.seat);
  });
}

function mayPrevent(
  state: RuneboundState,
  combat: CombatFrame | undefined,
  ability: Skilled,
  source: number,
  hit: Hit,
): boolean {
  if (ability.limit === 'combat') {
    if (combat === undefined || combat.used.includes(ability.number * 8 + hit.seat)) return false;
  }
  const isMeant = ability.do.some(
    (operation) =>
      operation.op === 'prevent' && targetsOf(state, hit.seat, selfOf(source), operation.to).includes(hit.character),
  );
  return isMeant && holds(state, hit.seat, ability.condition);
}

function spareChallenge(c: C, hit: Hit): void {
  const combat = combatOf(c.state) as CombatFrame;
  for (const ability of at(specialAbilities, combat.card)) {
    if (ability.when !== 'enemyWounded' || !holds(c.state, combat.seat, ability.condition)) continue;
    c.resolved(ability.number);
    c.emit(happened.challengeUnharmed, combat.card, hit.left);
    hit.left = 0;
  }
}

/** RB-WND-13: all at the same moment. */
function place(c: C, frame: WoundsFrame): void {
  const { state } = c;
  for (const hit of frame.hits) {
    if (hit.left === 0) continue;
    if (isChallenge(hit)) {
      const { card } = combatOf(state) as CombatFrame;
      state.wounds[card] = at(state.wounds, card) + hit.left;
      c.emit(happened.challengeWounded, card, hit.left);
    } else if (hasCharacter(state, hit.seat, hit.character)) {
      setWounds(state, hit.seat, hit.character, woundsOf(state, hit.seat, hit.character) + hit.left);
      noteHealth(c, hit.seat);
      c.emit(happened.woundsTaken, hit.seat, hit.character, hit.left);
      const clash = innermost(state, 'clash');
      const isOfClash = clash !== undefined && clash.seat === hit.seat && clash.character === hit.character;
      if (isOfClash && hit.harm === 'attack') clash.placed += hit.left;
    }
  }
}

/** RB-WND-01, RB-WND-13: first the heroes, then the allies. */
function seeWhoIsDown(c: C, { hits }: WoundsFrame): void {
  const { state } = c;
  const downHeroes = hits.filter(({ seat, character }) => seat >= 0 && character === hero && isDown(state, seat, hero));
  // The allies of a hero that is knocked out are looked at after that.
  for (const { seat } of hits) if (seat >= 0 && !isDown(state, seat, hero)) buryAllies(c, seat);
  const combat = combatOf(state);
  if (combat !== undefined && combat.foe >= 0 && downHeroes.length > 0) {
    endDuel(state, combat, new Set(downHeroes.map(({ seat }) => seat)));
  } else if (downHeroes.length > 0) {
    // RB-DEF-10: also if the challenge went down at the same moment.
    if (combat !== undefined) cutTo(state, combat);
    state.frames.push(knockOutFrame((downHeroes[0] as Hit).seat));
  } else if (combat !== undefined && combat.card >= 0 && isChallengeDown(state, combat)) {
    cutTo(state, combat);
    state.frames.push({ step: 'victory', at: 0, seat: combat.seat, card: combat.card, owed: -1, kept: 0, away: 0 });
  }
}

const isChallengeDown = ({ wounds: list }: RuneboundState, { card }: CombatFrame): boolean =>
  at(list, card) >= challengeCard(card).life;

/** RB-PVP-27: if both go down the defender of the round wins, and then goes down too. */
function endDuel(state: RuneboundState, combat: CombatFrame, down: ReadonlySet<number>): void {
  const { seat, foe, attacker } = combat;
  const loser = down.size > 1 ? attacker : ([...down][0] as number);
  const winner = loser === seat ? foe : seat;
  state.frames.length = state.frames.indexOf(combat);
  // The knock-out of the active hero ends the turn, so it lies below the other one.
  const beaten = [seat, foe].filter((one) => down.has(one)).map((one) => knockOutFrame(one, 1));
  state.frames.push(...beaten, { step: 'prize', at: 0, seat: winner, loser });
}
