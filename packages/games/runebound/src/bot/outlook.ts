import { at } from '@heldentisch/engine';
import { Memory } from '@heldentisch/pieces';
import { cardNumber, challengeCard, colorOfCard, costOf, hero } from '../box.js';
import { lifeOf, partyOf } from '../parties.js';
import { pointsOf } from '../payments.js';
import { experiencePrice } from '../rules/experience.js';
import { runesOf } from '../rules/runes.js';
import type { CombatFrame, Party, RuneboundState } from '../state.js';
import type { Forecast, Stakes, Standing } from './bout.js';
import { attackersOf, BoutTable } from './bout-table.js';
import { challenges, keyOfParty, workOut } from './forecasts.js';
import { kitOf } from './kit.js';
import { alliesInOrder, characterAt, muster } from './muster.js';
import { worthOfDearest } from './worth.js';

/*
 * What fights will bring to a party: against a challenge that lies open, and against what may come from a deck.
 */

/** In gold: what experience is worth, lost time, a wound, an ally. */
const worthOfExperience = 12;
const worthOfRunes: readonly number[] = [90, 120, 250];
const worthOfWinning = 300;
const costOfFall = 3;
const costOfFlight = 2;
const costOfWound = 1;
const partOfAlly = 0.8;
/** What is lost can be made up for in part. */
const partOfLoss = 0.6;
/** Stakes are rounded, so that more fights look alike. */
const grain = 5;

const margath = cardNumber('margath');

export const worthOfPoints = (state: RuneboundState): number => worthOfExperience / experiencePrice(state);

/** What the hero loses when it goes down (RB-KO-04). */
function costOfFalling(state: RuneboundState, seat: number): number {
  const lost = costOfFall + partyOf(state, seat).gold + partOfLoss * worthOfDearest(state, seat);
  return Math.round(lost / grain) * grain;
}

/** What defeating a challenge is worth. */
function worthOfVictory(state: RuneboundState, seat: number, card: number): number {
  const { reward } = challengeCard(card);
  let sum = at(pointsOf, at(colorOfCard, card)) * worthOfPoints(state);
  for (const operation of reward) {
    if (operation.op === 'gold') sum += operation.n;
    else if (operation.op === 'keep') sum += operation.as === 'rune' ? worthOfRune(state, seat) : 3;
    else if (operation.op === 'win') sum += worthOfWinning;
    // The fight that follows is fought with what is left of the party.
    else if (operation.op === 'fight') sum += Math.round(worthOfWinning * foresee(state, seat, margath).wins * 0.5);
  }
  return sum;
}

const worthOfRune = (state: RuneboundState, seat: number): number =>
  worthOfRunes[Math.min(runesOf(state, seat), worthOfRunes.length - 1)] as number;

function stakesOf(state: RuneboundState, seat: number, card: number): Stakes {
  return {
    win: worthOfVictory(state, seat, card),
    fall: costOfFalling(state, seat),
    wound: costOfWound,
    allies: alliesInOrder(state, seat).map((ally) => partOfAlly * costOf(ally)),
    flight: costOfFlight,
    part: 0,
  };
}

/** What the stakes of a seat depend on, beside the challenge and the allies. */
const keyOfStakes = (state: RuneboundState, seat: number): string =>
  `${state.parties.length},${runesOf(state, seat)},${costOfFalling(state, seat)}`;

/** What is known of the fights of parties that are alike, by card. */
const shapes = new Memory<Map<number, Forecast>>(5_000);

/** Everything that counts for the fights of this party now. Look it up once for many fights. */
export function shapeOf(state: RuneboundState, seat: number): Map<number, Forecast> {
  return shapes.recall(`${keyOfStakes(state, seat)}:${keyOfParty(state, seat)}`, () => new Map());
}

/** What a fight against this challenge would bring if it began now. */
export function foresee(
  state: RuneboundState,
  seat: number,
  card: number,
  shape: Map<number, Forecast> = shapeOf(state, seat),
): Forecast {
  const known = shape.get(card);
  if (known !== undefined) return known;
  const bout = muster({ state, seat, card, combat: null, isRested: false });
  const found = workOut(bout, stakesOf(state, seat, card));
  shape.set(card, found);
  return found;
}

/** The fight that is going on, worked out from where it stands. */
export function tableOf(state: RuneboundState, combat: CombatFrame): BoutTable {
  const { seat, card } = combat;
  return new BoutTable(muster({ state, seat, card, combat, isRested: false }), stakesOf(state, seat, card));
}

