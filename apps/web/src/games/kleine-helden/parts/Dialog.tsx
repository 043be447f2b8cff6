import type { ReactNode } from 'react';
import { TableDialog } from '../../../table/kit/table-dialog.js';
import { useTable } from '../model/table-model.js';

interface DialogProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
  onClose(): void;
}

/** A modal window of this table. */
export function Dialog(props: DialogProps) {
  const { say } = useTable();
  return <TableDialog prefix="kh" closeLabel={say('close')} {...props} />;
}
