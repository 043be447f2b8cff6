import { readdirSync, readFileSync } from 'node:fs';
import { hash, OptionError } from '@heldentisch/engine';
import { noughts } from '@heldentisch/noughts';
import {
  checkGolden,
  citedRules,
  coverage,
  optionSets,
  plainProblem,
  playRandom,
  Random,
  randomPositionProblems,
  recordGolden,
  sameGame,
  setupsOf,
  sharedObject,
  simulateRandom,
  tamper,
  terminates,
  textProblems,
  writtenPositionProblems,
} from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { makeToy, type ToyState } from './toy.js';

const toy = makeToy();
const folder = new URL('../../games/noughts/cases/', import.meta.url);
const noughtsCases = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

describe('random games', () => {
  it('are the same with and without a match around them', () => {
    for (let seed = 0; seed < 20; seed++) {
      const slow = playRandom(toy, seed, { seats: 3, options: { long: true } });
      const fast = simulateRandom(toy, seed, { seats: 3, options: { long: true } });
      expect(hash(fast.play.state)).toBe(hash(slow.match.play.state));
      expect([fast.decisions, fast.finished]).toEqual([slow.decisions, true]);
    }
  });

  it('show each decision before it is made and can be left', () => {
    const seen: number[] = [];
    const game = playRandom(toy, 1, { onDecision: ({ number }) => seen.push(number) < 5 });
    expect(seen).toEqual([0, 1, 2, 3, 4]);
    expect([game.decisions, game.finished]).toEqual([4, false]);
  });

  it('rotate through all option sets', () => {
    expect(optionSets(toy)).toHaveLength(4);
    expect(optionSets(noughts)).toEqual([{}]);
    const many = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [`o${i}`, { type: 'boolean', default: false } as const]),
    );
    expect(optionSets({ options: many }).length).toBeGreaterThan(64);
  });

  it('leave out the numbers of seats that a game refuses with an option', () => {
    const picky: typeof toy = {
      ...toy,
      create(options, seats) {
        if (options.long === true && seats > 2) throw new OptionError('options.long', 'is for 2 seats only');
        return toy.create(options, seats);
      },
    };
    const setupAt = setupsOf(picky, 1);
    const setups = Array.from({ length: 40 }, (_, i) => setupAt(i));
    expect(new Set(setups.map(({ options, seats }) => `${options.long} ${seats}`))).toEqual(
      new Set(['false 2', 'false 3', 'true 2']),
    );
    const withThree = setupsOf(picky, 1, { seats: 3 });
    expect(Array.from({ length: 4 }, (_, i) => withThree(i).options.long)).toEqual([false, false, false, false]);
    expect(() => setupsOf(picky, 1, { seats: 3, options: [{ long: true }] })).toThrow(OptionError);
  });
});

describe('golden games', () => {
  it('hold as long as nothing changes', () => {
    const text = recordGolden(toy, 5, { mood: 'wild' }, 3);
    expect(checkGolden(toy, text)).toMatchObject({ passed: true });
    expect(checkGolden(noughts, recordGolden(noughts, 1)).passed).toBe(true);
  });

  it('notice a changed game, a changed file and an unfinished one', () => {
    const text = recordGolden(toy, 5);
    expect(checkGolden(makeToy('leaks-by-field'), text).problem).toContain('the state after this line is another one');
    expect(checkGolden({ ...toy, rulesVersion: 2 }, text).problem).toContain('line 1, rules');
    const lines = text.split('\n');
    const cut = [lines[0]?.replace(/"lines":\d+/, '"lines":3'), ...lines.slice(1, 4), ''].join('\n');
    expect(checkGolden(toy, cut).problem).toBe('the game is not finished');
  });

  it('are the same game only with the same state after every line', () => {
    const one = playRandom(toy, 5).match;
    expect(sameGame(one, playRandom(toy, 5).match)).toBe(true);
    expect(sameGame(one, playRandom(toy, 5, { options: { mood: 'wild' } }).match)).toBe(true);
    expect(sameGame(one, playRandom(toy, 5, { most: 9 }).match)).toBe(false);
    expect(sameGame(one, playRandom(toy, 6).match)).toBe(false);
  });

  it('tampering always changes the text', () => {
    const text = recordGolden(toy, 5);
    const random = Random.fromNumber(1);
    for (let i = 0; i < 500; i++) expect(tamper(text, random)).not.toBe(text);
  });
});

describe('termination', () => {
  it('holds for sound games', () => {
    expect(terminates(toy, { games: 50, seed: 1 }).unfinished).toEqual([]);
    expect(terminates(noughts, { games: 50, seed: 1 })).toMatchObject({ games: 50, unfinished: [] });
  });

  it('names the games that do not end', () => {
    expect(terminates(makeToy('too-long'), { games: 3, seed: 1 }).unfinished).toHaveLength(3);
  });

  it('names the games whose outcome lacks something', () => {
    const ending = (points: (own: readonly number[]) => number[]) => ({
      ...toy,
      outcome: ({ points: own }: ToyState) => ({ scores: own.map(() => 0), reason: '', points: points(own) }),
    });
    const unfinished = (points: (own: readonly number[]) => number[]) =>
      terminates(ending(points), { games: 3, seed: 1 }).unfinished.length;
    expect(unfinished((own) => [...own])).toBe(0);
    expect(unfinished((own) => own.slice(1))).toBe(3);
    expect(unfinished((own) => own.map(() => Number.NaN))).toBe(3);
  });
});

