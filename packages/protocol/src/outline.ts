import { type Domain, type Game, isSecret, type Language, type State, textOf } from '@heldentisch/engine';
import { faceDown, wordFor } from './outline-words.js';

type Data = Readonly<Record<string, unknown>>;
type Plain = string | number | boolean;

/** A line of a table in words: a name with its value, or with the rows below it. */
export interface OutlineRow {
  /** The field of the position notation, or the number in a list. */
  readonly key: string;
  /** Empty for the things of a list. */
  readonly label: string;
  /** Empty if the rows below say it. */
  readonly text: string;
  readonly rows: readonly OutlineRow[];
  /** True: what the label says is so; there is no more to say. */
  readonly isFlag: boolean;
}

export interface OutlineSettings {
  readonly language: Language;
  readonly seats: number;
  /** How a seat is called; by default as the game calls it. */
  seatName?(seat: number): string;
}

const seatKeys = new Set(['turn', 'active', 'first', 'winner', 'seat', 'conceded']);
const nothing = '–';

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Nobody and nothing, however deep. */
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === 'none' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** Only what is special is worth a word. */
const isDull = (value: unknown): boolean =>
  isEmpty(value) || value === 0 || value === false || (Array.isArray(value) && value.every(isDull));

/** How the values of a game's notation are put into words: by the text keys of its own domains. */
class Words {
  readonly seats: number;
  private readonly language: Language;
  private readonly prefixes: readonly string[];

  constructor(
    private readonly game: Game,
    private readonly settings: OutlineSettings,
    /** A notation that names the active seat counts turns with `turn`; otherwise that is the seat. */
    private readonly countsTurns: boolean,
  ) {
    this.seats = settings.seats;
    this.language = settings.language;
    const domains: Domain[] = [
      ...game.choices.list.flatMap(({ fields }) => Object.values(fields)),
      ...game.events.list.flatMap(({ fields }) => Object.values(fields).map((f) => (isSecret(f) ? f.secret : f))),
    ];
    const counts = new Map<string, number>();
    for (const { key } of domains) counts.set(key, (counts.get(key) ?? 0) + 1);
    // A name that several domains know is most likely meant as in most of the game's sentences.
    const keys = [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key);
    this.prefixes = keys.filter((key) => key !== 'seat' && key !== 'number');
  }

  seat(seat: number): string {
    return this.settings.seatName?.(seat) ?? textOf(this.game, this.language, `seat.${seat}`);
  }

  /** Whether a number under this key is a seat. */
  isSeatKey(key: string): boolean {
    return seatKeys.has(key) && !(this.countsTurns && key === 'turn');
  }

  value(value: Plain, key: string): string {
    if (typeof value === 'number') {
      return this.isSeatKey(key) && value >= 0 && value < this.seats ? this.seat(value) : String(value);
    }
    const name = String(value);
    return this.own(`position.${key}.${name}`) ?? this.named(name) ?? wordFor(this.language, name);
  }

  key(key: string): string {
    const word = this.countsTurns && key === 'turn' ? 'turnNumber' : key;
    return this.own(`position.${key}`) ?? this.named(key) ?? wordFor(this.language, word);
  }

  /** A pile: visible things by name, hidden ones counted. */
  pile(list: readonly (string | number)[], key: string): string {
    const names = list.filter((item) => item !== '?').map((item) => this.value(item, key));
    const hidden = list.length - names.length;
    if (hidden > 0) names.push(faceDown(this.language, hidden));
    return names.length === 0 ? nothing : names.join(', ');
  }

  private own(key: string): string | undefined {
    return this.game.texts[this.language][key];
  }

  private named(name: string): string | undefined {
    const prefix = this.prefixes.find((candidate) => this.own(`${candidate}.${name}`) !== undefined);
    return prefix === undefined ? undefined : this.own(`${prefix}.${name}`);
  }
}

const leaf = (key: string, label: string, text: string, isFlag = false): OutlineRow => ({
  key,
  label,
  text,
  rows: [],
  isFlag,
});

/** One thing in one line: "Knight (damage 2, moved)". */
function oneLine(words: Words, thing: Data): string | null {
  const entries = Object.entries(thing).filter(([, value]) => !isDull(value));
  if (!entries.every(([, value]) => isPlain(value))) return null;
  const [head, ...rest] = entries as [string, Plain][];
  // A thing has one name and some properties; many names are many things.
  if (typeof head?.[1] !== 'string' || rest.filter(([, value]) => typeof value === 'string').length > 2) return null;
  const extras = rest.map(([key, value]) =>
    value === true ? words.key(key) : `${words.key(key)} ${words.value(value, key)}`,
  );
  return words.value(head[1], head[0]) + (extras.length === 0 ? '' : ` (${extras.join(', ')})`);
}

/** The row of a value, or null if there is nothing to tell. `name` is the field whose words fit the value. */
function rowOf(words: Words, key: string, label: string, value: unknown, name = key): OutlineRow | null {
  if (typeof value === 'number' && words.isSeatKey(name)) {
    return value < 0 ? null : leaf(key, label, words.value(value, name));
  }
  if (isDull(value)) return null;
  if (isPlain(value)) return leaf(key, label, words.value(value, name), value === true);
  const line = isObject(value) ? oneLine(words, value) : null;
  if (line !== null) return leaf(key, label, line);
  if (Array.isArray(value)) return listRow(words, key, label, value, name);
  const rows = rowsOf(words, value as Data);
  return rows.length === 0 ? leaf(key, label, nothing) : { ...leaf(key, label, ''), rows };
}

function listRow(words: Words, key: string, label: string, list: readonly unknown[], name: string): OutlineRow {
  const isNames = list.every((item) => typeof item === 'string' || typeof item === 'number');
  const isNumbers = list.every((item) => typeof item === 'number' || item === null);
  const isBySeat = list.length === words.seats && (!isNames || isNumbers);
  if (isNames && !isBySeat) return leaf(key, label, words.pile(list as (string | number)[], name));
  const rows = list.map((item, i) => {
    const title = isBySeat ? words.seat(i) : '';
    return rowOf(words, String(i), title, item, name) ?? leaf(String(i), title, item === 0 ? '0' : nothing);
  });
  return { ...leaf(key, label, ''), rows };
}

function rowsOf(words: Words, data: Data): OutlineRow[] {
  return Object.entries(data).flatMap(([key, value]) => rowOf(words, key, words.key(key), value) ?? []);
}

/**
 * The table in words, from the game's own position notation: it works for every game, on a screen and in a terminal.
 * Hidden things are counted; what is empty, zero or not so is left out.
 */
export function outlineOf(game: Game, view: State, settings: OutlineSettings): OutlineRow[] {
  const data = game.position.write(view);
  return isObject(data) ? rowsOf(new Words(game, settings, 'active' in data), data) : [];
}
