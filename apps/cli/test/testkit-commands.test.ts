import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { file, fileName, heldentisch } from './heldentisch.js';

const good = `game: noughts
rules: [NOU-02]
title: A taken cell cannot be marked again
position: { cells: "x.. ... ..." }
steps:
  - seat: 1
    refuses: { type: mark, cell: a1 }
    rule: NOU-02
  - seat: 1
    chooses: { type: mark, cell: b2 }
`;
const bad = good.replace('refuses: { type: mark, cell: a1 }', 'refuses: { type: mark, cell: c3 }');

describe('case', () => {
  test('passes a case that holds, plain and with undo', () => {
    const name = file('good-case.yaml', good);
    expect(heldentisch(['case', name, '--json'])).toMatchObject({ code: 0, json: { passed: 1, failed: 0 } });
    expect(heldentisch(['case', name, '--undo', '--json'])).toMatchObject({ code: 0, json: { passed: 1, failed: 0 } });
  });

  test('prints every difference of a case that fails', () => {
    mkdirSync(fileName('cases'), { recursive: true });
    const name = file('cases/bad-case.yaml', `${bad}  - expect: { cells.b2: x, winer: null }\n`);
    file('cases/good-case.yaml', good);
    const { code, json, err } = heldentisch(['case', dirname(name), '--json']);
    expect(code).toBe(1);
    expect(json).toMatchObject({ passed: 1, failed: 1 });
    const first = { line: 7, field: 'steps.0.refuses', message: expect.stringContaining('is offered') };
    const differences = [first, { field: 'steps.2.expect.cells.b2' }, { field: 'steps.2.expect.winer' }];
    expect(json.files?.[0]).toMatchObject({ passed: false, difference: first, differences });
    expect(err.match(/bad-case\.yaml, line \d+, steps\.\d/g)).toHaveLength(3);
  });

  test('reports unreadable cases and missing files', () => {
    const name = file('unreadable-case.yaml', 'game: [\n');
    expect(heldentisch(['case', name, '--json'])).toMatchObject({ code: 1, json: { passed: 0, failed: 1 } });
    expect(heldentisch(['case', '/nowhere.yaml'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such file'),
    });
    expect(heldentisch(['case']).code).toBe(2);
  });
});

test('fuzz counts tries and finds nothing broken', () => {
  const { code, json } = heldentisch(['fuzz', 'noughts', '--tries', '500', '--seed', '4', '--json']);
  expect(code).toBe(0);
  expect(json).toMatchObject({ offeredRefused: 0, unofferedAccepted: 0, leaks: 0, undoBroken: 0, replayBroken: 0 });
  expect(json.offeredTried).toBeGreaterThan(0);
  expect(heldentisch(['fuzz', 'noughts', '--options', '{"x":1}']).code).toBe(1);
});

test('coverage lists what was never met', () => {
  const { json } = heldentisch(['coverage', 'noughts', '--games', '20', '--json']);
  expect(json).toMatchObject({ game: 'noughts', games: 20, choicesNeverTaken: [], casesFailed: [] });
  expect(json.eventsNeverSeen).toContain('conceded');
});
