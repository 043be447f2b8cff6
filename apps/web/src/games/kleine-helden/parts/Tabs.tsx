import { Tab, Tabs as TabRow } from '../../../table/kit/tabs/tabs.js';
import { beingObject, seatObject } from '../model/objects.js';
import { type TableModel, useTable, useWords } from '../model/table.js';

/** What a small screen shows above: the group of a seat, or the clash. */
export type Shown = number | 'clash';

const isLit = ({ lit, facts }: TableModel, seat: number): boolean =>
  lit.has(seatObject(seat)) || facts.beings.some(({ owner, name }) => owner === seat && lit.has(beingObject(name)));

function SeatTab({ seat, ...props }: { readonly seat: number; readonly isShown: boolean; onShow(): void }) {
  const { seatName } = useWords();
  const state = useTable((model) => ({ isOut: (model.view.alive & (1 << seat)) === 0, isLit: isLit(model, seat) }));
  return (
    <Tab tab={seat} seat={seat} {...state} {...props}>
      {seatName(seat)}
    </Tab>
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
    <TabRow label={say('opponents')}>
      {hasBout && (
        <Tab tab="clash" isShown={shown === 'clash'} onShow={() => onShow('clash')}>
          {say('combat')}
        </Tab>
      )}
      {seats.map((seat) => (
        <SeatTab key={seat} seat={seat} isShown={shown === seat} onShow={() => onShow(seat)} />
      ))}
    </TabRow>
  );
}
