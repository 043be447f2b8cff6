import type { Choice } from '@heldentisch/engine';
import {
  beingNumber,
  type CardId,
  cardIds,
  cardNumberOf,
  clashOf,
  defencePreview,
  meansList,
  meansNames,
  renouncePreview,
  spellPreview,
} from '@heldentisch/kleine-helden';
import { type ReactNode, useEffect } from 'react';
import { seatName } from '../../../table/kit/pointing-table.js';
import { type ButtonGroup, grouped } from '../model/button-groups.js';
import { choiceLabel, decimal, percent } from '../model/labels.js';
import type { Offer } from '../model/selection.js';
import { type TableModel, useTable } from '../model/table-model.js';
import { previewOf } from '../model/threats.js';
import { CardEmblem } from './pictures.js';

/** What ends a question; it stands apart, always in the same place. */
const endings = new Set(['end', 'pass', 'done', 'renounce']);

/** The card a button is about, for its picture. */
function pictureOf({ means, card, being }: Choice): CardId | null {
  const used = meansList.find(({ name }) => name === means)?.card ?? -1;
  return cardIds[used] ?? (card as CardId | undefined) ?? (being as CardId | undefined) ?? null;
}

/** What the choice would probably lead to; `isShort` where a title says what the numbers mean. */
function outlook({ view, language, say }: TableModel, choice: Choice, isShort: boolean): string {
  const clash = clashOf(view);
  if (choice.type === 'cast') {
    const preview = spellPreview(view, beingNumber(String(choice.hero)), cardNumberOf(String(choice.card)));
    return say('chanceLong', { chance: percent(preview.chance) });
  }
  const combat = clash?.step === 'combat' ? clash : null;
  const preview =
    choice.type === 'attack'
      ? previewOf(view, choice)
      : combat !== null && choice.type === 'defend'
        ? defencePreview(view, combat, meansNames.indexOf(String(choice.means)))
        : combat !== null && choice.type === 'renounce'
          ? renouncePreview(view, combat)
          : null;
  if (preview === null) return '';
  const params = { chance: percent(preview.hitChance), damage: decimal(language, preview.expectedLoss) };
  return say(isShort ? 'wouldHitShort' : 'wouldHit', params);
}

interface ChoiceButtonProps {
  readonly offer: Offer;
  /** What is left to say where a title says the rest. */
  readonly short?: string | null;
  readonly isEnding?: boolean;
}

function ChoiceButton({ offer, short = null, isEnding = false }: ChoiceButtonProps) {
  const model = useTable();
  const { choice } = offer;
  const picture = isEnding ? null : pictureOf(choice);
  const whole = choiceLabel(model.language, choice, model.view.heroPrice);
  const hint = outlook(model, choice, short !== null);
  return (
    <button
      type="button"
      className="kh-button"
      data-type={choice.type}
      data-choice={JSON.stringify(choice)}
      data-ending={isEnding || undefined}
      title={choice.type === 'pass' ? model.say('passHint') : short === null ? undefined : whole}
      onClick={() => model.take(choice)}
    >
      {picture !== null && <CardEmblem id={picture} />}
      <span>
        {short ?? whole}
        {hint !== '' && <small>{hint}</small>}
      </span>
    </button>
  );
}

/** Choices of one kind; a common title stays with the first of them. */
function ChoiceGroup({ group: { title, hint, list } }: { readonly group: ButtonGroup }) {
  const [first, ...more] = list.map(({ offer, short }) => (
    <ChoiceButton key={JSON.stringify(offer.choice)} offer={offer} short={short} />
  ));
  if (title === null) return [first, ...more];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div className="kh-choice-group" role="group" aria-label={title}>
      <div className="kh-choice-lead">
        <p className="kh-choice-title" aria-hidden="true">
          {title}
          {hint !== null && <small>{hint}</small>}
        </p>
        {first}
      </div>
      {more}
    </div>
  );
}

/** Space and Enter let a window pass, as long as no button has the focus. */
function usePassKey({ offers, take }: TableModel): void {
  const pass = offers.find(({ choice }) => choice.type === 'pass')?.choice;
  useEffect(() => {
    if (pass === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body && document.querySelector('dialog[open], [role="dialog"]') === null;
      if (!isFree || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      take(pass);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

/** Who is still waited for. */
function Waiting(): ReactNode {
  const model = useTable();
  const { others, view, isOwn, say } = model;
  if (others.length > 0) {
    const list = others.map(({ seat }) => seatName(model, seat)).join(', ');
    return <p className="kh-waiting">{say('waitingFor', { list })} …</p>;
  }
  if (view.winners !== 0) return <p className="kh-waiting">{say('over')}</p>;
  return isOwn ? null : <p className="kh-waiting">{say('watching')}</p>;
}

/** What is left to choose from as buttons; what ends the question stands at the end. */
export function ActionBar() {
  const model = useTable();
  const { decision, buttons, selected, cancel, say, offers } = model;
  usePassKey(model);
  const plain = buttons.filter(({ choice }) => !endings.has(choice.type));
  const ends = offers.filter(({ choice }) => endings.has(choice.type));
  const hint = selected.length > 0 ? 'goOn' : offers.length > ends.length ? 'chooseHint' : 'nothingMore';
  return (
    <section
      className="kh-actions"
      aria-label={say('choose')}
      data-mine={decision !== null || undefined}
      data-many={plain.length > 2 || undefined}
    >
      <div className="kh-action-list">
        {selected.length > 0 && (
          <button type="button" className="kh-button kh-cancel" title={say('cancelHint')} onClick={cancel}>
            ✕ <span className="kh-cancel-word">{say('cancel')}</span>
          </button>
        )}
        {grouped(model.language, plain).map((group) => (
          <ChoiceGroup key={group.type} group={group} />
        ))}
        {decision !== null && plain.length === 0 && <p className="kh-waiting">{say(hint)}</p>}
        <Waiting />
      </div>
      {ends.map((offer) => (
        <ChoiceButton key={offer.choice.type} offer={offer} isEnding />
      ))}
    </section>
  );
}
