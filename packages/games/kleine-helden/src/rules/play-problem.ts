import { cardIds } from '../card-ids.js';
import { type Clash, clashOf, hasRolled, isSpellCast } from '../clash.js';
import type { Occasion, SpontaneousCard } from '../define.js';
import { handOf } from '../groups.js';
import type { HeldenState } from '../state.js';
import { eventCard, isEvent, isManoeuvre, isSpontaneous, spontaneousCard } from '../tables.js';
import { attackNames } from '../terms.js';
import { hasSurvivor } from './might-hold.js';
import type { Why } from './why.js';

interface Conditional {
  readonly possible?: (s: HeldenState, seat: number) => boolean;
  readonly rule?: string;
}

/** What the card itself asks for is not there: each such card has a sentence of its own. */
export function conditionProblem(s: HeldenState, seat: number, card: number, { possible, rule }: Conditional): Why {
  if (possible === undefined || possible(s, seat)) return null;
  return rule ?? `KH-GLD-01.${cardIds[card]}`;
}

/** Why an event or spontaneous event cannot come from this seat's hand at all. */
function cardProblem(s: HeldenState, seat: number, card: number): Why {
  if (isManoeuvre(card)) return 'KH-MNV-01.play';
  if (!isEvent(card) && !isSpontaneous(card)) return 'KH-EVT-01.none';
  if (!handOf(s, seat).includes(card)) return isEvent(card) ? 'KH-EVT-01.hand' : 'KH-EVT-03.hand';
  return hasSurvivor(s, seat) ? null : 'KH-EVT-06';
}

/** KH-EVT-01: why the seat cannot play an event between the actions of its own turn. */
export function eventProblem(s: HeldenState, seat: number, card: number): Why {
  const problem = cardProblem(s, seat, card);
  if (problem !== null) return problem;
  if (s.eventPlayed === 1) return 'KH-EVT-01.played';
  return conditionProblem(s, seat, card, eventCard(card));
}

/**
 * Why the seat cannot play a card as a spontaneous event. `now` is the occasion that has just come, if any, `clash` the
 * combat or casting whose roll is just ahead.
 */
export function spontaneousProblem(
  s: HeldenState,
  seat: number,
  card: number,
  now: Occasion | null,
  clash: Clash | null,
): Why {
  const problem = cardProblem(s, seat, card);
  if (problem !== null) return problem;
  if (isEvent(card)) return s.active === seat ? 'KH-EVT-02.combat' : 'KH-EVT-02.turn';
  const definition = spontaneousCard(card);
  const wrongTime = occasionProblem(s, definition, now, clash);
  return wrongTime ?? conditionProblem(s, seat, card, definition);
}

function occasionProblem(s: HeldenState, card: SpontaneousCard, now: Occasion | null, clash: Clash | null): Why {
  const { occasion } = card;
  if (occasion === 'any time') return isRolled(s) ? 'KH-EVT-04' : null;
  if (occasion === 'combat') return combatProblem(s, card, clash);
  if (occasion === 'spell') return clash !== null && isSpellCast(clash) ? null : 'KH-GLD-01.spell';
  return occasion === now ? null : `KH-EVT-08.${occasion}`;
}

function isRolled(s: HeldenState): boolean {
  const clash = clashOf(s);
  return clash !== null && hasRolled(clash);
}

/** KH-CMB-07: cards for combats belong into step 4. */
function combatProblem(s: HeldenState, card: SpontaneousCard, clash: Clash | null): Why {
  if (clash?.step !== 'combat') return clashOf(s)?.step === 'combat' ? 'KH-CMB-07' : 'KH-GLD-01.combat';
  const fits = card.attack === undefined || card.attack.includes(attackNames[clash.attack] as never);
  return fits ? null : `KH-GLD-01.${card.attack?.join('-')}`;
}
