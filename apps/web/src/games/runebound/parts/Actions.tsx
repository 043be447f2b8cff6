import type { Choice, Language, Pending } from '@heldentisch/engine';
import { characterNames, clashPreview, type RuneboundState, sourceNames, totalWith } from '@heldentisch/runebound';
import { memo, type ReactNode } from 'react';
import { ActionBar, type ActionButton, type ActionGroup } from '../../../table/kit/action-bar/action-bar.js';
import { isVerb, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel, decimal, gameText, hasText, isHero, nameOf, percent } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { type TableModel, useControl, useTable, useWords } from '../model/table.js';
import { type Word, word } from '../model/words.js';
import styles from './Actions.module.css';
import { Picture } from './pictures.js';

/** What ends a question. */
const endings = new Set([
  ...['stay', 'stop', 'leave', 'endTurn', 'onward', 'confirm', 'stand', 'takeWounds', 'fall', 'pickNothing'],
  ...['seizeNothing', 'withdraw', 'refuse'],
]);
/** What Space and Enter do, where nothing else has the focus: let a moment pass. */
const passes = new Set(['onward', 'confirm']);

/** Several choices of one kind say once what they have in common. */
const titles: Readonly<Record<string, Word>> = {
  rest: 'restGroup',
  use: 'useGroup',
  attack: 'attackGroup',
  learn: 'payGroup',
  heal: 'healGroup',
  soothe: 'sootheGroup',
  relieve: 'relieveGroup',
};

interface Surroundings {
  readonly language: Language;
  readonly view: RuneboundState;
  readonly seat: number;
  /** What is asked, by its key. */
  readonly question: string;
}

const heroOf = ({ view, seat }: Surroundings): string => sourceNames.at(-12 + (view.parties[seat]?.hero ?? 0)) ?? '';
const characterName = (all: Surroundings, character: unknown): string =>
  nameOf(all.language, character === 'hero' ? heroOf(all) : String(character));

/** What a button says where the title says the rest. */
function shortLabel(all: Surroundings, choice: Choice): string {
  const { language } = all;
  switch (choice.type) {
    case 'rest':
      return choice.dice === 1 ? word(language, 'restOne') : word(language, 'restMany', { count: Number(choice.dice) });
    case 'use':
      return nameOf(language, String(choice.source), true);
    case 'learn': {
      const key = `payment.${choice.payment}`;
      return hasText(language, key) ? gameText(language, key) : choiceLabel(language, choice, all);
    }
    default:
      return characterName(all, choice.character);
  }
}

function pictureOf(all: Surroundings, { type, source, character, card }: Choice): ReactNode {
  const name = source ?? (character === 'hero' ? heroOf(all) : character) ?? (type === 'buy' ? card : undefined);
  if (name === undefined) return null;
  return (
    <span className={styles.picture} data-hero={isHero(String(name)) || undefined}>
      <Picture name={String(name)} />
    </span>
  );
}

/** What it would probably lead to. */
function outlookOf({ language, view, seat }: Surroundings, choice: Choice): string {
  if (choice.type === 'use') {
    const total = totalWith(view, sourceNames.indexOf(String(choice.source)));
    return total === null ? '' : word(language, 'withSource', { total });
  }
  const kind = choice.type;
  if (kind !== 'attack' && kind !== 'defend' && kind !== 'escape') return '';
  const character = kind === 'attack' ? characterNames.indexOf(String(choice.character)) : 0;
  const preview = clashPreview(view, seat, character, kind);
  if (preview === null) return '';
  const { chance, deals, suffers } = preview;
  const good = word(language, `${kind}Outlook`, { chance: percent(chance), deals: decimal(language, deals) });
  const isSafe = chance === 1 || suffers === 0;
  return isSafe ? good : `${good} · ${word(language, 'elseOutlook', { suffers: decimal(language, suffers) })}`;
}

function buttonOf(all: Surroundings, { choice, next }: Offer, isShort: boolean): ActionButton {
  const whole = choiceLabel(all.language, choice, all);
  return {
    choice,
    next,
    label: isShort ? shortLabel(all, choice) : whole,
    whole: passes.has(choice.type) ? word(all.language, 'passHint') : isShort ? whole : undefined,
    hint: outlookOf(all, choice),
    picture: pictureOf(all, choice),
  };
}

