import { describe, expect, test } from 'vitest';
import { file, heldentisch } from './heldentisch.js';

describe('the command line', () => {
  test('shows an overview', () => {
    expect(heldentisch(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('simulate') });
  });

  test('refuses what it does not know with usage and exit code 2', () => {
    for (const words of [[], ['dance'], ['games', '--loud'], ['schema'], ['schema', 'noughts', 'chess']]) {
      const { code, out, err } = heldentisch(words);
      expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining('usage: heldentisch') });
    }
  });

  test.each(['games', 'play', 'simulate', 'fuzz', 'case', 'replay', 'coverage', 'position', 'schema', 'bench'])(
    '%s --help tells how to use it',
    (name) => {
      expect(heldentisch([name, '--help'])).toMatchObject({
        code: 0,
        out: expect.stringContaining(`heldentisch ${name}`),
      });
    },
  );

  test('names the games there are when one is unknown', () => {
    expect(heldentisch(['schema', 'chess'])).toMatchObject({ code: 1, err: expect.stringContaining('noughts') });
  });
});

describe('games and schema', () => {
  test('games lists ids, titles, seats, options and rules version', () => {
    expect(heldentisch(['games', '--json']).json.games).toContainEqual({
      id: 'noughts',
      title: { de: 'Drei gewinnt', en: 'Noughts and crosses' },
      seats: { least: 2, most: 2 },
      options: {},
      rulesVersion: 1,
    });
  });

  test('schema prints the JSON Schema of positions', () => {
    expect(heldentisch(['schema', 'noughts', '--json']).json).toMatchObject({ type: 'object' });
  });
});

describe('what is for people only', () => {
  const options = ['--options', '{"roundLimit":"none"}'];

  test.each([
    ['simulate', 'runebound', '--games', '1', ...options],
    ['play', 'runebound', '--seats', '2', ...options],
  ])('%s: no bot plays with it', (...words) => {
    const { code, err } = heldentisch(words);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('options.roundLimit') });
    expect(err).toContain('people only');
  });
});

describe('simulate', () => {
  const simulate = (...words: string[]) => heldentisch(['simulate', 'noughts', ...words]);

  test('gives the same report for the same seed with any number of workers', () => {
    const words = ['--games', '200', '--seed', '7', '--bots', 'random,greedy', '--json'];
    const { seconds, decisionsPerSecond, decisionMs, ...one } = simulate(...words).json;
    const inWorkers = simulate(...words, '--workers', '2').json;
    const { seconds: _seconds, decisionsPerSecond: _rate, decisionMs: theirMs, ...two } = inWorkers;
    expect(seconds).toBeGreaterThan(0);
    expect(decisionsPerSecond).toBeGreaterThan(0);
    const times = { p50: expect.any(Number), p99: expect.any(Number), max: expect.any(Number) };
    const place = { slowestGame: expect.any(Number), slowestDecision: expect.any(Number) };
    for (const found of [decisionMs, theirMs]) {
      expect(found).toMatchObject({ random: { ...times, ...place }, greedy: { ...times, ...place } });
    }
    expect(two).toEqual(one);
    expect(one).toMatchObject({ games: 200, unfinished: 0, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  test('tells how long the bots took', () => {
    const { out, err } = simulate('--games', '20', '--bots', 'random,greedy');
    expect(out).toMatch(/ending \S+: \d+ games/);
    expect(out).toMatch(
      /time per decision, greedy: mean .* ms, p50 .* ms, p99 .* ms, slowest .* ms \(game \d+, decision \d/,
    );
    // Nobody watches standard error here: it stays empty.
    expect(err).toBe('');
  });

  test('refuses bad values', () => {
    for (const words of [
      ['--games', 'many'],
      ['--games', '0'],
      ['--seed', 'x'],
      ['--bots', 'genius,random'],
      ['--options', '{'],
      ['--options', '[]'],
      ['--workers', '-1'],
    ]) {
      expect(simulate(...words)).toMatchObject({ code: 2, out: '' });
    }
    expect(simulate('--bots', 'random,random,random')).toMatchObject({
      code: 1,
      err: expect.stringContaining('seats'),
    });
    expect(simulate('--options', '{"x":1}')).toMatchObject({ code: 1, err: expect.stringContaining('options.x') });
  });
});

describe('position', () => {
  test('prints the state of a file that names its game', () => {
    const name = file('good.yaml', 'game: noughts\nposition: { cells: "xo. .x. ..." }\n');
    expect(heldentisch(['position', name, '--json'])).toMatchObject({
      code: 0,
      json: { cells: { a1: 'x', b1: 'o' }, turn: 1 },
    });
  });

  test('prints the state of a bare position', () => {
    const name = file('bare.json', '{ "cells": "x........" }');
    expect(heldentisch(['position', name, '--game', 'noughts', '--json']).json).toMatchObject({ turn: 1 });
    expect(heldentisch(['position', name]).code).toBe(2);
  });

  test('names line and field of an error', () => {
    const name = file('bad.yaml', 'game: noughts\nposition:\n  turn: 0\n  cells: xx\n');
    expect(heldentisch(['position', name])).toMatchObject({ code: 1, err: expect.stringMatching(/line 4, cells/) });
    const broken = file('broken.yaml', 'game: noughts\nposition: { cells: [\n');
    expect(heldentisch(['position', broken])).toMatchObject({ code: 1, err: expect.stringMatching(/line [23]/) });
    expect(heldentisch(['position', '/nowhere.yaml'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such file'),
    });
  });
});
