import { at, type BotKnowledge, kindOf, type Plan } from '@heldentisch/engine';
import { kindsIn } from '@heldentisch/pieces';
import { kindOfCard } from './box.js';
import { kindNumber } from './card-ids.js';
import { cards } from './cards/index.js';
import { windows } from './rules/flicker.js';
import { goalOf, lastRound, outcome, turnOf } from './rules/night.js';
import { handSize } from './rules/turn.js';
import { isIn, type LamplightState } from './state.js';
import { choose } from './vocabulary.js';

const worthOfCard = kindOfCard.map((kind) => at(cards, kind).worth);
/** Little: what is not spent this turn is lost. */
const worthOfOil = 0.05;

/** What an average hand of the seat is worth. */
function worthOfHand({ owner }: LamplightState, seat: number): number {
  let worth = 0;
  let count = 0;
  for (let card = 0; card < owner.length; card++) {
    if (owner[card] !== seat) continue;
    worth += worthOfCard[card] as number;
    count++;
  }
  return (handSize * worth) / count;
}

function evaluate(state: LamplightState, seat: number): number {
  if (state.frames.length === 0) return 2 * at(outcome(state).scores, seat) - 1;
  const now = turnOf(state);
  // The own turn is judged by what it has brought so far. To end it must look neither good nor bad in itself.
  const isToCome = (other: number): boolean => other > now || (other === now && other !== seat);
  const turnsLeft = (other: number): number => lastRound - state.round + (isToCome(other) ? 1 : 0);
  const prospect = (other: number): number => at(state.light, other) + turnsLeft(other) * worthOfHand(state, other);
  const rivals = [...state.light.keys()].filter((other) => other !== seat && isIn(state, other));
  // Alone one plays against the goal.
  const best = rivals.length === 0 ? goalOf(state) : Math.max(...rivals.map(prospect));
  const oil = now === seat ? state.oil * worthOfOil : 0;
  return Math.tanh((prospect(seat) + oil - best) / 10);
}

/** Cards that surely bring oil, and how much. */
const oilFrom = new Map([
  [kindNumber('spark'), 1],
  [kindNumber('gust'), 1],
  [kindNumber('oil-jug'), 2],
]);

/** To buy a card that there is not enough oil for yet: play for it, then buy. Oil alone shows nothing of its worth. */
function plans(state: LamplightState, seat: number): Plan[] {
  const top = state.frames[state.frames.length - 1];
  if (top?.step !== 'turn' || top.seat !== seat) return [];
  return kindsIn(state.market, kindOfCard).flatMap((kind) => {
    const codes: number[] = [];
    let missing = at(cards, kind).price - state.oil;
    for (const card of at(state.hands, seat)) {
      const oil = oilFrom.get(kindOfCard[card] as number) ?? 0;
      if (missing <= 0 || oil === 0) continue;
      codes.push(choose.play.code(kindOfCard[card]));
      missing -= oil;
    }
    return missing > 0 ? [] : [{ codes: [...codes, choose.buy.code(kind)], group: choose.buy.id }];
  });
}

/** Options of one kind differ only in the card. The usual answer to a flickering light is to let it shine. */
export const bot: BotKnowledge<LamplightState> = { evaluate, group: kindOf, reply: windows.pass, plans };
