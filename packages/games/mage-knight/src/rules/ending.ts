import { always, at, type Deed, everyone, type Phases, perform, refusal, sequence } from '@heldentisch/engine';
import { lay, layUnder, take } from '@heldentisch/pieces';
import { cardKey, cardNames, designOf, isWound, skillThing } from '../box.js';
import { ways } from '../card.js';
import { skillIds } from '../card-ids.js';
import { hasSite, siteAt, terrainAt } from '../map.js';
import {
  type C,
  eachDesign,
  findDesign,
  handLimit,
  hasLasting,
  lastingOf,
  lastingSum,
  playerOf,
  woundsIn,
} from '../players.js';
import type { EndingFrame, MageKnightState } from '../state.js';
import { basicColors, colors, terrainNumber } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { discardFromHand, drawCards, takeWound, throwAwayFrom } from './cards.js';
import { gainCrystal, rollDie } from './mana.js';
import { isSafe } from './movement.js';
import { longNightProblem, planning, useTacticAt } from './tactics.js';
import { changeReputation, gainFame } from './tracks.js';

/** The end of a turn, in its order (MK-END-01). */

type EndingDeed = Deed<MageKnightState, EndingFrame>;

/** MK-TRN-32, MK-MAN-10: dice used are rolled again and go back. */
function returnDice(c: C): void {
  const { state } = c;
  const { usedDice, keptDice } = state.turn;
  for (const _die of usedDice.splice(0)) state.source.push(rollDie(c));
  state.source.push(...keptDice.splice(0));
  state.source.sort((a, b) => a - b);
}

/** MK-END-02, A-19, A-20: back along the way of this turn, a wound for every space. */
function withdraw(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const { path } = state.turn;
  while (path.length > 1 && !isSafe(state, seat, player.space)) {
    path.pop();
    player.space = at(path, path.length - 1);
    c.emit(happened.heroWithdrew, seat, player.space);
    takeWound(c, seat);
  }
}

const [steadyTempo, crystalJoy] = [cardNames.indexOf('steady-tempo'), cardNames.indexOf('crystal-joy')];

/** Cards with a choice of their own at the end: Steady Tempo, Crystal Joy. What was done with them stands in `marks`. */
function choicesLeft(state: MageKnightState, seat: number): number[] {
  return playerOf(state, seat).played.filter((card) => {
    const mark = state.turn.marks.indexOf(card);
    return mark >= 0 && (designOf(card) === steadyTempo || designOf(card) === crystalJoy);
  });
}

/** The cards played go to the discard pile; after bent time they come back, but for the card that did it (MK-EFF-06). */
function clearTable(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const { marks, extra } = state.turn;
  // Pairs of a card and what it was used for: 2 is bending time.
  const bent = marks.find((_, i) => i % 2 === 0 && marks[i + 1] === 2) ?? -1;
  const box = lastingOf(state, 'boxed')?.bits ?? -1;
  for (const card of player.played.splice(0)) {
    if (extra === 2 && card === bent) lay(player.aside, card, state.seen);
    // A box that was not used comes back to the hand.
    else if (extra === 2 || card === box) lay(player.hand, card, state.seen, everyone);
    else lay(player.discard, card, state.seen);
  }
  returnBoxed(c);
}

/** The artifact that a box stood for goes under its deck. */
export function returnBoxed({ state }: C): void {
  for (const [i, banner] of state.banners.entries()) {
    if (banner < 0 || (state.owner[banner] as number) >= 0) continue;
    state.banners[i] = -1;
    layUnder(state.artifacts, banner, state.seen, everyone);
  }
  for (const card of state.boxed.splice(0)) layUnder(state.artifacts, card, state.seen, everyone);
}

/** Banner of Protection: the wounds of this turn are gone, those in the hand first. */
function removeNewWounds(c: C, seat: number): void {
  const { state } = c;
  const { hand, discard } = playerOf(state, seat);
  for (let i = 0; i < state.turn.newWounds; i++) {
    const pile = hand.some(isWound) ? hand : discard;
    const card = pile.find(isWound);
    if (card !== undefined) throwAwayFrom(c, seat, pile, card);
  }
}

