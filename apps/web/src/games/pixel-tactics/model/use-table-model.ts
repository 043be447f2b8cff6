import type { ToldEvent } from '@heldentisch/engine';
import { type PixelState, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import { useMemo, useState } from 'react';
import type { GameTableProps } from '../../../table/game-table.js';
import { usePicked } from '../../../table/kit/use-picked.js';
import type { ObjectKey } from './choice-objects.js';
import { meantChoice } from './explain-choice.js';
import { gameText } from './labels.js';
import { areaOf, click, litObjects, offersOf, remaining } from './selection.js';
import type { Subject, TableModel } from './table-model.js';
import { runningAttack, threatsOf } from './threats.js';
import { word } from './words.js';

const none: readonly ObjectKey[] = [];

/** Turns what the frame gives into what the parts of the table draw. */
export function useTableModel(props: GameTableProps, recent: readonly ToldEvent[]): TableModel {
  const { language, decision, viewer } = props;
  const view = props.view as unknown as PixelState;
  const question = decision === null ? '' : `${decision.seat} ${decision.kind} ${decision.revision}`;
  const [selected, setSelected] = usePicked(question);
  const [pointed, point] = useState<number | null>(null);
  const [inspected, inspect] = useState<Subject | null>(null);
  const [pinned, pin] = useState<Subject | null>(null);

  const offers = useMemo(() => offersOf(decision, view), [decision, view]);
  const left = useMemo(() => remaining(offers, selected), [offers, selected]);
  const facts = useMemo(() => placeNames.map((_, place) => placeFacts(view, place)), [view]);

  // In a turn nobody attacks before a card has been chosen.
  const isIdle = decision?.kind === 'turn' && selected.length === 0;

  const take: TableModel['take'] = (choice) => {
    setSelected(none);
    props.choose(choice);
  };
  const clickObject: TableModel['click'] = (key, subject) => {
    const result = decision === null ? null : click(offers, selected, key, decision.kind === 'turn');
    if (result?.kind === 'take') take(result.choice);
    else if (result?.kind === 'select') setSelected(result.selected);
    else {
      const meant = decision === null ? null : meantChoice(view, decision, selected, key);
      if (meant !== null) props.explain(meant);
      else if (subject !== undefined) pin(subject);
    }
  };

  return {
    view,
    below: Math.max(0, viewer),
    isOwn: viewer >= 0,
    language,
    seats: props.seats,
    decision,
    others: props.others,
    facts,
    recent,
    offers,
    selected,
    left,
    lit: useMemo(() => litObjects(offers, selected, decision?.kind === 'turn'), [offers, selected, decision]),
    threats: useMemo(() => (isIdle ? new Map() : threatsOf(view, left)), [isIdle, view, left]),
    running: useMemo(() => runningAttack(view), [view]),
    area: useMemo(() => areaOf(left, pointed), [left, pointed]),
    pointed,
    inspected,
    pinned,
    point,
    click: clickObject,
    take,
    cancel: () => setSelected(none),
    inspect,
    pin,
    say: (key, params) => word(language, key, params),
    text: (key) => gameText(language, key),
  };
}
