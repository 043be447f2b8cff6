import { at } from '@heldentisch/engine';
import { adventureCard, cardNumber, cardsOfColor, challengeCard, colorOfCard, costOf, isAlly } from '../box.js';
import { partyOf } from '../parties.js';
import { pointsOf } from '../payments.js';
import { experiencePrice } from '../rules/experience.js';
import { runesOf } from '../rules/runes.js';
import type { CombatFrame, Party, RuneboundState } from '../state.js';
import { attributes, colors } from '../terms.js';
import type { Bout, Fighter, Forecast, Stakes, Standing } from './bout.js';
import { BoutTable } from './bout-table.js';
import { Memory } from './memory.js';
import { alliesInOrder, characterAt, muster } from './muster.js';
import { chanceOf } from './odds.js';

/*
 * What fights will bring to a party: against a challenge that lies open, against what may come from a deck, and against
 * all of a colour in the long run.
 */

/** In gold: what experience is worth, lost time, a wound, an ally. */
const worthOfExperience = 12;
const worthOfRunes: readonly number[] = [90, 120, 250];
const worthOfWinning = 300;
const costOfFall = 3;
const costOfFlight = 2;
const costOfWound = 1;
const partOfAlly = 0.8;
const partOfCard = 0.9;
/** Stakes are rounded, so that more fights look alike. */
const grain = 5;

const isChallenge = (card: number): boolean => adventureCard(card).type === 'challenge';
const challenges: readonly (readonly number[])[] = colors.map((_, color) => cardsOfColor(color).filter(isChallenge));
const margath = cardNumber('margath');

export const worthOfPoints = (state: RuneboundState): number => worthOfExperience / experiencePrice(state);

/** What the hero loses when it goes down (RB-KO-04). */
function costOfFalling({ gold, cards }: Party): number {
  let dearest = 0;
  for (const card of cards) if (colorOfCard[card] === -1) dearest = Math.max(dearest, costOf(card));
  return Math.round((costOfFall + gold + partOfCard * dearest) / grain) * grain;
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
    else if (operation.op === 'fight') sum += worthOfWinning * foresee(state, seat, margath).wins * 0.5;
  }
  return sum;
}

const worthOfRune = (state: RuneboundState, seat: number): number =>
  worthOfRunes[Math.min(runesOf(state, seat), worthOfRunes.length - 1)] as number;

function stakesOf(state: RuneboundState, seat: number, card: number): Stakes {
  return {
    win: worthOfVictory(state, seat, card),
    fall: costOfFalling(partyOf(state, seat)),
    wound: costOfWound,
    allies: alliesInOrder(state, seat).map((ally) => partOfAlly * costOf(ally)),
    flight: costOfFlight,
    part: 0,
  };
}

/** Everything about a party that counts in a fight, as a key. */
function keyOf(state: RuneboundState, seat: number, isRested: boolean): string {
  const { hero, experience, cards, wounds, exhaustion } = partyOf(state, seat);
  let key = `${hero}/${experience.join()}/`;
  if (isRested) return key + cards.join();
  key += `${wounds},${exhaustion},${state.event[0] ?? -1}`;
  for (const card of cards) {
    key += isAlly(card) ? `/${card},${state.wounds[card]},${state.exhaustion[card]}` : `/${card},${state.turned[card]}`;
  }
  return key;
}

/** What is known of the fights of parties that are alike, by card. */
const shapes = new Memory<Map<number, Forecast>>(5_000);