export function standingOf(state: RuneboundState, combat: CombatFrame): Standing {
  const { seat, card, phase, rolled } = combat;
  const bits = [hero, ...alliesInOrder(state, seat)].reduce(
    (sum, _, fighter) => sum | (hasAttacked(state, combat, fighter) ? 1 << fighter : 0),
    0,
  );
  // Who is in the middle of an attack has attacked: what is left begins with the next phase.
  const next = Math.max(phase, attackersOf(bits));
  const isEarly = combat.round === 0 || phase < 0 || next > 2;
  return {
    wounds: at(state.wounds, card),
    phase: isEarly ? 0 : next,
    attacked: isEarly ? 0 : bits,
    fresh: (rolled & (1 << seat)) === 0,
  };
}

const hasAttacked = (state: RuneboundState, { seat, attacked }: CombatFrame, fighter: number): boolean =>
  (attacked & (1 << characterAt(state, seat, fighter))) !== 0;

const running = new Memory<Forecast>(20_000);

/** What the fight that is going on will bring. */
export function foreseeRest(state: RuneboundState, combat: CombatFrame): Forecast {
  const { seat, card, phase, attacked, rolled, round, changes, noEscape } = combat;
  const wounds = at(state.wounds, card);
  if (round === 0 && wounds === 0 && changes.length === 0 && noEscape === 0) return foresee(state, seat, card);
  const change = changes.map(({ side, value, amount }) => `${side},${value},${amount}`).join(';');
  const where = `${card},${wounds},${phase},${attacked},${rolled},${Math.min(round, 1)},${noEscape}`;
  return running.recall(`${where}|${change}|${keyOfStakes(state, seat)}|${keyOfParty(state, seat)}`, () =>
    tableOf(state, combat).forecast(standingOf(state, combat)),
  );
}

/** The challenges of a colour that may come next, as far as the seat knows. */
export function unknownOf(state: RuneboundState, seat: number, color: number): readonly number[] {
  // What went under the deck comes last, and everybody knows it; what lies open is not in the deck.
  const isHidden = (card: number): boolean => (at(state.seen, card) & (1 << seat)) === 0 && !liesOpen(state, card);
  const list = at(challenges, color).filter(isHidden);
  return list.length > 0 ? list : at(challenges, color).filter((card) => !liesOpen(state, card));
}

const liesOpen = ({ track, inPlay, parties }: RuneboundState, card: number): boolean => {
  if (track.includes(card) || inPlay.includes(card)) return true;
  for (let seat = 0; seat < parties.length; seat++) if ((parties[seat] as Party).cards.includes(card)) return true;
  return false;
};

/** So many of the cards that may come tell enough of a deck. */
const mostCards = 4;

/** Who does no better than this against a colour, when rested, need not think about it; nor who does better than that. */
const [hopeless, sure] = [0.2, 0.98] as const;
/** What a fight costs in wounds that cannot be lost. */
const costOfSureFight = 0.5;

/** At most so many, from all over the list. Which ones depends on nothing but the list. */
function someOf(cards: readonly number[], most: number): readonly number[] {
  const step = cards.length / most;
  return step <= 1 ? cards : Array.from({ length: most }, (_, i) => at(cards, Math.floor((i + 0.5) * step)));
}

/** Whether the hero is well enough for what it can do when rested. */
const isWell = (state: RuneboundState, seat: number): boolean =>
  2 * partyOf(state, seat).wounds < lifeOf(state, seat, hero);

/** What drawing for a counter of this colour will bring on average. */
export function foreseeDraw(state: RuneboundState, seat: number, color: number): Forecast {
  const unknown = unknownOf(state, seat, color);
  if (unknown.length === 0) return { worth: 0, wins: 0 };
  const prowess = at(kitOf(state, seat).prowess, color);
  if (prowess < hopeless) return { worth: -costOfFalling(state, seat), wins: 0 };
  let [worth, wins] = [0, 0];
  if (prowess > sure && isWell(state, seat)) {
    for (const card of unknown) worth += worthOfVictory(state, seat, card) - costOfSureFight;
    return { worth: worth / unknown.length, wins: 1 };
  }
  const cards = someOf(unknown, mostCards);
  const shape = shapeOf(state, seat);
  for (const card of cards) {
    const forecast = foresee(state, seat, card, shape);
    worth += forecast.worth;
    wins += forecast.wins;
  }
  return { worth: worth / cards.length, wins: wins / cards.length };
}
