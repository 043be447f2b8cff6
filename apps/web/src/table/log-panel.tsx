import { describeEvents, type Game, textOf } from '@heldentisch/engine';
import type { ToldLine } from '@heldentisch/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../text/index.js';
import { type LogRow, rowsOf } from './log-rows.js';
import { gathered } from './log-texts.js';
import { seatLabel } from './names.js';
import { struckLines } from './struck.js';

interface LogPanelProps {
  readonly game: Game;
  readonly lines: readonly ToldLine[];
  /** The line that is looked at, or null for now. */
  readonly at: number | null;
  onLook(line: number): void;
}

/** What happened, line by line. Lines that were taken back stay, struck out. */
export function LogPanel({ game, lines, at, onLook }: LogPanelProps) {
  const { t, language } = useText();
  const struck = useMemo(() => struckLines(lines), [lines]);
  const rows = useMemo(() => rowsOf(lines, struck), [lines, struck]);
  const list = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the log
  useEffect(() => {
    const box = list.current;
    if (at === null && box !== null) box.scrollTop = box.scrollHeight;
  }, [lines.length, at]);

  useEffect(() => {
    if (at === null || list.current === null) return;
    const row = list.current.querySelector<HTMLElement>(`[data-line="${at}"]`);
    if (row !== null) list.current.scrollTop = row.offsetTop - list.current.clientHeight / 2;
  }, [at]);

  function texts(line: ToldLine): string[] {
    const name = line.seat < 0 ? '' : seatLabel(game, language, line.seat);
    if (line.kind === 'undo') return [t('logUndo', { name, count: line.count ?? 1 })];
    const told = describeEvents(game, language, line.events);
    if (line.kind === 'redo') return [t('logRedo', { name, count: line.count ?? 1 }), ...told];
    if (told.length > 0) return told;
    if (line.kind === 'concede') return [t('logConcede', { name })];
    return line.kind === 'start' ? [t('logStart')] : [];
  }
  function wordsOf({ lines, isQuiet }: LogRow): string[] {
    if (!isQuiet) return lines.flatMap(texts);
    const names = [...new Set(lines.map(({ seat }) => seatLabel(game, language, seat)))];
    const params = { names: new Intl.ListFormat(language).format(names) };
    const isOwn = Object.hasOwn(game.texts[language], 'log.quiet');
    return [isOwn ? textOf(game, language, 'log.quiet', params) : t('logQuiet', params)];
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <ol ref={list} className="log" tabIndex={0} aria-label={t('log')}>
      {rows.map((row) => {
        const line = row.lines[0] as ToldLine;
        const isStruck = struck.has(row.n);
        return (
          <li
            key={line.n}
            data-line={row.n}
            className={`log-line log-${line.kind} seat-${line.seat} ${isStruck ? 'is-struck' : ''} ${row.isQuiet ? 'is-quiet' : ''} ${at === row.n ? 'is-looked-at' : ''}`}
          >
            <button
              type="button"
              className="log-number"
              aria-label={t('showMove', { line: row.n })}
              onClick={() => onLook(row.n)}
            >
              {row.n}
            </button>
            <div className="log-texts">
              {isStruck && <span className="visually-hidden">({t('struck')}) </span>}
              {gathered(wordsOf(row)).map(({ text, times }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the events of a line never change
                <p key={i}>
                  {isStruck ? <s>{text}</s> : text}
                  {times > 1 && <span className="log-times"> ×{times}</span>}
                </p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
