import { beingObject, seatObject } from '../model/objects.js';
import { type TableModel, useTable, useWords } from '../model/table.js';
import styles from './Tabs.module.css';

/** What a small screen shows above: the group of a seat, or the clash. */
export type Shown = number | 'clash';

const isLit = ({ lit, facts }: TableModel, seat: number): boolean =>
  lit.has(seatObject(seat)) || facts.beings.some(({ owner, name }) => owner === seat && lit.has(beingObject(name)));

function Tab({ seat, isShown, onShow }: { readonly seat: number; readonly isShown: boolean; onShow(): void }) {
  const { seatName } = useWords();
  const { isOut, light } = useTable((model) => ({
    isOut: (model.view.alive & (1 << seat)) === 0,
    light: isLit(model, seat),
  }));
  return (
    <button
      type="button"
      className={styles.tab}
      data-seat={seat}
      aria-pressed={isShown}
      data-lit={light ? 'start' : undefined}
      data-out={isOut || undefined}
      onClick={onShow}
    >
      <span>{seatName(seat)}</span>
    </button>
  );
}

interface TabsProps {
  readonly seats: readonly number[];
  readonly shown: Shown;
  onShow(shown: Shown): void;
}

/** On a small screen: which of the other groups is shown, or the clash. */
export function Tabs({ seats, shown, onShow }: TabsProps) {
  const { say } = useWords();
  const hasBout = useTable(({ bout, played }) => bout !== null || played !== null);
  return (
    <div className={styles.tabs} data-part="tabs">
      {hasBout && (
        <button
          type="button"
          className={styles.tab}
          data-tab="clash"
          aria-pressed={shown === 'clash'}
          onClick={() => onShow('clash')}
        >
          <span>{say('combat')}</span>
        </button>
      )}
      {seats.map((seat) => (
        <Tab key={seat} seat={seat} isShown={shown === seat} onShow={() => onShow(seat)} />
      ))}
    </div>
  );
}
