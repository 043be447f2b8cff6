import { kleineHelden } from '@heldentisch/kleine-helden';
import { memo, useState } from 'react';
import { type Arrow, Arrows } from '../../table/kit/arrows.js';
import { MotionLayer } from '../../table/kit/motion-layer.js';
import { remembered } from '../../table/kit/store.js';
import { motionsOf } from '../../table/kit/use-motions.js';
import { wholeTable } from '../../table/kit/whole-table.js';
import type { Deed } from './model/deeds.js';
import { cardName } from './model/labels.js';
import { beingObject, seatObject } from './model/objects.js';
import { type TableModel, table, useTable } from './model/table.js';
import { arrivals, motions } from './motion/motions.js';
import { Actions } from './parts/Actions.js';
import { Board } from './parts/Board.js';
import { CloseUp } from './parts/CloseUp.js';
import { Opponents, OwnGroup } from './parts/Groups.js';
import { Hand } from './parts/Hand.js';
import { LaidOut } from './parts/LaidOut.js';
import { Middle } from './parts/Middle.js';
import { Piles } from './parts/Piles.js';
import { type Shown, Tabs } from './parts/Tabs.js';
import styles from './Table.module.css';
import '../../table/kit/lights.css';
import './base.css';

/** The seats of the others, in the order in which they will have their turns. */
const othersOf = remembered((below: number, seats: number): readonly number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (below + 1 + i) % seats),
);

const arrowsOf = remembered((deeds: readonly Deed[]): readonly Arrow[] =>
  deeds.flatMap(({ seat, actor, target }) =>
    actor === null || target === null || actor === target
      ? []
      : [
          {
            from: beingObject(actor),
            to: target.startsWith('player-') ? seatObject(target.slice(7)) : beingObject(target),
            colour: `var(--seat-${seat})`,
          },
        ],
  ),
);

/** On a small screen what is going on decides what is shown above, until the player looks elsewhere. */
function wanted({ bout, isDuel, played, facts, view }: TableModel, others: readonly number[]): Shown {
  if (played !== null || isDuel || bout?.result === 'open') return 'clash';
  const ownerOf = (name: string | undefined): number => facts.beings.find((being) => being.name === name)?.owner ?? -1;
  const seats = [view.active, ownerOf(bout?.attacker), ownerOf(bout?.defender)];
  return seats.find((seat) => others.includes(seat)) ?? (others[0] as number);
}

/** Everything that lies on the table. */
const Layout = memo(function Layout() {
  const { seats, shown, arrows } = useTable((model) => {
    const others = othersOf(model.below, model.view.seats);
    return { seats: others, shown: wanted(model, others), arrows: arrowsOf(model.deeds) };
  });
  // Looking elsewhere lasts as long as nothing else wants to be seen.
  const [chosen, setChosen] = useState<{ readonly shown: Shown; readonly instead: Shown } | null>(null);
  const isThere = chosen?.shown === 'clash' || seats.includes(chosen?.shown ?? -1);
  const upper = chosen !== null && chosen.instead === shown && isThere ? chosen.shown : shown;
  return (
    <>
      <div className={styles.frame} data-upper={upper === 'clash' ? 'clash' : 'groups'}>
        <Tabs seats={seats} shown={upper} onShow={(next) => setChosen({ shown: next, instead: shown })} />
        <Opponents seats={seats} shown={upper === 'clash' ? -1 : upper} />
        <Board />
        <Piles />
        <OwnGroup />
        <Actions />
        <Hand />
        <LaidOut />
      </div>
      <Arrows arrows={arrows} />
      <Middle />
      <MotionLayer />
    </>
  );
});

/** The Kleine Helden table: the other groups above, the own below, the hand at the edge. It knows no rules. */
export const Table = wholeTable(table, {
  prefix: 'kh',
  motions: motionsOf(kleineHelden, '[data-motion-layer]', motions, arrivals),
  Parts: Layout,
  closeUp: (subject, language) => ({
    label: cardName(language, subject.card),
    content: <CloseUp subject={subject} />,
  }),
});
