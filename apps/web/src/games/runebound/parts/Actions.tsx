import type { Choice, Language, Pending } from '@heldentisch/engine';
import {
  characterNames,
  clashPreview,
  type RuneboundState,
  game as runebound,
  sourceNames,
  totalWith,
} from '@heldentisch/runebound';
import type { ReactNode } from 'react';
import { type Asked, actionsOf } from '../../../table/kit/action-bar/actions-of.js';
import { decimal, percent } from '../../../table/kit/numbers.js';
import { isVerb, type Offer } from '../../../table/kit/pointing.js';
import { choiceLabel, gameText, hasText, isHero, nameOf } from '../model/labels.js';
import { mannerOf } from '../model/manner.js';
import { type RuneboundKinds, table } from '../model/table.js';
import { type Word, word } from '../model/words.js';
import styles from './Actions.module.css';
import { Picture } from './pictures.js';

/** What ends a question. */
const endings = new Set([
  ...['stay', 'stop', 'leave', 'endTurn', 'onward', 'confirm', 'stand', 'takeWounds', 'fall', 'pickNothing'],
  ...['seizeNothing', 'withdraw', 'refuse'],
]);

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

const surroundings = (situation: Asked<RuneboundKinds>): Surroundings => ({
  language: situation.language,
  view: situation.view,
  seat: situation.below,
  question: situation.decision.prompt.key,
});

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

/** In a turn the own cards shine where they lie; a small screen that does not show them has buttons for them. */
const isOnTable = ({ choice, needs }: Offer, decision: Pending): boolean =>
  choice.type === 'use' && needs.length === 1 && needs[0]?.some(isVerb) === true && mannerOf(decision).isTurn;

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

/** What is left to choose from as buttons. */
export const Actions = actionsOf(table, runebound, {
  endings,
  passes: new Set(['onward', 'confirm']),
  face(situation, { choice }) {
    const all = surroundings(situation);
    return {
      label: choiceLabel(all.language, choice, all),
      hint: outlookOf(all, choice),
      picture: pictureOf(all, choice),
    };
  },
  title(situation, type) {
    const all = surroundings(situation);
    const title = titles[type];
    return title === undefined
      ? null
      : { title: word(all.language, title), name: ({ choice }) => shortLabel(all, choice) };
  },
  isButton: ({ decision }, offer, isNarrow) => isNarrow || !isOnTable(offer, decision),
  hint({ language, decision, lit }) {
    const asksForMap = [...lit.keys()].some((key) => /^(space|step):/.test(key));
    return word(language, hints[decision.prompt.key] ?? (asksForMap ? 'hint.map' : 'hint.goOn'));
  },
});