/** Everything that counts for the fights of this party now. Look it up once for many fights. */
export function shapeOf(state: RuneboundState, seat: number): Map<number, Forecast> {
  const key = `${runesOf(state, seat)},${costOfFalling(partyOf(state, seat))}:${keyOf(state, seat, false)}`;
  return shapes.recall(key, () => new Map());
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

const bouts = new Memory<Forecast>(50_000);

/** Parties that differ in what does not count in a fight have the same chances. */
function workOut(bout: Bout, stakes: Stakes): Forecast {
  return bouts.recall(`${numbersOf(bout)}|${numbersOf(stakes)}`, () =>
    new BoutTable(bout, stakes).forecast({ wounds: 0, phase: 0, attacked: 0, fresh: true }),
  );
}

/** Everything in it, in the order of its fields; small parts of numbers do not count. */
const numbersOf = (data: object): string =>
  Object.values(data)
    .map((part) => (typeof part === 'object' ? numbersOf(part) : Math.round(part * 10)))
    .join();

/** The fight that is going on, worked out from where it stands. */
export function tableOf(state: RuneboundState, combat: CombatFrame): BoutTable {
  const { seat, card } = combat;
  return new BoutTable(muster({ state, seat, card, combat, isRested: false }), stakesOf(state, seat, card));
}

export function standingOf(state: RuneboundState, combat: CombatFrame): Standing {
  const { seat, card, phase, attacked, rolled } = combat;
  const characters = alliesInOrder(state, seat);
  const bits = characters.reduce(
    (sum, _, i) => sum | (hasAttacked(state, combat, i + 1) ? 1 << (i + 1) : 0),
    attacked & 1,
  );
  const isEarly = combat.round === 0 || phase < 0 || phase > 2;
  return {
    wounds: at(state.wounds, card),
    phase: isEarly ? 0 : phase,
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
  const change = changes.map(({ side, value, amount }) => `${side},${value},${amount}`).join(';');
  const where = `${card},${state.wounds[card]},${phase},${attacked},${rolled},${Math.min(round, 1)},${noEscape}`;
  const { gold } = partyOf(state, seat);
  return running.recall(`${where}|${change}|${gold}|${keyOf(state, seat, false)}`, () =>
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

/** Who does no better than this against a colour, when rested, need not think about it. */
const hopeless = 0.2;

/** So many cards tell enough of a deck; which ones depends on nothing but the list. */
const mostCards = 2;
const someOf = (cards: readonly number[]): readonly number[] => {
  const step = cards.length / mostCards;
  return step <= 1 ? cards : Array.from({ length: mostCards }, (_, i) => at(cards, Math.floor(i * step)));
};

/** What drawing for a counter of this colour will bring on average. */
export function foreseeDraw(state: RuneboundState, seat: number, color: number): Forecast {
  const cards = someOf(unknownOf(state, seat, color));
  if (cards.length === 0) return { worth: 0, wins: 0 };
  if (at(kitOf(state, seat).prowess, color) < hopeless) return { worth: -costOfFalling(partyOf(state, seat)), wins: 0 };
  const shape = shapeOf(state, seat);
  let [worth, wins] = [0, 0];
  for (const card of cards) {
    const forecast = foresee(state, seat, card, shape);
    worth += forecast.worth;
    wins += forecast.wins;
  }
  return { worth: worth / cards.length, wins: wins / cards.length };
}

/** A challenge as the average of its colour, with the same damage in every phase. */
interface Average {
  readonly life: number;
  readonly values: readonly number[];
  readonly blow: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const averages: readonly Average[] = challenges.map((list) => {
  const cards = list.filter((card) => card !== margath).map(challengeCard);
  return {
    life: Math.round(mean(cards.map(({ life }) => life))),
    values: attributes.map((name) => Math.round(mean(cards.map((card) => card[name])))),
    blow: mean(cards.flatMap(({ damage }) => damage)),
  };
});

const nothing: readonly number[] = [0, 0, 0];
/** How likely a roll with this attribute reaches the average value of each colour's challenges. */
export const chancesWith = (attribute: number, phase: number): number[] =>
  averages.map(({ values }) => chanceOf(at(values, phase) - attribute));

const inTheLongRun: Stakes = { win: 1, fall: 0, wound: 0, allies: [], flight: 0, part: 0.35 };

/** What a hero with its experience and its cards is in the long run, however it fares now. */
export interface Kit {
  /** How well it does against each colour when it is rested, from 0 to 1. To hurt a challenge counts a little. */
  readonly prowess: readonly number[];
  /** What cards of the market would add to it. */
  readonly gains: Map<number, number>;
}
const kits = new Memory<Kit>(20_000);

export function kitOf(state: RuneboundState, seat: number): Kit {
  return kits.recall(keyOf(state, seat, true), () => ({ gains: new Map(), prowess: prowessOf(state, seat) }));
}

/** Who is sure of a colour is sure of the lower ones, and who is helpless is so against the higher ones. */
const [sure, helpless] = [0.98, 0.02] as const;

function prowessOf(state: RuneboundState, seat: number): number[] {
  const prowess = averages.map(() => 0);
  const against = (color: number): number => prowessAgainst(state, seat, at(averages, color), at(challenges, color));
  const middle = 1;
  for (let color = middle; color < colors.length; color++) {
    prowess[color] = against(color);
    if (at(prowess, color) < helpless) break;
  }
  for (let color = middle - 1; color >= 0; color--) prowess[color] = at(prowess, color + 1) > sure ? 1 : against(color);
  return prowess;
}

/** Counted in halves of a blow instead of wounds: lives become small numbers, and the fight is quickly worked out. */
const partsOfBlow = 2;

function prowessAgainst(state: RuneboundState, seat: number, average: Average, cards: readonly number[]): number {
  const { life, values, blow } = average;
  const bout = muster({ state, seat, card: at(cards, 0), combat: null, isRested: true });
  const foe = { values, life: life - (challengeCard(at(cards, 0)).life - bout.life), hide: nothing, thorns: nothing };
  const [hero, ...allies] = bout.fighters as [Fighter, ...Fighter[]];
  const inParts = (wounds: number, of: number): number => (partsOfBlow * wounds) / of;
  const fighters = [
    { ...hero, life: Math.max(1, Math.round(inParts(hero.life, Math.max(1, blow - bout.soak)))) },
    ...allies.map((ally) => ({ ...ally, life: inParts(ally.life, blow) })),
  ];
  const damage = attributes.map(() => partsOfBlow);
  return workOut({ ...bout, ...foe, soak: 0, damage, fighters, escape: -1 }, inTheLongRun).worth;
}