const masterOfChaos = skillIds.indexOf('krang-master-of-chaos');

/** MK-END-03, MK-END-04 */
function clear(c: C, seat: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  player.tokens.fill(0);
  clearTable(c, seat);
  if (hasLasting(state, 'keepCrystals')) {
    for (let color = 0; color < basicColors; color++) {
      for (let i = 0; i < at(state.turn.spentCrystals, color); i++) gainCrystal(c, seat, color, false);
    }
  }
  if (player.skills.includes(skillThing(masterOfChaos)) && !state.turn.usedSkills.includes(masterOfChaos))
    player.chaosRest = Math.min(5, player.chaosRest + 1);
  gainFame(c, seat, state.turn.endFame);
  changeReputation(c, seat, state.turn.endReputation);
}

const [yesWay, noWay] = [ways.indexOf('yes'), ways.indexOf('no')];
const woundDeeds: readonly EndingDeed[] = [
  {
    kind: choose.take,
    candidates(_c, _frame, _seat, out) {
      for (const way of [yesWay, noWay]) out.add(choose.take.code(way));
    },
    forbids: (_c, _frame, _seat, code) =>
      [yesWay, noWay].includes(choose.take.way(code)) ? null : refusal('MK-EFF-01', { case: 'way' }),
    does(c, _frame, seat, code) {
      if (choose.take.way(code) === yesWay) removeNewWounds(c, seat);
    },
  },
];

/** MK-END-06, MK-CMP-14 */
const mineColors = (state: MageKnightState, seat: number): number[] => {
  const { space } = playerOf(state, seat);
  const site = siteAt(state, space);
  if (site === undefined || (!hasSite(state, space, 'crystal-mine') && !hasSite(state, space, 'deep-mine'))) return [];
  return Array.from({ length: basicColors }, (_, color) => color).filter((color) => (site.color >> color) & 1);
};

const mineDeeds: readonly EndingDeed[] = [
  {
    kind: choose.pickColor,
    candidates({ state }, _frame, seat, out) {
      for (const color of mineColors(state, seat)) out.add(choose.pickColor.code(color));
    },
    forbids({ state }, _frame, seat, code) {
      const color = choose.pickColor.color(code);
      return mineColors(state, seat).includes(color) ? null : refusal('MK-CMP-14', { color: `color.${colors[color]}` });
    },
    does: (c, _frame, seat, code) => gainCrystal(c, seat, choose.pickColor.color(code), false),
  },
];

const [handWay, discardWay] = [ways.indexOf('hand'), ways.indexOf('discard')];
/** MK-END-05 */
const gladeDeeds: readonly EndingDeed[] = [
  {
    kind: choose.take,
    candidates(_c, _frame, _seat, out) {
      for (const way of [handWay, discardWay, noWay]) out.add(choose.take.code(way));
    },
    forbids({ state }, _frame, seat, code) {
      const player = playerOf(state, seat);
      const way = choose.take.way(code);
      if (way === noWay) return null;
      if (way === handWay) return woundsIn(player.hand) > 0 ? null : refusal('MK-END-05', { case: 'hand' });
      if (way === discardWay) return woundsIn(player.discard) > 0 ? null : refusal('MK-END-05', { case: 'discard' });
      return refusal('MK-END-05', { case: 'way' });
    },
    does(c, _frame, seat, code) {
      const player = playerOf(c.state, seat);
      const way = choose.take.way(code);
      if (way === noWay) return;
      const pile = way === handWay ? player.hand : player.discard;
      throwAwayFrom(c, seat, pile, pile.find(isWound) as number);
      c.emit(happened.woundHealed, seat);
    },
  },
];