/** A thing and a word may say the same: it is one button. */
const once = (offers: readonly Offer[]): Offer[] => {
  const seen = new Set<string>();
  return offers.filter(({ choice }) => {
    const key = JSON.stringify(choice);
    return seen.has(key) ? false : seen.add(key) !== undefined;
  });
};

function groupsOf(all: Surroundings, offers: readonly Offer[]): ActionGroup[] {
  const types = [...new Set(offers.map(({ choice }) => choice.type))];
  return types.map((type) => {
    const title = titles[type];
    const buttons = offers.filter(({ choice }) => choice.type === type);
    return {
      key: type,
      title: title === undefined ? null : word(all.language, title),
      about: null,
      buttons: buttons.map((offer) => buttonOf(all, offer, title !== undefined)),
    };
  });
}

/** In a turn the own cards shine where they lie; a small screen that does not show them has buttons for them. */
function isButton({ choice, needs }: Offer, decision: Pending | null, isNarrow: boolean): boolean {
  if (endings.has(choice.type)) return false;
  const isWord = needs.length === 1 && needs[0]?.some(isVerb) === true;
  const isOnTable = choice.type === 'use' && isWord && decision !== null && mannerOf(decision).isTurn;
  return isNarrow || !isOnTable;
}

const hints: Readonly<Record<string, Word>> = {
  takeHero: 'hint.takeHero',
  movement: 'hint.movement',
  walk: 'hint.walk',
  adventure: 'hint.adventure',
  market: 'hint.market',
  experience: 'hint.experience',
  draft: 'hint.draft',
  wild: 'hint.die',
  rerollOne: 'hint.die',
  rerollAny: 'hint.die',
};

/** What is said where there are no buttons: what to do, or who is waited for. */
function hintKey({ decision, view, isOwn, lit }: TableModel): Word | '' {
  if (decision === null) return view.ending !== '' ? 'over' : isOwn ? '' : 'watching';
  const own = hints[decision.prompt.key];
  if (own !== undefined) return own;
  return [...lit.keys()].some((key) => /^(space|step):/.test(key)) ? 'hint.map' : 'hint.goOn';
}

interface ActionsProps {
  /** The own cards have no place beside the map. */
  readonly isNarrow: boolean;
  /** There is room for several lines of buttons. */
  readonly isBlock: boolean;
}

/** What is left to choose from as buttons; what ends the question stands at the end. */
export const Actions = memo(function Actions({ isNarrow, isBlock }: ActionsProps) {
  const { language, say, seatName } = useWords();
  const control = useControl();
  const model = useTable((all) => ({
    view: all.view,
    decision: all.decision,
    buttons: all.buttons,
    offers: all.offers,
    others: all.others,
    seat: all.below,
    isSelecting: all.selected.length > 0,
    hint: hintKey(all),
  }));
  const { view, decision, offers, others, seat } = model;
  const all = { language, view, seat, question: decision?.prompt.key ?? '' };
  const waiting = others.map((one) => seatName(one.seat)).join(', ');
  const hint =
    waiting !== '' && decision === null
      ? `${say('waitingFor', { list: waiting })} …`
      : model.hint === ''
        ? ''
        : say(model.hint);
  const last = once(offers.filter(({ choice }) => endings.has(choice.type)));
  return (
    <ActionBar
      label={say('choose')}
      whose=""
      isMine={decision !== null}
      groups={groupsOf(all, once(model.buttons.filter((offer) => isButton(offer, decision, isNarrow))))}
      endings={last.map((offer) => buttonOf(all, offer, false))}
      isEnding={decision !== null && offers.every(({ choice }) => endings.has(choice.type))}
      hint={hint}
      cancel={model.isSelecting ? { label: say('cancel'), about: say('cancelHint'), run: control.cancel } : null}
      pass={offers.find(({ choice }) => passes.has(choice.type))?.choice}
      take={control.take}
      shape={isBlock ? 'block' : 'bar'}
    />
  );
});
