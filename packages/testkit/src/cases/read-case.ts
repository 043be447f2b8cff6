import { type Game, type ScriptedOutcome, tableRules } from '@heldentisch/engine';
import { CaseError, CaseErrors, type CasePath } from './case-error.js';
import { asFields, type Fields, onlyKeys } from './case-file.js';

export type Verb = 'offers' | 'offersExactly' | 'refuses' | 'chooses' | 'expect' | 'undo' | 'redo' | 'concede';

/** One step of a case, checked in its form. */
export interface CaseStep {
  readonly verb: Verb;
  readonly path: CasePath;
  /** -1 where the step has no seat. */
  readonly seat: number;
  /** The fields behind the verb; empty for undo, redo and concede. */
  readonly given: Fields;
  /** For a complete offer: one pattern for each choice. */
  readonly patterns: readonly Fields[];
  /** For undo and redo: whether it must succeed. */
  readonly succeeds: boolean;
  readonly rule: string | null;
  readonly dice: readonly ScriptedOutcome[] | null;
  /** The seat an expectation looks through, or null for the whole state. */
  readonly view: number | null;
}

export interface CaseStart {
  readonly seed: number | string;
  readonly options: Fields;
  readonly seats: number;
  readonly dice: readonly ScriptedOutcome[] | null;
}

export interface RuleCase {
  readonly game: Game;
  readonly rules: readonly string[];
  readonly title: string;
  readonly position: unknown;
  readonly start: CaseStart | null;
  readonly steps: readonly CaseStep[];
}

const keysOfVerb: Readonly<Record<Verb, readonly string[]>> = {
  offers: ['seat', 'offers'],
  offersExactly: ['seat', 'offersExactly'],
  refuses: ['seat', 'refuses', 'rule'],
  chooses: ['seat', 'chooses', 'dice'],
  expect: ['expect', 'view'],
  undo: ['seat', 'undo', 'rule'],
  redo: ['seat', 'redo', 'rule'],
  concede: ['seat', 'concede'],
};
const verbs = Object.keys(keysOfVerb) as Verb[];

function readDice(value: unknown, path: CasePath): readonly ScriptedOutcome[] | null {
  if (value === undefined) return null;
  const isOutcome = (one: unknown): boolean =>
    Number.isInteger(one) || one === 'keep' || (Array.isArray(one) && one.every(Number.isInteger));
  if (!Array.isArray(value) || !value.every(isOutcome)) {
    throw new CaseError(path, 'must be a list of faces, picks, or for a shuffle keep or a list of indices');
  }
  return value as ScriptedOutcome[];
}

function readInteger(value: unknown, path: CasePath): number {
  if (!Number.isInteger(value)) throw new CaseError(path, `must be a whole number, not ${JSON.stringify(value)}`);
  return value as number;
}

function readRule(game: Game, value: unknown, path: CasePath): string {
  const known = game.rules.some(({ id }) => id === value) || (typeof value === 'string' && value in tableRules);
  if (!known) throw new CaseError(path, `${JSON.stringify(value)} is no rule of ${game.id}`);
  return value as string;
}

function readPatterns(value: unknown, path: CasePath): Fields[] {
  if (!Array.isArray(value)) throw new CaseError(path, 'must be a list of choices');
  return value.map((pattern, i) => asFields(pattern, [...path, i]));
}

