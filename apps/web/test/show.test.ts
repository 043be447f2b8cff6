import type { ToldEvent } from '@heldentisch/engine';
import type { TableView, ToldLine } from '@heldentisch/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Show } from '../src/table/show.js';
import { emptySnapshot, type TableSnapshot } from '../src/table/source.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const event = (type: string): ToldEvent => ({ type });
const line = (n: number, ...types: string[]): ToldLine => ({ n, seat: 0, kind: 'choice', events: types.map(event) });

/** The table after `lines`; `life` stands for what the view says, and seat 0 is asked something. */
function snapshotOf(lines: readonly ToldLine[], news: readonly ToldLine[], life: number, viewer = 0): TableSnapshot {
  const table = {
    number: lines.at(-1)?.n ?? 0,
    viewer,
    view: { frames: [], life },
    pending: [{ seat: 0, kind: 'turn', prompt: { key: 'turn' } }],
    invitation: [],
    lines: news,
  } as unknown as TableView;
  return { ...emptySnapshot, table, lines, news };
}

const start = snapshotOf([line(1, 'begun')], [], 10);
const attack = line(2, 'attacked', 'rolled', 'hurt');
const after = snapshotOf([line(1, 'begun'), attack], [attack], 3);

function told(show: Show) {
  const { snapshot, performing, isShowing } = show.shown();
  const { table, lines } = snapshot;
  return {
    life: (table as unknown as { view: { life: number } }).view.life,
    log: lines.flatMap(({ events }) => events.map(({ type }) => type)),
    isAsked: (table?.pending.length ?? 0) > 0,
    performing: performing?.type ?? null,
    isShowing,
  };
}

const times: Readonly<Record<string, number>> = { attacked: 300, rolled: 700, hurt: 200 };
const staged = (): Show => {
  const show = new Show(start);
  show.stage(({ type }) => times[type] ?? 0);
  return show;
};

describe('a show', () => {
  it('tells nothing before it has been seen', () => {
    const show = staged();
    show.take(after);
    expect(told(show)).toEqual({ life: 10, log: ['begun'], isAsked: false, performing: 'attacked', isShowing: true });
    vi.advanceTimersByTime(299);
    expect(told(show).log).toEqual(['begun']);
    vi.advanceTimersByTime(1);
    expect(told(show)).toMatchObject({ life: 10, log: ['begun', 'attacked'], performing: 'rolled' });
    vi.advanceTimersByTime(700);
    expect(told(show)).toMatchObject({ life: 10, log: ['begun', 'attacked', 'rolled'], performing: 'hurt' });
    vi.advanceTimersByTime(200);
    const log = ['begun', 'attacked', 'rolled', 'hurt'];
    expect(told(show)).toEqual({ life: 3, log, isAsked: true, performing: null, isShowing: false });
  });

  it('tells lines as news once, when they are told', () => {
    const show = staged();
    const heard: number[] = [];
    show.subscribe(() => {
      for (const { n } of show.shown().snapshot.news) if (!heard.includes(n)) heard.push(n);
    });
    show.take(after);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(heard).toEqual([2]);
  });

  it('is over at once when it is skipped', () => {
    const show = staged();
    show.take(after);
    show.skip();
    expect(told(show)).toMatchObject({ life: 3, isAsked: true, isShowing: false });
    vi.advanceTimersByTime(5_000);
    expect(told(show)).toMatchObject({ life: 3, isShowing: false });
  });

  it('shows what comes meanwhile afterwards, and what cannot be seen together with the last', () => {
    const show = staged();
    const answer = line(3, 'hurt');
    const pass = line(4);
    show.take(after);
    show.take(snapshotOf([line(1, 'begun'), attack, answer], [answer], 1));
    show.take(snapshotOf([line(1, 'begun'), attack, answer, pass], [pass], 0));
    vi.advanceTimersByTime(1_200);
    expect(told(show)).toMatchObject({ life: 3, isAsked: false, performing: 'hurt', isShowing: true });
    vi.advanceTimersByTime(200);
    expect(told(show)).toMatchObject({ life: 0, isAsked: true, isShowing: false });
    expect(show.shown().snapshot.lines.at(-1)?.n).toBe(4);
  });

  it('tells at once what is seen with other eyes, without a table to show it on, or by nobody', () => {
    const other = staged();
    other.take(snapshotOf([line(1, 'begun'), attack], [attack], 3, 1));
    expect(told(other)).toMatchObject({ life: 3, isShowing: false });
    const plain = new Show(start);
    plain.take(after);
    expect(told(plain)).toMatchObject({ life: 3, isAsked: true, isShowing: false });
    vi.stubGlobal('document', { hidden: true });
    const hidden = staged();
    hidden.take(after);
    expect(told(hidden)).toMatchObject({ life: 3, isShowing: false });
  });

  it('shows once more what has been, and ends where it was', () => {
    const show = new Show(after);
    show.stage(({ type }) => times[type] ?? 0);
    show.again([start]);
    expect(told(show)).toMatchObject({ life: 10, isAsked: false, performing: 'attacked', isShowing: true });
    vi.advanceTimersByTime(1_200);
    expect(told(show)).toMatchObject({ life: 3, isAsked: true, isShowing: false });
  });

  it('does not hold up what is no part of the game', () => {
    const show = staged();
    show.take(after);
    show.take({ ...after, connection: 'reconnecting' });
    expect(show.shown().snapshot.connection).toBe('reconnecting');
    expect(told(show)).toMatchObject({ life: 10, isShowing: true });
  });
});

describe('what is heard', () => {
  it('is heard when it is shown, not before', () => {
    const show = staged();
    const heard: string[] = [];
    show.hear = (events) => heard.push(events.map(({ type }) => type).join(' '));
    show.take(after);
    expect(heard).toEqual(['attacked']);
    vi.advanceTimersByTime(300);
    expect(heard).toEqual(['attacked', 'rolled']);
    vi.advanceTimersByTime(900);
    expect(heard).toEqual(['attacked', 'rolled', 'hurt']);
  });

  it('is heard at once where nothing is shown', () => {
    const show = new Show(start);
    const heard: string[] = [];
    show.hear = (events) => heard.push(events.map(({ type }) => type).join(' '));
    show.take(after);
    expect(heard).toEqual(['attacked rolled hurt']);
  });
});
