import { type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { abilitiesOfSource, type Skilled } from '../abilities.js';
import { cardCount, cardKey, isMarketCard, kindOfCard, sourceKey, sourceOfHero } from '../box.js';
import type { Moment } from '../card.js';
import { programOfAbility } from '../operations/programs.js';
import { eachAbility, exhaustionOf, lifeOf, owns, partyOf, staminaOf, woundsOf } from '../parties.js';
import type { RuneboundFrame, RuneboundState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import { activationProblem, noteActivation } from './activation.js';
import { fitsRoll, holds } from './conditions.js';
import { type C, combatOf, effectFrame, innermost } from './frames.js';
import { checkBonuses, payCounters } from './harm.js';
import { discardOwn } from './piles.js';
import { selfOf } from './self.js';
import { usesProblem } from './useful.js';

/*
 * Abilities that a player may use: at which moment, how often, and what stands against it. A question says which
 * moments are open at it (`useAt`); everything else follows from the ability.
 */

export type PlayDeed = Deed<RuneboundState, RuneboundFrame>;

const isOptional = ({ use }: Skilled): boolean => use === 'activate' || use === 'discard' || use === 'pay';

/** Which abilities are open at a question: their moments, and whether they must be declared in advance. */
export interface Openness {
  readonly moments: readonly Moment[];
  /** Only abilities that are to be declared before the dice, or only the others; null for both. */
  readonly pre: boolean | null;
  /** The same for abilities that change the other side's roll. */
  readonly versus?: boolean;
}

const isOpen = (ability: Skilled, { moments, pre, versus = ability.versus }: Openness): boolean =>
  isOptional(ability) &&
  moments.includes(ability.when) &&
  (pre === null || ability.pre === pre) &&
  ability.versus === versus;

/** Which ability of a source is meant: the one that is open now. */
const openAbility = (source: number, openness: Openness): Skilled | undefined =>
  abilitiesOfSource(source).find((ability) => isOpen(ability, openness));

const isOwn = (state: RuneboundState, seat: number, source: number): boolean =>
  source < cardCount ? owns(state, seat, source) : source === sourceOfHero(partyOf(state, seat).hero);

/** How often an ability may be used, as far as frames and turns remember. */
const usedMark = (ability: Skilled, seat: number): number => ability.number * 8 + seat;

function limitProblem(state: RuneboundState, seat: number, ability: Skilled, source: number): Refusal | null {
  const about = { source: sourceKey(source) };
  const { limit } = ability;
  if (limit === 'roll' && innermost(state, 'roll')?.used.includes(source))
    return refusal('RB-ABL-31', { case: 'used', ...about });
  if (limit === 'turn' && state.usedInTurn.includes(ability.number)) return refusal('RB-ABL-08', about);
  const isOncePerCombat = limit === 'combat' || (ability.when === 'combat.before' && ability.use === 'pay');
  if (isOncePerCombat && combatOf(state)?.used.includes(usedMark(ability, seat))) return refusal('RB-ABL-11', about);
  return null;
}

/** RB-WND-04, RB-WND-05, RB-WND-10 */
function costProblem(state: RuneboundState, seat: number, ability: Skilled, source: number): Refusal | null {
  const { exhaustion, wound, gold } = ability.cost;
  const self = selfOf(source);
  const about = { source: sourceKey(source) };
  const left = staminaOf(state, seat, self) - exhaustionOf(state, seat, self);
  if (exhaustion > left) return refusal('RB-WND-05', { ...about, cost: exhaustion, left: Math.max(0, left) });
  const health = lifeOf(state, seat, self) - woundsOf(state, seat, self);
  if (wound > 0 && wound >= health) return refusal('RB-WND-10', { ...about, cost: wound, left: health });
  return gold > partyOf(state, seat).gold ? refusal('RB-MKT-14', { ...about, cost: gold }) : null;
}

const rollMoments: readonly Moment[] = ['roll', 'test'];

function momentProblem(state: RuneboundState, seat: number, ability: Skilled, source: number): Refusal | null {
  const about = { source: sourceKey(source) };
  if (rollMoments.includes(ability.when)) {
    const roll = innermost(state, 'roll');
    // A weapon left aside gives this roll nothing.
    if (roll?.aside.includes(source)) return refusal('RB-ABL-13', { case: 'aside', ...about });
    const fits = roll !== undefined && fitsRoll(state, ability, selfOf(source), roll);
    return fits ? null : refusal('RB-ABL-01', { case: 'roll', ...about });
  }
  const phase = combatOf(state)?.phase ?? -1;
  const needsPhase = ability.when === 'phase.start' || (ability.when === 'wounded' && ability.phases !== 7);
  if (needsPhase && (phase < 0 || (ability.phases & (1 << phase)) === 0)) {
    return refusal('RB-ABL-01', { case: 'phase', ...about });
  }
  return holds(state, seat, ability.condition) ? null : refusal('RB-ABL-01', { case: 'condition', ...about });
}

/** The rule against using the ability now, or null. */
export function abilityProblem(state: RuneboundState, seat: number, ability: Skilled, source: number): Refusal | null {
  if (ability.use === 'activate') {
    if (state.turned[source] === 1) return refusal('RB-ABL-10', { source: sourceKey(source) });
    const problem = activationProblem(state, seat, source);
    if (problem !== null) return problem;
  }
  return (
    momentProblem(state, seat, ability, source) ??
    limitProblem(state, seat, ability, source) ??
    costProblem(state, seat, ability, source) ??
    usesProblem(state, seat, ability, selfOf(source), source)
  );
}

function useProblem(state: RuneboundState, seat: number, source: number, openness: Openness): Refusal | null {
  const about = { source: sourceKey(source) };
  if (!isOwn(state, seat, source)) return refusal('RB-ABL-06', about);
  const optional = abilitiesOfSource(source).filter(isOptional);
  if (optional.length === 0) return refusal('RB-ITM-03', about);
  const ability = openAbility(source, openness);
  if (ability !== undefined) return abilityProblem(state, seat, ability, source);
  return refusal('RB-ABL-01', { ...about, moment: `moment.${(optional[0] as Skilled).when}` });
}

/** Whether the seat could use anything at these moments. */
export function canUse(state: RuneboundState, seat: number, openness: Openness): boolean {
  let found = false;
  for (const moment of openness.moments) {
    eachAbility(state, seat, moment, (ability, source) => {
      found ||= isOpen(ability, openness) && abilityProblem(state, seat, ability, source) === null;
    });
  }
  return found;
}

/** RB-ABL-09, RB-ITM-01, RB-ITM-02: what using it costs. */
function pay(c: C, seat: number, ability: Skilled, source: number): void {
  const { state } = c;
  const { exhaustion, wound, gold } = ability.cost;
  payCounters(c, seat, selfOf(source), exhaustion, wound);
  partyOf(state, seat).gold -= gold;
  if (ability.use === 'activate') {
    noteActivation(state, seat);
    state.turned[source] = 1;
  } else if (ability.use === 'discard') discardOwn(c, seat, source);
}

function remember(state: RuneboundState, seat: number, ability: Skilled, source: number): void {
  const roll = innermost(state, 'roll');
  if (rollMoments.includes(ability.when) && roll !== undefined) {
    roll.used.push(source);
    if (kindOfCard[source] === 'weapon') roll.weapons.push(source);
  }
  if (ability.limit === 'turn') state.usedInTurn.push(ability.number);
  combatOf(state)?.used.push(usedMark(ability, seat));
}

export function useAbility(c: C, seat: number, source: number, openness: Openness): void {
  const { state } = c;
  const ability = openAbility(source, openness) as Skilled;
  c.emit(happened.abilityUsed, seat, source);
  pay(c, seat, ability, source);
  remember(state, seat, ability, source);
  c.resolved(ability.number);
  // RB-ABL-14: a + effect waits for the success.
  if (ability.hit) innermost(state, 'roll')?.hits.push(ability.number);
  else state.frames.push(effectFrame(seat, selfOf(source), programOfAbility(ability.number), source));
}

/** To use an ability at these moments. `afterwards` is what the question does with it, such as to be asked again. */
export function useAt(openness: Openness, afterwards: (frame: RuneboundFrame) => void): PlayDeed {
  return {
    kind: choose.use,
    candidates({ state }, _frame, seat, out) {
      for (const moment of openness.moments) {
        eachAbility(state, seat, moment, (ability, source) => {
          if (isOpen(ability, openness)) out.add(choose.use.code(source));
        });
      }
    },
    forbids: ({ state }, _frame, seat, code) => useProblem(state, seat, choose.use.source(code), openness),
    does(c, frame, seat, code) {
      afterwards(frame);
      useAbility(c, seat, choose.use.source(code), openness);
    },
  };
}

/** RB-ITM-04, RB-ITM-08: cards may be thrown away at the moments at which anything may be used. */
export function discardAt(afterwards: (frame: RuneboundFrame) => void): PlayDeed {
  return {
    kind: choose.discard,
    candidates({ state }, _frame, seat, out) {
      for (const card of partyOf(state, seat).cards) if (isMarketCard(card)) out.add(choose.discard.code(card));
    },
    forbids({ state }, _frame, seat, code) {
      const card = choose.discard.card(code);
      if (!owns(state, seat, card)) return refusal('RB-ITM-04', { card: cardKey(card) });
      return isMarketCard(card) ? null : refusal('RB-DEF-06', { card: cardKey(card) });
    },
    does(c, frame, seat, code) {
      const card = choose.discard.card(code);
      afterwards(frame);
      c.emit(happened.cardDiscarded, seat, card);
      discardOwn(c, seat, card);
      checkBonuses(c, seat);
    },
  };
}
