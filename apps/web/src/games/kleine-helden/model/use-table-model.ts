import { beingsInPlay, cardIds, clashOf, type HeldenState } from '@heldentisch/kleine-helden';
import { useMemo, useRef } from 'react';
import type { GameTableProps } from '../../../table/game-table.js';
import { usePointing } from '../../../table/kit/use-pointing.js';
import { boutsOf } from './bout.js';
import { beingObject, type ObjectKey } from './choice-objects.js';
import { meantChoice } from './explain-choice.js';
import { gameText } from './labels.js';
import { buttonsOf, type Click, click, drop, litObjects, offersOf, remaining } from './selection.js';
import type { Subject, TableModel } from './table-model.js';
import { threatsOf } from './threats.js';
import { useStage } from './use-stage.js';
import { word } from './words.js';

/** Decisions with so many possibilities that they are made on the table. */
const turnLike = new Set(['turn', 'opening', 'transfer', 'equip']);

const doubleClickMs = 400;

/** Not worth a line beside the table: the stage shows them. */
const quiet = new Set(['turnEnded', 'dieRolled', 'dieDropped', 'attackValued', 'defenceValued']);

/** Turns what the frame gives into what the parts of the table draw. */
export function useTableModel(props: GameTableProps): TableModel {
  const { language, decision, viewer, history, reducedMotion } = props;
  const { question, setSelected, shared } = usePointing<HeldenState, Subject>(props, quiet);
  const { view, selected, inspect, pin } = shared;

  const beings = useMemo(() => beingsInPlay(view), [view]);
  const bouts = useMemo(() => boutsOf(history), [history]);
  const stage = useStage(view, bouts, decision !== null && clashOf(view) !== null, reducedMotion);
  const offers = useMemo(() => offersOf(decision, { view, beings, cards: cardIds }), [decision, view, beings]);
  const left = useMemo(() => remaining(offers, selected), [offers, selected]);
  const isTurn = decision !== null && turnLike.has(decision.kind);

  const sent = useRef({ question: '', atMs: 0 });
  const take: TableModel['take'] = (choice) => {
    // A second click on the way to the answer is a double click, not a second choice.
    const nowMs = performance.now();
    if (sent.current.question === question && nowMs - sent.current.atMs < doubleClickMs) return;
    sent.current = { question, atMs: nowMs };
    // What was clicked with the mouse lets go of the keys, so that Space and Enter can pass the next window.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !activeElement.matches(':focus-visible')) activeElement.blur();
    setSelected([]);
    // What comes of it is read now, not what the pointer still rests on.
    inspect(null);
    props.choose(choice);
  };
  /** Does what pointing at a thing has led to; `before` was named already. */
  const follow = (result: Click, before: readonly ObjectKey[], key: ObjectKey): void => {
    if (result.kind === 'select') setSelected(result.selected);
    else if (result.kind === 'take') take(result.choice);
    else {
      const meant = decision === null ? null : meantChoice(view, beings, decision, before, key);
      if (meant !== null) props.explain(meant);
    }
  };
  const clickObject: TableModel['click'] = (key, subject) => {
    const isDead = decision === null || (click(offers, selected, key).kind === 'refused' && subject !== undefined);
    if (isDead && subject !== undefined) {
      const meant = decision === null ? null : meantChoice(view, beings, decision, selected, key);
      if (meant === null) pin(subject);
      else props.explain(meant);
      return;
    }
    if (decision !== null) follow(click(offers, selected, key), selected, key);
  };

  const hasAttacker = selected.some((key) =>
    beings.some(({ name, owner }) => owner === viewer && beingObject(name) === key),
  );
  const isAttack = hasAttacker || selected.some((key) => key.startsWith('gear:') || key.startsWith('hand:'));

  return {
    ...shared,
    isReduced: reducedMotion,
    beings,
    stage,
    offers,
    left,
    buttons: useMemo(() => buttonsOf(offers, selected, isTurn), [offers, selected, isTurn]),
    lit: useMemo(() => litObjects(offers, selected), [offers, selected]),
    threats: useMemo(() => (isAttack ? threatsOf(view, left) : new Map()), [isAttack, view, left]),
    click: clickObject,
    drop: (from, onto) => {
      if (decision !== null) follow(drop(offers, from, onto), [from], onto);
    },
    take,
    say: (key, params) => word(language, key, params),
    text: (key) => gameText(language, key),
  };
}
