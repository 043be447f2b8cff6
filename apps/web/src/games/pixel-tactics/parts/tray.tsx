import { type CardId, cardIdOf, cardIds } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { Hand as Fan } from '../../../table/kit/hand/hand.js';
import { offeredNames } from '../../../table/kit/tray/tray.js';
import { trayObject } from '../model/pointing.js';
import { useTable, useWords } from '../model/table.js';
import { HeldCard } from './hand.js';

const none: readonly CardId[] = [];

/** The cards an effect lays before the player: looked-at cards, a discard pile, the other hand, or names. */
export const Tray = memo(function Tray() {
  const { say } = useWords();
  const { decision, offers, view, below, isOwn } = useTable((model) => ({
    decision: model.decision,
    offers: model.offers,
    view: model.view,
    below: model.below,
    isOwn: model.isOwn,
  }));
  const looked = isOwn && view.looker === below ? view.looked.map(cardIdOf) : none;
  const offered = offeredNames(offers, trayObject(''));
  const cards = cardIds.filter((card) => offered.includes(card) || looked.includes(card));
  if (cards.length === 0) return null;
  const owner = decision?.prompt.key === 'discardFromEnemyHand' ? 1 - below : below;
  return (
    <Fan
      part="tray"
      seat={owner}
      label={say('lookedAt')}
      cards={cards}
      keyOf={(card) => card}
      draw={(card) => <HeldCard id={card} seat={owner} object={trayObject(card)} />}
    />
  );
});
