import { describeEvent, describePrompt } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import { useState } from 'react';
import { seatName } from '../../../table/kit/pointing-table.js';
import { scrollSideways } from '../../../table/kit/scroll-sideways.js';
import { choiceLabel } from '../model/choice-label.js';
import { usesTray } from '../model/choice-objects.js';
import type { Offer } from '../model/selection.js';
import { useTable } from '../model/table-model.js';
import type { IconName } from '../sprites/index.js';
import { Icon } from './Art.js';

/** Choices that have no object on the table to click, or whose object is easily overlooked. */
const plain = new Set(['draw', 'pass', 'decline', 'done', 'extra', 'amount', 'column', 'row', 'unitRow']);
const firstOnes = ['cast', 'order', 'clear', 'promo', 'attack', 'show', 'recruit', 'move'];
const importance = ({ choice }: Offer): number => {
  const index = firstOnes.indexOf(choice.type);
  return index < 0 ? firstOnes.length : index;
};

const icons: Readonly<Record<string, IconName>> = {
  ...{ cast: 'wand', attack: 'sword', order: 'scroll', clear: 'skull' },
  ...{ draw: 'card', intercept: 'shield', takeOver: 'shield', show: 'skull' },
} as const;

function PromptLine() {
  const model = useTable();
  const { decision, others, view, language, say } = model;
  if (decision !== null) return <p className="pt-prompt">{describePrompt(pixelTactics, language, decision.prompt)}</p>;
  const waiting = others[0];
  if (waiting !== undefined) {
    return <p className="pt-prompt pt-waiting">{say('waitingFor', { seat: seatName(model, waiting.seat) })}</p>;
  }
  return <p className="pt-prompt pt-waiting">{view.frames.length === 0 ? say('over') : say('watching')}</p>;
}

function ChoiceButton({ offer }: { readonly offer: Offer }) {
  const { view, language, decision, take } = useTable();
  if (decision === null) return null;
  const { choice } = offer;
  const icon = choice.kind === 'ranged' ? 'bow' : icons[choice.type];
  return (
    <button type="button" className="pt-button" data-type={choice.type} onClick={() => take(choice)}>
      {icon !== undefined && <Icon name={icon} />}
      {choiceLabel(language, choice, decision, view)}
    </button>
  );
}

/** Who only waits reads here what has happened. */
function LastEvent() {
  const { recent, language } = useTable();
  const last = recent[recent.length - 1];
  return last === undefined ? null : <p className="pt-last-event">{describeEvent(pixelTactics, language, last)}</p>;
}

/** The prompt and, as buttons, what is left to choose from. */
export function ActionBar() {
  const { decision, left, selected, offers, cancel, say, view } = useTable();
  const [allFor, setAllFor] = useState(-1);
  const isAll = decision !== null && allFor === decision.revision;
  const isTurn = decision?.kind === 'turn';
  const hasSelection = selected.length > 0;
  // The leaders are laid out on the field with buttons of their own.
  const isLeaders = decision?.kind === 'leaders';
  const isReduced = isTurn || (decision !== null && usesTray(decision));
  const shown = hasSelection || isAll || !isReduced ? left : left.filter(({ choice }) => plain.has(choice.type));
  const hasButtons = decision !== null && !isLeaders;
  if (!hasButtons && view.round === 0) return null;
  const sorted = isTurn ? [...shown].sort((a, b) => importance(a) - importance(b)) : shown;
  return (
    <section className="pt-actions" aria-label={say('choose')} data-mine={decision !== null || undefined}>
      <PromptLine />
      {!hasButtons && <LastEvent />}
      {hasButtons && (
        <div className="pt-action-list" onWheel={scrollSideways}>
          {hasSelection && (
            <button type="button" className="pt-button pt-cancel" title={say('cancelHint')} onClick={cancel}>
              ✕ {say('cancel')}
            </button>
          )}
          {sorted.map((offer) => (
            <ChoiceButton key={JSON.stringify(offer.choice)} offer={offer} />
          ))}
          {isTurn && !hasSelection && offers.length > sorted.length + 2 && (
            <button type="button" className="pt-button pt-quiet" onClick={() => setAllFor(decision.revision ?? -1)}>
              {say('more', { count: offers.length })}
            </button>
          )}
          {isAll && !hasSelection && isTurn && (
            <button type="button" className="pt-button pt-quiet" onClick={() => setAllFor(-1)}>
              {say('less')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
