import { type Domain, type Game, isSecret, type Language, type State } from '@heldentisch/engine';
import type { ReactNode } from 'react';
import { type Say, useText } from '../text/index.js';
import { seatLabel } from './names.js';
import { wordFor } from './outline-words.js';

type Data = Readonly<Record<string, unknown>>;

/** How the values of a game's notation are put into words: by the text keys of its own domains. */
class Words {
  private readonly prefixes: readonly string[];

  constructor(
    readonly game: Game,
    readonly language: Language,
    readonly seats: number,
    readonly t: Say,
    /** A notation that names the active seat counts turns with `turn`; otherwise that is the seat. */
    readonly countsTurns: boolean,
  ) {
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
    return seatLabel(this.game, this.language, seat);
  }

  value(value: string | number | boolean, key: string): string {
    if (typeof value === 'boolean') return this.t(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return this.isSeatKey(key) && value >= 0 && value < this.seats ? this.seat(value) : String(value);
    const texts = this.game.texts[this.language];
    const prefix = this.prefixes.find((name) => `${name}.${value}` in texts);
    return (
      texts[`position.${key}.${value}`] ??
      (prefix === undefined ? undefined : texts[`${prefix}.${value}`]) ??
      wordFor(this.language, value)
    );
  }

  private isSeatKey(key: string): boolean {
    return seatKeys.has(key) && !(this.countsTurns && key === 'turn');
  }

  key(key: string): string {
    const texts = this.game.texts[this.language];
    const prefix = this.prefixes.find((name) => `${name}.${key}` in texts);
    return (
      texts[`position.${key}`] ??
      (prefix === undefined ? undefined : texts[`${prefix}.${key}`]) ??
      wordFor(this.language, this.countsTurns && key === 'turn' ? 'turnNumber' : key)
    );
  }

  /** A pile: visible things by name, hidden ones counted. */
  pile(list: readonly (string | number)[], key: string): string {
    const hidden = list.filter((item) => item === '?').length;
    const names = list.filter((item) => item !== '?').map((item) => this.value(item, key));
    if (hidden > 0) names.push(this.t('faceDown', { count: hidden }));
    return names.length === 0 ? '–' : names.join(', ');
  }
}

const seatKeys = new Set(['turn', 'active', 'first', 'winner', 'seat', 'conceded']);
const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
/** Inside a thing only what is special is worth a word. */
const isDull = (value: unknown): boolean =>
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  value === 'none' ||
  (Array.isArray(value) && value.length === 0);

/** One thing in one line: "Knight (damage 2, moved)". */
function oneLine(words: Words, thing: Data): string | null {
  const entries = Object.entries(thing).filter(([, value]) => !isDull(value));
  if (!entries.every(([, value]) => isPlain(value))) return null;
  const [head, ...rest] = entries as [string, string | number | boolean][];
  if (head === undefined) return '–';
  // A thing has one name and some properties; many names are many things.
  if (typeof head[1] !== 'string' || rest.filter(([, value]) => typeof value === 'string').length > 2) return null;
  const extras = rest.map(([key, value]) =>
    value === true ? words.key(key) : `${words.key(key)} ${words.value(value, key)}`,
  );
  return words.value(head[1], head[0]) + (extras.length === 0 ? '' : ` (${extras.join(', ')})`);
}

function valueNode(words: Words, key: string, value: unknown): ReactNode {
  if (value === null || value === undefined) return '–';
  if (isPlain(value)) return words.value(value, key);
  if (Array.isArray(value)) return listNode(words, key, value);
  const line = oneLine(words, value as Data);
  return line ?? <Outlined words={words} data={value as Data} />;
}

function listNode(words: Words, key: string, list: readonly unknown[]): ReactNode {
  const isNames = list.every((item) => typeof item === 'string' || typeof item === 'number');
  if (list.length === words.seats && (!isNames || list.every((item) => typeof item === 'number' || item === null))) {
    return (
      <dl className="outline">
        {list.map((item, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="outline-row">
            <dt>{words.seat(seat)}</dt>
            <dd>{valueNode(words, key, item)}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (isNames) return words.pile(list as (string | number)[], key);
  return (
    <ol className="outline-list">
      {list.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other names
        <li key={i}>{valueNode(words, key, item)}</li>
      ))}
    </ol>
  );
}

/** Nothing to tell: an empty list, or a seat that is nobody's. */
const isSilent = (key: string, value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every(isDull)) || (value === -1 && seatKeys.has(key));

function Outlined({ words, data }: { readonly words: Words; readonly data: Data }) {
  const rows = Object.entries(data).filter(([key, value]) => !isSilent(key, value));
  return (
    <dl className="outline">
      {rows.map(([key, value]) => {
        const isNested =
          typeof value === 'object' && value !== null && !(isObject(value) && oneLine(words, value) !== null);
        return (
          <div key={key} className={`outline-row ${isNested ? 'outline-nested' : ''}`}>
            <dt>{words.key(key)}</dt>
            <dd>{valueNode(words, key, value)}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The table in words, from the game's own position notation: works for every game, and for every reader. */
export function Outline({ game, view, seats }: { readonly game: Game; readonly view: State; readonly seats: number }) {
  const { t, language } = useText();
  const data = game.position.write(view);
  if (!isObject(data)) return null;
  return <Outlined words={new Words(game, language, seats, t, 'active' in data)} data={data} />;
}
