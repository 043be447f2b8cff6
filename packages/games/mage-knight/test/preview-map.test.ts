import { act, createMatch, matchFromPosition, pendingFor, viewFor } from '@heldentisch/engine';
import { casePlaces, filesIn } from '@heldentisch/testkit';
import { expect, test } from 'vitest';
import {
  explorations,
  game,
  levelRows,
  type MageKnightState,
  reputationPlaces,
  scoreSheets,
  spaceNames,
  terrainCosts,
  terrains,
  tilePlaceNames,
  tokenAt,
  waysOf,
} from '../src/index.js';

const cases = filesIn(new URL('../cases', import.meta.url).pathname, '.yaml').filter(({ text }) =>
  /type: (step|explore)/.test(text),
);
const at = (name: string): number => spaceNames.indexOf(name);
const positioned = (position: unknown) => matchFromPosition(game, position, 'xoroshiro128plus', '1'.repeat(32));

test('wherever somebody can walk, the first steps and the tiles that are shown are those that the rules offer', () => {
  let compared = 0;
  for (const { match, next } of casePlaces(game, cases)) {
    const view = viewFor(match, next.seat) as MageKnightState;
    const decision = pendingFor(match, next.seat).find(({ seat }) => seat === next.seat);
    if (decision?.prompt.key !== 'act' || view.turn.stage !== 0) continue;
    const offered = (type: string, field: string): unknown[] =>
      (decision.options ?? []).filter((choice) => choice.type === type).map((choice) => choice[field]);
    // With nothing but wounds in hand nobody may move at all.
    const steps = offered('step', 'space');
    const places = offered('explore', 'tilePlace');
    if (steps.length + places.length === 0) continue;
    const ways = [...waysOf(view, next.seat).values()];
    const first = new Set(ways.filter(({ isPaid }) => isPaid).map(({ spaces }) => spaceNames[spaces[0] as number]));
    expect([...first].every((space) => steps.includes(space))).toBe(true);
    for (const space of steps) expect(waysOf(view, next.seat).get(at(String(space)))?.isPaid).toBe(true);
    const shown = explorations(view, next.seat).filter(({ isInReach, isPaid }) => isInReach && isPaid);
    expect(shown.map(({ tilePlace }) => tilePlaceNames[tilePlace]).sort()).toEqual([...places].sort());
    compared++;
  }
  expect(compared).toBeGreaterThan(30);
});

test('a way costs what its steps cost, and its last step leads where it says', () => {
  const position = {
    seats: [{ hero: 'tovak', space: '4,-2', hand: ['rage'] }],
    map: { '1,0': 'countryside-1', '0,1': 'countryside-2', '1,1': 'countryside-7' },
    tokens: { '3,-3': ['prowlers'] },
    move: 20,
    cards: 1,
  };
  for (const [goal, way] of waysOf(viewFor(positioned(position), 0), 0)) {
    if (!way.isPaid) continue;
    const match = positioned(position);
    for (const space of way.spaces)
      expect(act(match, 0, { type: 'step', space: spaceNames[space] as string }).ok).toBe(true);
    const { players, turn, frames } = match.play.state;
    expect(players[0]?.space).toBe(goal);
    const isFight = way.isAssault || way.provokes.length > 0;
    expect(frames.some(({ step }) => step === 'combat')).toBe(isFight);
    if (!isFight) expect(turn.move).toBe(20 - way.cost);
  }
});

test('prices, levels and the reputation track are those of the board', () => {
  expect(terrainCosts(terrains.indexOf('forest'))).toEqual({ day: 3, night: 5 });
  expect(terrainCosts(terrains.indexOf('desert'))).toEqual({ day: 5, night: 3 });
  expect(terrainCosts(terrains.indexOf('lake'))).toBeNull();
  expect(levelRows.map(({ from }) => from)).toEqual([0, 3, 8, 15, 24, 35, 48, 63, 80, 99]);
  expect(levelRows[4]).toMatchObject({ level: 5, armor: 3, hand: 6, command: 3, isLesson: false });
  expect(reputationPlaces[0]).toEqual({ reputation: -7, influence: null });
  expect(reputationPlaces.at(-1)).toEqual({ reputation: 7, influence: 5 });
});

test('a token that lies face down is told by its back only', () => {
  const position = {
    seats: [{ hero: 'tovak', space: '0,0', hand: ['rage'] }],
    map: { '1,0': 'countryside-11', '0,1': 'countryside-2' },
    round: 2,
  };
  const match = positioned(position);
  const view = viewFor(match, 0);
  const tokens = view.tokens.map((_, index) => tokenAt(view, index));
  const truth = match.play.state.tokens.map((_, index) => tokenAt(match.play.state, index));
  expect(truth.some(({ isUp }) => !isUp)).toBe(true);
  expect(tokens.map(({ kind }) => kind.endsWith('Back'))).toEqual(truth.map(({ isUp }) => !isUp));
});

test('the sheets of a finished game come to the points, and a spectator can reckon them', () => {
  const match = createMatch(game, {
    options: { scenario: 'blitz-conquest' },
    seats: 2,
    seed: '0'.repeat(31) + 7,
    random: 'xoroshiro128plus',
  });
  for (let i = 0; match.play.waiting !== 0; i++) {
    const seat = match.play.isWaitingFor(0) ? 0 : 1;
    const { options = [] } = pendingFor(match, seat).find((pending) => pending.seat === seat) ?? {};
    const wanted = options.find(({ type }) => type === 'endTurn' || type === 'announceEnd');
    act(match, seat, (i % 3 === 0 ? wanted : undefined) ?? options[i % options.length]);
  }
  const { points } = match.play.state;
  const total = (sheet: readonly { readonly points: number }[]): number =>
    sheet.reduce((sum, one) => sum + one.points, 0);
  expect(scoreSheets(match.play.state).map(total)).toEqual(points);
  expect(scoreSheets(viewFor(match, -1)).map(total)).toEqual(points);
});
