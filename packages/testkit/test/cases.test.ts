import { noughts } from '@heldentisch/noughts';
import { runCase, runCases } from '@heldentisch/testkit';
import { describe, expect, it } from 'vitest';
import { makeToy } from './toy.js';

const games = { noughts, toy: makeToy() };

const head = `game: toy
rules: [TOY-HAND-01]
title: A sentence
position: { hands: [[ant0, ant1, bee0], [cat0]], deck: [cat1, dog0] }
steps:
`;

/** The difference a case on the toy ends with, as `line field: message`, or an empty text. */
function difference(steps: string, mode: 'plain' | 'undo' = 'plain', before = head): string {
  const [report] = runCases(games, [{ name: 'case.yaml', text: before + steps }], mode);
  const found = report?.difference;
  return found === undefined ? '' : `${found.line} ${found.field}: ${found.message}`;
}

describe('a case that holds', () => {
  const whole = `  - { seat: 0, offers: { type: play } }
  - { seat: 0, refuses: { type: play, card: dog }, rule: TOY-HAND-01 }
  - seat: 0
    offersExactly: [{ card: bee }, { type: draw }, { type: peek }, { type: roll }, { card: ant }, { type: discard }]
  - { seat: 1, offersExactly: [] }
  - { seat: 1, refuses: { type: roll }, rule: HT-DOOR-01 }
  - { seat: 0, refuses: { type: play, colour: red }, rule: HT-DOOR-02 }
  - { seat: 0, chooses: { type: roll }, dice: [6] }
  - expect: { points.0: 6, events: [{ type: dieRolled, seat: 0, face: 6 }], log.length: 1 }
  - { seat: 0, undo: false, rule: HT-UNDO-03 }
  - { seat: 1, chooses: { type: draw } }
  - expect: { hands.1: [cat0, dog0], events.0.card: dog }
  - expect: { hands.1: { count: 2 }, hands.1.1: '?', events.0.card: null, pending.0.options.length: 6 }
    view: 0
  - { seat: 0, chooses: { type: discard } }
  - { seat: 0, chooses: { card: bee } }
  - expect: { events: { not: { contains: { type: cardPlayed, card: bee } } }, pending.1: null, outcome: null }
  - expect: { discard: [bee0], hands.0: { contains: ant1 }, hands.0.7: null, secret: null, log.length: 4 }
  - expect: { discard: ['?'], pending.0.options: null, pending.0.seat: 1, outcome: null }
    view: -1
  - { seat: 1, chooses: { type: play, card: cat } }
  - { seat: 1, undo: true }
  - expect: { table: [], log.length: 6, hands.1: { not: { count: 1 } } }
  - { seat: 1, redo: true }
  - { seat: 1, redo: false, rule: HT-UNDO-05 }
  - expect: { table: [cat0], pending.0.seat: 0, pending.0.prompt.key: turn, pending.0.kind: turn }
  - { seat: 0, concede: true }
  - expect: { outcome: { scores: [0, 1], reason: outcome.points }, pending: [] }
`;

  it('passes plainly and with every choice undone and redone', () => {
    expect(difference(whole)).toBe('');
    expect(difference(whole, 'undo')).toBe('');
  });

  it('reports its file, rules and title', () => {
    expect(runCase(games, `${head}  - expect: { turns: 0 }\n`, 'a.yaml')).toEqual({
      file: 'a.yaml',
      passed: true,
      rules: ['TOY-HAND-01'],
      title: 'A sentence',
    });
  });

  it('undoes choices with scripted dice by consent, over many of them', () => {
    const steps = Array.from(
      { length: 24 },
      (_, i) => `  - { seat: ${i % 2}, chooses: { type: roll }, dice: [${1 + (i % 6)}] }`,
    );
    expect(difference(`${steps.join('\n')}\n  - expect: { points: [36, 48] }\n`, 'undo')).toBe('');
  });

  it('can script the set-up', () => {
    const start = `game: toy\nrules: [TOY-HAND-01]\ntitle: t\nstart: { seats: 3, options: { mood: wild }, dice: [keep] }\nsteps:\n`;
    expect(difference('  - expect: { hands: [[dog2, cat2], [bee2, ant2], [dog1, cat1]] }\n', 'plain', start)).toBe('');
  });
});

