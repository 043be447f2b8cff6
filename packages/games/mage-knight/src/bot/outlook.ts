import { designOf, isWound, unitIndex } from '../box.js';
import { scenarioOf } from '../create.js';
import { hasDummy, isSpent, isWoundedUnit, levelOfUnit, playerOf, seatsIn, woundsIn } from '../players.js';
import { achievements } from '../rules/scoring.js';
import type { MageKnightState, Player } from '../state.js';
import { cardQuality, skillQuality, tacticWorth } from './quality.js';
import { worth } from './worth.js';

/** What a seat has at the end of a turn, and how much time is left to make something of it. In fame. */

export interface Outlook {
  /** Rounds to come, this one by the share that is left of it. */
  readonly roundsLeft: number;
  /** Turns that the seat still has in this round, after the present one. */
  readonly turnsLeft: number;
  /** What the next card is worth that is kept. */
  readonly cardCost: number;
  /** What a fame is worth, with the level it leads to. */
  readonly fameWorth: number;
  /** What a wound costs that comes into the hand, or to the discard pile. */
  readonly wound: number;
  readonly woundInDeck: number;
}

/** Cards that the dummy turns over in a turn, and cards that a player uses up. */
const dummySpeed = 4;
const ownSpeed = 4.3;
const turnsOfRound = 6;

function turnsLeft(state: MageKnightState, seat: number): number {
  if (state.announcer >= 0 || state.goalTurns >= 0) return 0;
  if (hasDummy(state)) return Math.ceil(state.dummy.deck.length / dummySpeed) + 1;
  const others = seatsIn(state).filter((other) => other !== seat);
  const cards = others.map((other) => playerOf(state, other).deck.length + playerOf(state, other).hand.length);
  return Math.ceil(Math.min(turnsOfRound * ownSpeed, ...cards) / ownSpeed);
}

const roundsOf = (state: MageKnightState): number => scenarioOf(state).rounds[state.players.length - 1] as number;

const cardsLeft = ({ hand, deck }: Player): number => {
  let count = 0;
  for (const card of hand) if (!isWound(card)) count++;
  for (const card of deck) if (!isWound(card)) count++;
  return count;
};

export function outlookOf(state: MageKnightState, seat: number): Outlook {
  const player = playerOf(state, seat);
  const turns = turnsLeft(state, seat);
  const rounds = state.goalTurns >= 0 ? 0 : roundsOf(state) - state.round;
  const roundsLeft = rounds + Math.min(0.99, turns / turnsOfRound);
  const isShort = cardsLeft(player) - 1 < ownSpeed * turns;
  const [from, to] = levelSpan(player.fame);
  return {
    roundsLeft,
    turnsLeft: turns,
    cardCost: isShort ? worth.card : worth.spareCard,
    fameWorth: 1 + levelWorth(roundsLeft) / (to - from),
    wound: woundWorth(roundsLeft) + worth.woundInHand,
    woundInDeck: woundWorth(roundsLeft),
  };
}

/** What a wound costs, wherever it is: points, and cards that are not drawn in the rounds to come. */
const woundWorth = (roundsLeft: number): number => 2 * worth.beating + worth.woundPerRound * roundsLeft;

/** The first fame of each level, and of the one after the last. */
const levelStarts = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99, 130];
function levelSpan(fame: number): readonly [from: number, to: number] {
  let level = 0;
  while (level + 2 < levelStarts.length && fame >= (levelStarts[level + 1] as number)) level++;
  return [levelStarts[level] as number, levelStarts[level + 1] as number];
}
const levelWorth = (roundsLeft: number): number => worth.level * Math.min(1, roundsLeft / 2);

/** Levels that were reached, and the way to the next one. */
function levels(fame: number, roundsLeft: number): number {
  const [from, to] = levelSpan(fame);
  return levelWorth(roundsLeft) * (levelStarts.indexOf(from) + (fame - from) / (to - from));
}

/** What a unit will do in the rounds to come, and the points for it. */
export const unitWorth = (level: number, roundsLeft: number): number =>
  level * (worth.score + worth.unitPerRound * roundsLeft);

/** What a wound of a unit costs: its points count half (rounded down), and it must be healed. */
export const unitWoundWorth = (level: number): number =>
  worth.unitWound * level + worth.score * (level - Math.floor(level / 2));

function units(state: MageKnightState, player: Player, { roundsLeft }: Outlook): number {
  let sum = 0;
  for (const unit of player.units) {
    const level = levelOfUnit(unit);
    // The points for its level are counted with the other achievements.
    sum += level * worth.unitPerRound * roundsLeft;
    if (isWoundedUnit(state, unit)) sum -= worth.unitWound * level * (state.unitWounds[unitIndex(unit)] as number);
    else if (isSpent(state, unit)) sum -= worth.unitUse * level;
  }
  return sum;
}

function deck(player: Player, roundsLeft: number): number {
  let better = 0;
  let wounds = 0;
  let cards = 0;
  for (const pile of [player.hand, player.deck, player.discard, player.played, player.aside, player.under]) {
    for (const card of pile) {
      if (isWound(card)) {
        wounds++;
        continue;
      }
      cards++;
      better += cardQuality(designOf(card));
    }
  }
  // What is played in whole rounds to come: so a new round is no gain by itself.
  const later = Math.floor(roundsLeft) * worth.card * Math.min(cards, ownSpeed * turnsOfRound);
  return later + worth.newCardPerRound * roundsLeft * better - worth.woundPerRound * roundsLeft * wounds;
}

/** Everything the seat owns, as if its turn ended now. What the place is worth where it stands is not in it. */
export function estate(state: MageKnightState, seat: number, outlook: Outlook, isTurnAhead: boolean): number {
  const player = playerOf(state, seat);
  const { roundsLeft } = outlook;
  const turns = outlook.turnsLeft + (isTurnAhead ? 1 : 0);
  const [knowledge, loot, leader, conqueror, adventurer, beating] = achievements(state, seat) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const points = worth.score * (knowledge + loot + leader + conqueror + adventurer) + worth.beating * beating;
  const cards = cardsLeft(player);
  const usable = Math.min(cards, ownSpeed * turns);
  let sum = player.fame + levels(player.fame, roundsLeft) + points;
  sum += worth.card * usable + worth.spareCard * (cards - usable);
  sum += units(state, player, outlook) + deck(player, roundsLeft);
  sum += worth.reputation * player.reputation * Math.min(1, roundsLeft);
  sum += worth.crystalPerRound * Math.min(2, roundsLeft) * player.crystals.reduce((a, b) => a + b, 0);
  for (const skill of player.skills) sum += worth.skillPerRound * roundsLeft * skillQuality(designOf(skill));
  sum -= worth.woundInHand * woundsIn(player.hand);
  if (player.tactic >= 0) sum += tacticWorth[player.tactic] as number;
  return sum;
}
