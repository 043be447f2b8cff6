import type { Language } from '@heldentisch/engine';
import type { ComponentType, ReactNode } from 'react';
import type { GameTableProps } from '../game-table.js';
import { TableDialog } from './table-dialog.js';
import type { Kinds, TableControl, TableModel } from './table-model.js';
import { TableRoot } from './table-root.js';
import type { Motions } from './use-motions.js';

/** What is needed of a table (`tableOf`). */
interface Made<K extends Kinds> {
  readonly Provider: ComponentType<{ readonly table: GameTableProps; readonly children: ReactNode }>;
  useControl(): TableControl<K>;
  useTable<Part>(select: (model: TableModel<K>) => Part): Part;
}

interface Whole<K extends Kinds> {
  /** The game's prefix of class names. */
  readonly prefix: string;
  readonly motions: Motions;
  /** Everything that lies on the table. It gets nothing, so it is drawn anew only for what it reads. */
  readonly Parts: ComponentType;
  /** What is opened to be read: what it is called and how it looks; null for what there is nothing to read of. */
  closeUp(
    subject: K['Subject'],
    language: Language,
    view: unknown,
  ): { readonly label: string; readonly content: ReactNode; readonly className?: string | undefined } | null;
}

/** The whole table of a game: its store, what it stands in, and the dialog in which something is read. */
export function wholeTable<K extends Kinds>(made: Made<K>, { prefix, motions, Parts, closeUp }: Whole<K>) {
  const { Provider, useControl, useTable } = made;

  function Pinned() {
    const { pin } = useControl();
    const { pinned, language, view } = useTable(({ pinned, language, view }) => ({ pinned, language, view }));
    const shown = pinned === null ? null : closeUp(pinned, language, view);
    if (shown === null) return null;
    return (
      <TableDialog label={shown.label} className={shown.className} onClose={() => pin(null)}>
        {shown.content}
      </TableDialog>
    );
  }

  function Root({ table }: { readonly table: GameTableProps }) {
    const { cancel } = useControl();
    const selected = useTable((model) => model.selected);
    return (
      <TableRoot {...{ prefix, table, motions, selected, cancel }} fits>
        <Parts />
        <Pinned />
      </TableRoot>
    );
  }

  return function Table(props: GameTableProps) {
    return (
      <Provider table={props}>
        <Root table={props} />
      </Provider>
    );
  };
}
