import { cardIdOf } from '@heldentisch/pixel-tactics';
import { TableDialog } from '../../../table/kit/table-dialog.js';
import { useTable } from '../model/table-model.js';
import { CloseUp } from './CloseUp.js';

interface PileDialogProps {
  readonly title: string;
  readonly things: readonly number[];
  readonly seat: number;
  onClose(): void;
}

/** All cards of an open pile, the top card first. */
export function PileDialog({ title, things, seat, onClose }: PileDialogProps) {
  const { say } = useTable();
  const cards = things.map(cardIdOf).reverse();
  return (
    <TableDialog label={title} onClose={onClose} className="pt-pile-dialog">
      <h2>{title}</h2>
      {cards.length === 0 && <p>{say('noCards')}</p>}
      <div className="pt-pile-cards">
        {/* biome-ignore lint/suspicious/noArrayIndexKey: a pile may hold a promo card twice */}
        {cards.map((card, i) => card !== null && <CloseUp key={i} subject={{ card, seat }} />)}
      </div>
    </TableDialog>
  );
}