describe('a case that does not hold names line, field and difference', () => {
  const wrong: readonly (readonly [string, string, string])[] = [
    [
      'a wrong expectation',
      '  - expect:\n      turns: 0\n      points.0: 3\n',
      '8 steps.0.expect.points.0: should be 3 but is 0',
    ],
    ['a wrong count', '  - expect: { deck: { count: 3 } }\n', '6 steps.0.expect.deck: should count 3'],
    [
      'contains',
      '  - expect: { table: { contains: ant0 } }\n',
      '6 steps.0.expect.table: should contain "ant0" but is []',
    ],
    ['not', '  - expect: { turns: { not: 0 } }\n', '6 steps.0.expect.turns: should not be 0'],
    ['an empty expectation', '  - expect: {}\n', '6 steps.0.expect: expects nothing'],
    [
      'not offered',
      '  - { seat: 0, offers: { type: play, card: dog } }\n',
      '6 steps.0.offers: {"type":"play","card":"dog"} is not offered (TOY-HAND-01: You hold no dog. Rule TOY-HAND-01 {"card":"card.dog"}); nearest: {"type":"play","card":"ant"}, {"type":"play","card":"bee"}',
    ],
    [
      'not refused',
      '  - { seat: 0, refuses: { type: play } }\n',
      '6 steps.0.refuses: should be refused but is offered',
    ],
    [
      'refused for another reason',
      '  - seat: 0\n    refuses: { type: play, card: dog }\n    rule: TOY-DECK-01\n',
      '8 steps.0.rule: should be TOY-DECK-01 but is TOY-HAND-01',
    ],
    ['a reason for half a choice', '  - { seat: 0, refuses: { type: drop }, rule: TOY-HAND-01 }\n', 'card is missing'],
    [
      'nobody to choose',
      '  - { seat: 1, chooses: { type: roll } }\n',
      '6 steps.0.chooses: {"type":"roll"} is not offered (HT-DOOR-01: Only a seat that has a decision to make can choose. {"seat":1}); nothing is offered to this seat',
    ],
    [
      'a forbidden choice',
      '  - { seat: 0, chooses: { type: play, card: dog } }\n',
      '6 steps.0.chooses: {"type":"play","card":"dog"} is not offered (TOY-HAND-01: You hold no dog. Rule TOY-HAND-01 {"card":"card.dog"}); nearest: ',
    ],
    [
      'half a choice that is forbidden',
      '  - { seat: 0, chooses: { type: drop } }\n',
      '6 steps.0.chooses: {"type":"drop"} is not offered (which rule forbids it depends on card, which is not given)',
    ],
    [
      'two offers',
      '  - { seat: 0, chooses: { type: play } }\n',
      '6 steps.0.chooses: {"type":"play"} fits 2 offers: {"type":"play","card":"ant"}',
    ],
    [
      'an unknown type',
      '  - { seat: 0, refuses: { type: paly } }\n',
      '6 steps.0.refuses.type: there is no choice of type "paly"',
    ],
    [
      'an unknown field of a choice',
      '  - { seat: 0, refuses: { type: play, crad: ant } }\n',
      '6 steps.0.refuses.crad: is not a field of this choice',
    ],
    [
      'an impossible value',
      '  - { seat: 0, refuses: { type: play, card: eel } }\n',
      '6 steps.0.refuses.card: "eel" is never possible',
    ],
    [
      'unused dice',
      '  - seat: 0\n    chooses: { type: roll }\n    dice: [1, 2]\n',
      '8 steps.0.dice: 1 outcomes stay unused: [2]',
    ],
    [
      'too few dice',
      '  - { seat: 0, chooses: { type: roll }, dice: [] }\n',
      'steps.0.dice: {"type":"roll"} threw ScriptError',
    ],
    ['an impossible die', '  - { seat: 0, chooses: { type: roll }, dice: [7] }\n', 'cannot show 7'],
    ['an impossible undo', '  - { seat: 0, undo: true }\n', '6 steps.0.undo: is refused (HT-UNDO-01)'],
    [
      'an unexpected undo',
      '  - { seat: 0, chooses: { card: bee } }\n  - { seat: 0, undo: false }\n',
      '7 steps.1.undo: should be refused but is possible',
    ],
    ['an unknown key', '  - { seat: 0, choses: { type: roll } }\n', '6 steps.0.choses: is not a field here'],
    [
      'a key of another step',
      '  - { seat: 0, offers: { type: roll }, dice: [1] }\n',
      '6 steps.0.dice: is not a field here',
    ],
    [
      'two verbs',
      '  - { seat: 0, offers: { type: roll }, chooses: { type: roll } }\n',
      '6 steps.0.chooses: stands beside offers',
    ],
    ['no seat', '  - chooses: { type: roll }\n', '6 steps.0.seat: must be a whole number'],
    [
      'an unknown rule',
      '  - { seat: 0, refuses: { type: drop, card: ant }, rule: TOY-XX-01 }\n',
      '"TOY-XX-01" is no rule of toy',
    ],
    ['no YAML', '  - { seat: 0\n', 'yaml: '],
  ];
  for (const [name, steps, expected] of wrong) {
    it(name, () => {
      expect(difference(steps)).toContain(expected);
    });
  }

  const heads: readonly (readonly [string, string, string])[] = [
    ['an unknown game', head.replace('toy', 'chess'), '1 game: no game is called "chess"'],
    [
      'a rule that is not in the ledger',
      head.replace('HAND-01', 'HAND-99'),
      '2 rules.0: "TOY-HAND-99" is no rule of toy',
    ],
    ['no title', head.replace('title: A sentence', 'title:'), '3 title: must be a sentence'],
    ['an unknown key at the top', head.replace('title', 'name'), '3 name: is not a field here'],
    ['a wrong position', head.replace('bee0]', '\n  eel]'), '5 position.hands.0.2: hands.0.2: eel is no card'],
    ['an unknown option', head.replace(/position.*/, 'start:\n  options:\n    moon: 1'), '6 start.options.moon'],
    [
      'a wrong number of seats',
      head.replace(/position.*/, 'start:\n  seats: 9'),
      '5 start.seats: seats: toy is for 2 to 3 seats',
    ],
    [
      'unused dice in the set-up',
      head.replace(/position.*/, 'start:\n  dice: [keep, 1]'),
      '5 start.dice: 1 outcomes stay unused',
    ],
    ['neither position nor start', head.replace(/position.*/, ''), 'either a position or a start'],
  ];
  for (const [name, before, expected] of heads) {
    it(name, () => {
      expect(difference('  - expect: { turns: 0 }\n', 'plain', before)).toContain(expected);
    });
  }

  /** All differences of a case on the toy, each as `line field: message`. */
  function differences(steps: string): string[] {
    const report = runCase(games, head + steps, 'case.yaml');
    expect(report.difference).toEqual(report.differences?.[0]);
    return (report.differences ?? []).map(({ line, field, message }) => `${line} ${field}: ${message}`);
  }

  const nowhere: readonly (readonly [string, string, string])[] = [
    ['a misspelt field', 'pionts.0: null', 'there is no "pionts"; there are hands, table, discard, deck'],
    ['a misspelt field deeper down', 'pending.0.sate: null', 'there is no "sate" in pending.0; there are seat, kind'],
    ['a field of nothing', 'outcome.scores: null', 'outcome is null: it has no "scores"'],
    ['a field of a number', 'turns.length: null', 'turns is 0: it has no "length"'],
    ['a field of what lies behind the end', 'deck.99.x: null', 'deck.99 is not there'],
    ['a name where a number belongs', 'hands.first: null', 'there is no "first" in hands, a list of 2'],
    ['a seat that no table has', 'hands.3: null', 'there is no "3" in hands, a list of 2'],
    ['a misspelt field that is not to have a value', 'tabel: { not: [ant0] }', 'there is no "tabel"'],
    ['an event that cannot be', 'events: { not: { contains: { type: cardEaten } } }', 'there is no event of type'],
    ['a field no event has', 'events: { not: { contains: { crad: ant } } }', 'crad: is not a field of this event'],
    ['a value no event has', 'events: { not: { contains: { card: eel } } }', 'card: "eel" is never possible'],
    ['an option that cannot be', 'pending.0.options: { not: { contains: { card: eel } } }', '"eel" is never possible'],
  ];
  for (const [name, expectation, expected] of nowhere) {
    it(`${name} is no expectation`, () => {
      const [found, ...more] = differences(`  - expect: { ${expectation} }\n`);
      expect(found).toContain(expected);
      expect(more).toEqual([]);
    });
  }

  it('all differences are told, up to a step that leads elsewhere', () => {
    const steps = `  - expect: { turns: 1, points.0: 3, deck.0: cat2 }
  - { seat: 0, offers: { card: dog } }
  - { seat: 0, refuses: { type: roll } }
  - { seat: 0, undo: false, rule: HT-UNDO-03 }
  - expect: { turn: 1 }
  - { seat: 0, chooses: { type: play, card: dog } }
  - expect: { turns: 9 }
`;
    expect(differences(steps)).toEqual([
      '6 steps.0.expect.turns: should be 1 but is 0',
      '6 steps.0.expect.points.0: should be 3 but is 0',
      '6 steps.0.expect.deck.0: should be "cat2" but is "bee1"',
      expect.stringContaining('7 steps.1.offers: {"card":"dog"} is not offered'),
      '8 steps.2.refuses: should be refused but is offered: {"type":"roll"}',
      '9 steps.3.rule: should be HT-UNDO-03 but is HT-UNDO-01',
      '10 steps.4.expect.turn: should be 1 but is 0',
      expect.stringMatching(/^11 steps\.5\.chooses: .*\(steps not played after this: 1\)$/),
    ]);
  });

  it('all slips of the form are told', () => {
    const text = `game: toy\nrules: [TOY-XX-01, TOY-XX-02]\ntitle:\nstart: {}\nsteps:\n  - { sees: 1 }\n  - { seat: 0, offers: 1 }\n`;
    const lines = runCase(games, text, 'case.yaml').differences?.map(({ line, field }) => `${line} ${field}`);
    expect(lines).toEqual(['2 rules.0', '2 rules.1', '3 title', '6 steps.0.sees', '7 steps.1.offers']);
  });

  describe('a complete offer', () => {
    const offer = (...patterns: string[]) => differences(`  - seat: 0\n    offersExactly: [${patterns.join(', ')}]\n`);
    const whole = ['{ type: draw }', '{ type: peek }', '{ type: roll }', '{ type: discard }', '{ card: ant }'];

    it('that lacks a choice', () => {
      expect(offer(...whole)).toEqual(['7 steps.0.offersExactly: {"type":"play","card":"bee"} is offered too']);
    });

    it('with a choice that is not offered', () => {
      expect(offer(...whole, '{ card: bee }', '{ type: play, card: dog }')).toEqual([
        expect.stringContaining('7 steps.0.offersExactly.6: {"type":"play","card":"dog"} is not offered (TOY-HAND-01'),
      ]);
    });

    it('with a choice listed twice', () => {
      expect(offer(...whole, '{ card: bee }', '{ type: roll }')).toEqual([
        '7 steps.0.offersExactly: {"type":"roll"} is listed 2 times: {"type":"roll"}, {"type":"roll"}',
      ]);
    });

    it('with a pattern that fits several choices', () => {
      expect(offer(...whole.slice(0, 4), '{ type: play }')).toEqual([
        '7 steps.0.offersExactly.4: {"type":"play"} fits 2 offers: {"type":"play","card":"ant"}, {"type":"play","card":"bee"}',
      ]);
    });

    it('with a choice that cannot be', () => {
      expect(offer(...whole, '{ card: eel }')).toEqual(['7 steps.0.offersExactly.5.card: "eel" is never possible']);
    });

    it('that is no list', () => {
      expect(differences('  - { seat: 0, offersExactly: { type: roll } }\n')).toEqual([
        '6 steps.0.offersExactly: must be a list of choices',
      ]);
    });
  });

  it('a game that breaks is a difference, not a crash', () => {
    const text = `${head.replace('cat1, dog0', 'dog1')}  - { seat: 0, chooses: { type: draw } }\n`;
    const report = runCase({ toy: makeToy('loses-card') }, text, 'case.yaml');
    expect(report.difference?.message).toContain('a card was lost or doubled');
  });

  it('undo mode finds what plain mode does not', () => {
    const text = `${head}  - { seat: 0, chooses: { type: draw } }\n`;
    const files = [{ name: 'case.yaml', text }];
    const forgetful = { toy: makeToy('hidden-memory') };
    expect(runCases(forgetful, files, 'plain')[0]?.passed).toBe(true);
    expect(runCases(forgetful, files, 'undo')[0]?.difference?.message).toContain('in undo mode');
  });
});
