import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { GameTableProps } from '../game-table.js';
import { hintedThings } from './hinted.js';
import type { Light, ObjectKey } from './pointing.js';
import { isShallowEqual, type Store } from './store.js';
import { type Kinds, TableControl, type TableModel, type TableSpec } from './table-model.js';
import { useMarked } from './use-marked.js';

/** A part of what is in a store. The component is drawn anew only if that part changes (compared field by field). */
export function useSelected<State extends object, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const last = useRef<{ readonly part: Part } | null>(null);
  const read = (): Part => {
    const part = select(store.get());
    if (last.current === null || !isShallowEqual(last.current.part, part)) last.current = { part };
    return last.current.part;
  };
  return useSyncExternalStore(store.subscribe, read);
}

/** Selects the things of these names, one in each line. */
const selectorOf = (keys: string): string =>
  keys === ''
    ? ''
    : keys
        .split('\n')
        .map((key) => `[data-object="${CSS.escape(key)}"]`)
        .join(', ');

/** The table of one game: its provider, and how its parts read the model and act. */
export function tableOf<K extends Kinds>(spec: TableSpec<K>) {
  const Context = createContext<TableControl<K> | null>(null);

  /** Everything one can do at the table. Never changes, so reading it draws nothing anew. */
  function useControl(): TableControl<K> {
    const control = useContext(Context);
    if (control === null) throw new Error('a part of the table is drawn outside of it');
    return control;
  }

  function useTable<Part>(select: (model: TableModel<K>) => Part): Part {
    return useSelected(useControl().store, select);
  }

  /** How a thing looks to who points: whether it shines, and whether it is selected. */
  function useObject(key: ObjectKey): { readonly light: Light | undefined; readonly isSelected: boolean } {
    return useTable(({ lit, selected }) => ({ light: lit.get(key), isSelected: selected.includes(key) }));
  }

  function Provider({ table, children }: { readonly table: GameTableProps; readonly children: ReactNode }) {
    const [control] = useState(() => new TableControl(spec, table));
    useLayoutEffect(() => control.update(table), [control, table]);
    const hinted = useSelected(control.store, ({ offers }) => hintedThings(offers, table.hint).join('\n'));
    useMarked(selectorOf(hinted));
    return <Context value={control}>{children}</Context>;
  }

  return { Provider, useControl, useTable, useObject };
}