/** MK-END-07 */
const discardDeeds: readonly EndingDeed[] = [
  {
    kind: choose.discard,
    candidates({ state }, _frame, seat, out) {
      eachDesign(playerOf(state, seat).hand, (design) => out.add(choose.discard.code(design)));
    },
    forbids({ state }, _frame, seat, code) {
      const design = choose.discard.card(code);
      const card = findDesign(playerOf(state, seat).hand, design);
      if (card < 0) return refusal('MK-CRD-02', { card: cardKey(design) });
      return isWound(card) ? refusal('MK-WND-02') : null;
    },
    does(c, frame, seat, code) {
      frame.at--;
      discardFromHand(c, seat, findDesign(playerOf(c.state, seat).hand, choose.discard.card(code)));
    },
  },
  {
    kind: choose.done,
    candidates: (_c, _frame, _seat, out) => out.add(choose.done.code()),
    forbids: ({ state }, _frame, seat) =>
      state.turn.cards > 0 ||
      state.turn.exempt === 1 ||
      state.turn.stage === 3 ||
      playerOf(state, seat).hand.every(isWound)
        ? null
        : refusal('MK-TRN-13', { case: 'discard' }),
    does: () => {},
  },
];

/** nobody draws at the end of the last turn of a round. */
export const isLastTurn = (state: MageKnightState): boolean =>
  state.turn.extra === 0 && (state.lastTurns > 0 || state.goalTurns > 0);

/** MK-END-08 to MK-END-13, MK-CMP-34 */
export function drawLimit(state: MageKnightState, seat: number): number {
  const player = playerOf(state, seat);
  let limit = handLimit(state, seat) + player.drawBonus;
  if (player.tactic === planning && player.hand.length >= 2) limit++;
  const terrain = player.space < 0 ? -1 : terrainAt(state, player.space);
  if (terrain === terrainNumber('hills')) limit += lastingSum(state, 'drawBonusOnHills');
  if (terrain === terrainNumber('mountain')) limit += lastingSum(state, 'drawBonusOnMountains');
  return limit;
}

const longNightDeeds: readonly EndingDeed[] = [
  useTacticAt<EndingFrame>((frame) => {
    frame.at -= 2;
  }, longNightProblem),
  always(choose.done, () => {}),
];

