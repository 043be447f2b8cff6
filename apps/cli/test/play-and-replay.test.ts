import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { file, fileName, heldentisch } from './heldentisch.js';

const play = (typed: readonly string[], ...words: string[]) =>
  heldentisch(['play', 'noughts', '--seed', '3', '--bot', 'easy', ...words], typed.map((line) => `${line}\n`).join(''));

/** A finished game as a file. */
function savedGame(name: string): string {
  const target = fileName(name);
  play(['5', '1', '1', '1', '1'], '--save', target);
  return target;
}

describe('play', () => {
  test('plays a game to its end', () => {
    const { code, out } = play(['5', '1', '1', '1', '1']);
    expect(code).toBe(0);
    expect(out).toContain('Cross marks b2.');
    expect(out).toMatch(/You have (won|lost)|A draw/);
  });

  test('speaks German', () => {
    expect(play(['q'], '--language', 'de').out).toContain('Setze auf ein leeres Feld.');
  });

  test('ends cleanly when the input ends', () => {
    expect(play([])).toMatchObject({ code: 0, err: '' });
  });

  test('takes choices in words and explains refusals', () => {
    const { out } = play([
      'mark b2',
      'mark b2',
      '?mark b2',
      'why {"type":"mark","cell":"a1"}',
      'why {"type":"fly"}',
      '44',
      'sing',
    ]);
    expect(out).toContain('Cross marks b2.');
    expect(out.match(/NOU-02: A mark goes only on an empty cell\./g)).toHaveLength(2);
    expect(out).toMatch(/HT-DOOR-02|This is possible now\./);
    expect(out).toContain('There are options 1 to 7.');
    expect(out).toContain('Not understood.');
  });

  test('says why an undo is refused, and takes back with consent', () => {
    const { out } = play(['u', '1', 'u', 'u!', 'l', 'r', 'q']);
    expect(out).toContain('HT-UNDO-01');
    expect(out).toContain('HT-UNDO-02');
    expect(out).toContain('Taken back.');
    expect(out).toContain('(Taken back.)');
  });

  test('searches the rulebook and shows the log', () => {
    const { out } = play(['rules NOU-03', 'rules draw', 'rules zebra', 'l', '1', 'l', '?', 'b', 'q']);
    expect(out).toContain('NOU-03: Three own marks');
    expect(out).toContain('NOU-04');
    expect(out).toContain('nothing on "zebra"');
    expect(out).toContain('Nothing has happened yet.');
  });

  test('saves and goes on from there', () => {
    const target = fileName('half.game.jsonl');
    play(['5', `save ${target}`, 'q']);
    const { out, code } = heldentisch(['play', 'noughts', '--load', target], 'l\nq\n');
    expect(code).toBe(0);
    expect(out).toContain('(easy)');
    expect(out).toContain('Cross marks b2.');
    expect(play(['save /nowhere/x', 'q']).out).toContain('Could not save');
  });

  test('lets one give up', () => {
    expect(play(['concede']).out).toContain('You have lost.');
  });

  test('prints only JSON with --json', () => {
    const { out, json } = play(['5', '1', '1', '1', '1'], '--json');
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(json).toMatchObject({ game: 'noughts', over: true });
  });

  test('refuses bad calls', () => {
    expect(play([], '--seat', '2').code).toBe(2);
    expect(play([], '--language', 'fr').code).toBe(2);
    expect(play([], '--load', '/nowhere').code).toBe(1);
    expect(play([], '--load', file('no.game.jsonl', 'hello\n'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('line 1'),
    });
  });
});

test('a game with secrets can be played, saved and gone on with', () => {
  const target = fileName('secrets.game.jsonl');
  const typed = `${'1\n'.repeat(12)}l\nq\n`;
  const words = ['play', 'pixel-tactics', '--bot', 'greedy', '--seed', '4', '--save', target];
  expect(heldentisch(words, typed)).toMatchObject({ code: 0, err: '' });
  expect(heldentisch(['replay', target, '--json'])).toMatchObject({ code: 0, json: { mismatches: 0 } });
  expect(heldentisch(['play', 'pixel-tactics', '--load', target], 'q\n')).toMatchObject({ code: 0, err: '' });
});

describe('replay', () => {
  test('repeats a game file', () => {
    const { code, json } = heldentisch(['replay', savedGame('a.game.jsonl'), '--json']);
    expect(code).toBe(0);
    expect(json).toMatchObject({ mismatches: 0, hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
    expect(json.decisions).toBeGreaterThanOrEqual(5);
  });

  test('tells the log and how the game ended', () => {
    const file = savedGame('b.game.jsonl');
    const { out } = heldentisch(['replay', file, '--log', 'de']);
    expect(out).toContain('Kreuz setzt auf b2.');
    expect(out).toMatch(/^((Kreuz|Kreis) hat drei in einer Linie|Das Brett ist voll)\.$/m);
    const { json } = heldentisch(['replay', file, '--json']);
    expect(json.outcome).toEqual({ scores: expect.any(Array), reason: expect.stringMatching(/^outcome\./) });
  });

  test('notices a changed, a shortened and an unreadable file', () => {
    const lines = readFileSync(savedGame('c.game.jsonl'), 'utf8').trimEnd().split('\n');
    const second = lines[1] ?? '';
    const cases = {
      choice: [lines[0], second.replace('"b2"', '"c2"'), ...lines.slice(2)],
      hash: [lines[0], second.replace(/"hash":".*"/, '"hash":"0"'), ...lines.slice(2)],
      lines: lines.slice(0, -1),
      n: [lines[0], ...lines.slice(2)],
      json: [lines[0], '{', ...lines.slice(2)],
    };
    for (const [what, changed] of Object.entries(cases)) {
      const { code, json, err } = heldentisch([
        'replay',
        file(`${what}.game.jsonl`, `${changed.join('\n')}\n`),
        '--json',
      ]);
      expect(code).toBe(1);
      expect(json).toMatchObject({ mismatches: 1, problem: { line: expect.any(Number), field: expect.any(String) } });
      expect(err).toMatch(/line \d+/);
    }
    expect(heldentisch(['replay', file('cut.game.jsonl', lines.join('\n').slice(0, -5))]).code).toBe(1);
    expect(heldentisch(['replay', '/nowhere.game.jsonl']).code).toBe(1);
  });
});