function readStep(game: Game, value: unknown, path: CasePath): CaseStep {
  const fields = asFields(value, path);
  const found = verbs.filter((verb) => Object.hasOwn(fields, verb));
  const [verb] = found;
  if (verb === undefined) {
    onlyKeys(fields, [...verbs, 'seat', 'rule', 'dice', 'view'], path);
    throw new CaseError(path, `needs one of ${verbs.join(', ')}`);
  }
  if (found.length > 1)
    throw new CaseError([...path, found[1] as Verb], `stands beside ${verb}; make it a step of its own`);
  onlyKeys(fields, keysOfVerb[verb], path);
  const isList = verb === 'offersExactly';
  const isFlag = verb === 'undo' || verb === 'redo' || verb === 'concede';
  if (isFlag && fields[verb] !== true && (fields[verb] !== false || verb === 'concede')) {
    throw new CaseError([...path, verb], verb === 'concede' ? 'must be true' : 'must be true, or false if refused');
  }
  if (isFlag && fields[verb] === true && fields.rule !== undefined) {
    throw new CaseError([...path, 'rule'], `belongs to ${verb}: false`);
  }
  return {
    verb,
    path,
    seat: verb === 'expect' ? -1 : readInteger(fields.seat, [...path, 'seat']),
    given: isFlag || isList ? {} : asFields(fields[verb], [...path, verb]),
    patterns: isList ? readPatterns(fields[verb], [...path, verb]) : [],
    succeeds: fields[verb] !== false,
    rule: fields.rule === undefined ? null : readRule(game, fields.rule, [...path, 'rule']),
    dice: readDice(fields.dice, [...path, 'dice']),
    view: fields.view === undefined ? null : readInteger(fields.view, [...path, 'view']),
  };
}

function readStart(game: Game, value: unknown): CaseStart {
  const fields = asFields(value, ['start']);
  onlyKeys(fields, ['seed', 'options', 'seats', 'dice'], ['start']);
  const { seed = 1, options = {}, seats = game.seats.least, dice } = fields;
  if (!Number.isInteger(seed) && !(typeof seed === 'string' && /^[0-9a-f]{32}$/.test(seed))) {
    throw new CaseError(['start', 'seed'], 'must be a whole number or 32 hexadecimal digits');
  }
  return {
    seed: seed as number | string,
    options: asFields(options, ['start', 'options']),
    seats: readInteger(seats, ['start', 'seats']),
    dice: readDice(dice, ['start', 'dice']),
  };
}

function readList(value: unknown, key: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new CaseError([key], 'must be a list of at least one');
  return value;
}

/** Reads part after part and keeps what is wrong with each. */
class Reader {
  readonly errors: CaseError[] = [];

  /** What is read, or null if it is wrong. */
  read<T>(part: () => T): T | null {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof CaseError)) throw error;
      this.errors.push(error);
      return null;
    }
  }

  readEach<T>(list: readonly unknown[] | null, part: (value: unknown, index: number) => T): T[] {
    return (list ?? []).flatMap((value, index) => this.read(() => part(value, index)) ?? []);
  }
}

function readTitle(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new CaseError(['title'], 'must be a sentence');
  return value;
}

/**
 * Checks the form of a case: every key known, every rule in the ledger, every step one thing. Throws `CaseErrors` with
 * everything that is wrong.
 */
export function readCase(games: Readonly<Record<string, Game>>, data: unknown): RuleCase {
  const reader = new Reader();
  const fields = reader.read(() => asFields(data, [])) ?? {};
  reader.read(() => onlyKeys(fields, ['game', 'rules', 'title', 'position', 'start', 'steps'], []));
  const game = typeof fields.game === 'string' && Object.hasOwn(games, fields.game) ? games[fields.game] : undefined;
  if (game === undefined) {
    throw new CaseErrors([
      ...reader.errors,
      new CaseError(['game'], `no game is called ${JSON.stringify(fields.game)}`),
    ]);
  }
  const rules = reader.readEach(
    reader.read(() => readList(fields.rules, 'rules')),
    (rule, i) => readRule(game, rule, ['rules', i]),
  );
  const title = reader.read(() => readTitle(fields.title)) ?? '';
  const hasPosition = Object.hasOwn(fields, 'position');
  if (hasPosition === Object.hasOwn(fields, 'start')) {
    reader.errors.push(new CaseError(hasPosition ? ['start'] : [], 'a case begins with either a position or a start'));
  }
  const start = Object.hasOwn(fields, 'start') ? reader.read(() => readStart(game, fields.start)) : null;
  const steps = reader.readEach(
    reader.read(() => readList(fields.steps, 'steps')),
    (step, i) => readStep(game, step, ['steps', i]),
  );
  if (reader.errors.length > 0) throw new CaseErrors(reader.errors);
  return { game, rules, title, position: fields.position, start, steps };
}