const phases = {
  dice: { run: (c) => returnDice(c) },
  withdrawal: { run: (c, { seat }) => withdraw(c, seat) },
  /** Steady Tempo and Crystal Joy. */
  cards: {
    seats: ({ state }, { seat }) => (choicesLeft(state, seat).length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => cardDeeds,
    prompt: (state, { seat }) => ({
      key: 'keepCard',
      params: { card: cardKey(designOf(at(choicesLeft(state, seat), 0))) },
    }),
    alwaysAsks: true,
  },
  clear: { run: (c, { seat }) => clear(c, seat) },
  wounds: {
    seats: ({ state }, { seat }) => (hasLasting(state, 'removeNewWounds') && state.turn.newWounds > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => woundDeeds,
    prompt: () => ({ key: 'newWounds' }),
  },
  mine: {
    seats: ({ state }, { seat }) => (mineColors(state, seat).length > 1 ? 1 << seat : 0),
    run(c, { seat }) {
      for (const color of mineColors(c.state, seat)) gainCrystal(c, seat, color, false);
    },
    deeds: () => mineDeeds,
    prompt: () => ({ key: 'mine' }),
  },
  glade: {
    seats({ state }, { seat }) {
      const player = playerOf(state, seat);
      const here = player.space >= 0 && hasSite(state, player.space, 'magical-glade');
      // Not to be asked would tell that no card of the hand is a wound.
      return here && (player.hand.length > 0 || woundsIn(player.discard) > 0) ? 1 << seat : 0;
    },
    run: () => {},
    deeds: () => gladeDeeds,
    prompt: () => ({ key: 'glade' }),
    alwaysAsks: true,
  },
  rewards: perform((_c, { seat }) => ({ step: 'rewards', at: 0, seat })),
  levels: perform((_c, { seat }) => ({ step: 'level', at: 0, seat, common: 0 })),
  /** MK-RWD-07: a unit that waited for the new command token. */
  postponed: perform((_c, { seat }) => ({ step: 'rewards', at: 0, seat })),
  discard: {
    // Not to be asked would tell that all cards of the hand are wounds.
    seats: ({ state }, { seat }) => (state.turn.extra !== 2 && playerOf(state, seat).hand.length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => discardDeeds,
    prompt: () => ({ key: 'discard' }),
    alwaysAsks: true,
  },
  draw: {
    run(c, { seat }) {
      const { state } = c;
      if (isLastTurn(state) || state.turn.extra === 2) return;
      const missing = drawLimit(state, seat) - playerOf(state, seat).hand.length;
      if (missing > 0) drawCards(c, seat, missing);
    },
  },
  /** MK-END-14: in the middle of drawing. */
  longNight: {
    seats({ state }, { seat }) {
      const wants = drawLimit(state, seat) > playerOf(state, seat).hand.length;
      return !isLastTurn(state) && state.turn.extra !== 2 && wants && longNightProblem(state, seat) === null
        ? 1 << seat
        : 0;
    },
    run: () => {},
    deeds: () => longNightDeeds,
    prompt: () => ({ key: 'longNight' }),
    alwaysAsks: true,
  },
  done: {
    run({ state }, { seat }) {
      // MK-RND-21
      if (!isLastTurn(state) && state.turn.extra !== 2) playerOf(state, seat).drawBonus = 0;
    },
  },
} satisfies Phases<MageKnightState, EndingFrame>;

const [topWay, bottomWay] = [ways.indexOf('top'), ways.indexOf('bottom')];
/** For the first card with a choice: keep it, or let it go to the discard pile. */
const cardDeeds: readonly EndingDeed[] = [
  {
    kind: choose.take,
    candidates(_c, _frame, _seat, out) {
      for (const way of [topWay, bottomWay, noWay]) out.add(choose.take.code(way));
    },
    forbids({ state }, _frame, seat, code) {
      const way = choose.take.way(code);
      const card = at(choicesLeft(state, seat), 0);
      const isStrong = state.turn.marks[state.turn.marks.indexOf(card) + 1] === 1;
      if (way === noWay) return null;
      if (designOf(card) !== steadyTempo) return refusal('MK-EFF-01', { case: 'way' });
      if (way === topWay) return isStrong ? null : refusal('MK-EFF-01', { case: 'top' });
      if (way !== bottomWay) return refusal('MK-EFF-01', { case: 'way' });
      return !isStrong && playerOf(state, seat).deck.length > 0 ? null : refusal('MK-EFF-01', { case: 'bottom' });
    },
    does(c, frame, seat, code) {
      frame.at--;
      const { state } = c;
      const player = playerOf(state, seat);
      const card = at(choicesLeft(state, seat), 0);
      const way = choose.take.way(code);
      state.turn.marks.splice(state.turn.marks.indexOf(card), 2);
      if (way === topWay) lay(player.deck, take(player.played, card), state.seen, -1);
      else if (way === bottomWay) layUnder(player.deck, take(player.played, card), state.seen, -1);
    },
  },
  {
    kind: choose.discard,
    candidates({ state }, _frame, seat, out) {
      if (designOf(at(choicesLeft(state, seat), 0)) !== crystalJoy) return;
      eachDesign(playerOf(state, seat).hand, (design) => out.add(choose.discard.code(design)));
    },
    forbids({ state }, _frame, seat, code) {
      const first = at(choicesLeft(state, seat), 0);
      const design = choose.discard.card(code);
      const card = findDesign(playerOf(state, seat).hand, design);
      if (designOf(first) !== crystalJoy || card < 0) return refusal('MK-CRD-02', { card: cardKey(design) });
      const isStrong = state.turn.marks[state.turn.marks.indexOf(first) + 1] === 1;
      return isWound(card) && !isStrong ? refusal('MK-CRD-15') : null;
    },
    does(c, frame, seat, code) {
      frame.at--;
      const { state } = c;
      const player = playerOf(state, seat);
      const first = at(choicesLeft(state, seat), 0);
      discardFromHand(c, seat, findDesign(player.hand, choose.discard.card(code)));
      state.turn.marks.splice(state.turn.marks.indexOf(first), 2);
      lay(player.hand, take(player.played, first), state.seen, -1);
    },
  },
];

export const ending = sequence<MageKnightState, EndingFrame, typeof phases>(phases);
