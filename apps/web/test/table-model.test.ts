import type { Choice, Pending, State } from '@heldentisch/engine';
import { expect, test } from 'vitest';
import type { GameTableProps } from '../src/table/game-table.js';
import { verb } from '../src/table/kit/pointing.js';
import { type Kinds, TableControl, type TableSpec } from '../src/table/kit/table-model.js';

interface Counting extends Kinds {
  readonly View: State;
  readonly Facts: object;
  readonly Subject: { readonly card: string };
  readonly Extra: { readonly computed: number };
}

const equip = { type: 'equip', card: 'axe' };

/** Putting the sword away is meant together with taking the axe, if one points at the axe. */
const spec: TableSpec<Counting> = {
  facts: () => ({}),
  pointing: ({ card }) => [
    { needs: [[`gear:${card}`], [verb('away')]] },
    { needs: [['hand:axe'], [verb('swap')]], next: [equip] },
  ],
  manner: () => ({ isTurn: true, weak: new Set() }),
  meant: () => null,
  extra: (_model, before) => ({ computed: (before?.computed ?? 0) + 1 }),
};

const away = { type: 'away', card: 'sword' };

function tableWith(options: readonly Choice[], revision: number, chosen: Choice[]): GameTableProps {
  const decision: Pending = { seat: 0, kind: 'turn', revision, prompt: { key: 'turn' }, options } as never;
  const props = { view: {}, viewer: 0, language: 'en', seats: [], decision, others: [], history: [], performing: null };
  return { ...props, choose: (choice: Choice) => chosen.push(choice) } as never;
}

test('what is meant together with a choice is taken when it is asked for, and never later', () => {
  for (const offered of [true, false]) {
    const chosen: Choice[] = [];
    const control = new TableControl(spec, tableWith([away], 1, chosen));
    control.click('hand:axe');
    const { buttons } = control.store.get();
    expect(buttons.map(({ next }) => next)).toEqual([[equip]]);
    control.take(away, buttons[0]?.next);
    expect(chosen).toEqual([away]);
    // As long as the same question stands, nothing more is taken.
    control.update(tableWith([away], 1, chosen));
    expect(chosen).toEqual([away]);
    control.update(tableWith(offered ? [{ ...equip }, away] : [away], 2, chosen));
    control.update(tableWith([{ ...equip }], 3, chosen));
    expect(chosen).toEqual(offered ? [away, equip] : [away]);
  }
});

test('a game keeps in its part of the model what it must not forget', () => {
  const control = new TableControl(spec, tableWith([away], 1, []));
  control.update(tableWith([away], 2, []));
  expect(control.store.get().computed).toBe(2);
});