describe('coverage', () => {
  it('finds nothing missing in noughts', () => {
    const report = coverage(noughts, { games: 100, seed: 1, cases: noughtsCases });
    expect(report.rulesWithoutCase).toEqual([]);
    expect(report.casesFailed).toEqual([]);
    expect(report.choicesNeverTaken).toEqual([]);
    // Random players never give up.
    expect(report.eventsNeverSeen).toEqual(['conceded']);
  });

  it('lists what neither games nor cases nor tests have met', () => {
    const good =
      'game: toy\nrules: [TOY-HAND-01]\ntitle: t\nposition: { hands: [[ant0], []] }\nsteps:\n  - { seat: 0, chooses: { card: ant } }\n';
    const bad = good.replace('HAND', 'DECK').replace('card: ant', 'card: bee');
    const cases = [
      { name: 'good.yaml', text: good },
      { name: 'bad.yaml', text: bad },
    ];
    const report = coverage(toy, { games: 0, seed: 1, cases, citedIn: { 'TOY-DIE-01': ['die.test.ts'] } });
    expect(report.rulesWithoutCase).toEqual(['TOY-HAND-02', 'TOY-DECK-01', 'TOY-TURN-01', 'TOY-TURN-02']);
    expect(report.abilitiesWithoutCase).toEqual(['bee', 'cat', 'dog']);
    expect(report.abilitiesNeverResolved).toEqual(['ant', 'bee', 'cat', 'dog']);
    expect(report.choicesNeverOffered).toHaveLength(toy.choices.list.length);
    expect(report.casesFailed.map(({ file }) => file)).toEqual(['bad.yaml']);
    const played = coverage(toy, { games: 30, seed: 1, cases });
    expect([played.abilitiesNeverResolved, played.choicesNeverTaken]).toEqual([[], []]);
    expect(played.eventsNeverSeen).toEqual(['cardNamed', 'conceded']);
  });

  it('reads citations', () => {
    expect(citedRules("it('PT-ATK-03 and NOU-02', …) // PT-ATK-03, A-1")).toEqual(['PT-ATK-03', 'NOU-02']);
  });
});

describe('texts', () => {
  it('of sound games are complete', () => {
    expect(textProblems(toy, 20, 1)).toEqual([]);
    expect(textProblems(noughts, 20, 1)).toEqual([]);
  });

  it('that are missing or odd are named', () => {
    const { 'card.ant': _ant, 'prompt.discard': _prompt, 'outcome.points': _points, ...en } = toy.texts.en;
    const de = { ...toy.texts.de, 'choice.play': 'Spiele {crad}', 'outcome.points': '{seat} gewinnt.' };
    const problems = textProblems({ ...toy, texts: { en, de } }, 20, 1);
    expect(problems).toContain('en has no text for card.ant');
    expect(problems).toContain('en has no text for prompt.discard');
    expect(problems).toContain('en has no text for outcome.points');
    expect(problems).toContain('only de has a text for card.ant');
    expect(problems).toContain('de choice.play speaks of {crad}, which is no field of it');
    expect(problems).toContain('de outcome.points speaks of {seat}, which is no field of it');
  });
});

describe('positions', () => {
  it('of sound games are read and written', () => {
    expect(writtenPositionProblems(noughts, noughtsCases, false)).toEqual([]);
    expect(randomPositionProblems(toy, 8, 1)).toEqual([]);
  });

  it('that the schema refuses or that do not come back are named', () => {
    const strict = { ...toy, position: { ...toy.position, schema: { type: 'object', required: ['moon'] } } };
    const cases = [{ name: 'a.yaml', text: 'position: { hands: [[], []], turns: 3 }' }];
    expect(writtenPositionProblems(strict, cases, true)[0]).toContain("must have required property 'moon'");
    const read: typeof toy.position.read = (data) => toy.position.read({ ...(data as object), turns: 0 });
    const lossy = { ...toy, position: { ...toy.position, read } };
    expect(randomPositionProblems(lossy, 1, 1)[0]).toContain('turns: 1 against 0');
  });
});

describe('plain data', () => {
  it('is told from everything else', () => {
    expect(plainProblem({ a: [1, 2], b: [{ c: 'x' }, { c: 'y' }], d: null, e: true })).toBe(null);
    const odd: readonly unknown[] = [
      undefined,
      Number.NaN,
      Infinity,
      -0,
      new Date(0),
      [1, 'x'],
      new Array(2),
      () => 0,
      1n,
    ];
    for (const value of odd) expect(plainProblem({ value })).toContain('state.value');
  });

  it('shares objects or not', () => {
    const inner = { x: 1 };
    expect(sharedObject({ a: [inner] }, { a: [inner] })).toBe('state.a.0');
    expect(sharedObject({ a: [inner] }, { a: [{ x: 1 }] })).toBe(null);
  });
});
