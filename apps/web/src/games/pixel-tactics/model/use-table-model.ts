import { type PixelState, placeFacts, placeNames } from '@heldentisch/pixel-tactics';
import { useMemo, useState } from 'react';
import type { GameTableProps } from '../../../table/game-table.js';
import { usePointing } from '../../../table/kit/use-pointing.js';
import { meantChoice } from './explain-choice.js';
import { gameText } from './labels.js';
import { areaOf, click, litObjects, offersOf, remaining } from './selection.js';
import type { Subject, TableModel } from './table-model.js';
import { runningAttack, threatsOf } from './threats.js';
import { word } from './words.js';

/** Not worth a line beside the table. */
const quiet = new Set(['turnEnded', 'casualtiesChecked', 'leaderChosen']);

/** Turns what the frame gives into what the parts of the table draw. */
export function useTableModel(props: GameTableProps): TableModel {
  const { language, decision } = props;
  const { setSelected, shared } = usePointing<PixelState, Subject>(props, quiet);
  const { view, selected, pin } = shared;
  const [pointed, point] = useState<number | null>(null);

  const offers = useMemo(() => offersOf(decision, view), [decision, view]);
  const left = useMemo(() => remaining(offers, selected), [offers, selected]);
  const facts = useMemo(() => placeNames.map((_, place) => placeFacts(view, place)), [view]);

  // In a turn nobody attacks before a card has been chosen.
  const isIdle = decision?.kind === 'turn' && selected.length === 0;

  const take: TableModel['take'] = (choice) => {
    setSelected([]);
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
    ...shared,
    facts,
    offers,
    left,
    lit: useMemo(() => litObjects(offers, selected, decision?.kind === 'turn'), [offers, selected, decision]),
    threats: useMemo(() => (isIdle ? new Map() : threatsOf(view, left)), [isIdle, view, left]),
    running: useMemo(() => runningAttack(view), [view]),
    area: useMemo(() => areaOf(left, pointed), [left, pointed]),
    pointed,
    point,
    click: clickObject,
    take,
    say: (key, params) => word(language, key, params),
    text: (key) => gameText(language, key),
  };
}
