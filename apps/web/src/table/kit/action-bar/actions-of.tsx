import { type Game, type Pending, type State, textOf } from '@heldentisch/engine';
import { memo, type ReactNode } from 'react';
import { withNames } from '../../names.js';
import type { Offer } from '../pointing.js';
import { isShallowEqual, remembered } from '../store.js';
import type { BasicModel, Kinds, TableControl, TableModel } from '../table-model.js';
import { kitWord } from '../words.js';
import { ActionBar, type ActionButton, type ActionGroup } from './action-bar.js';

/** What is needed of a table (`tableOf`). */
interface Table<K extends Kinds> {
  useControl(): TableControl<K>;
  useTable<Part>(select: (model: TableModel<K>) => Part): Part;
}

/** What buttons and their words are made from; the bar is drawn anew when one of these changes. */
type Situation<K extends Kinds> = Pick<
  BasicModel<K>,
  'view' | 'language' | 'seats' | 'below' | 'isOwn' | 'decision' | 'others' | 'offers' | 'selected' | 'buttons' | 'lit'
>;

/** The same while something is asked. */
export type Asked<K extends Kinds> = Situation<K> & { readonly decision: Pending };

/** How a game puts its choices on buttons. */
interface ActionsSpec<K extends Kinds> {
  /** Kinds of choices that end a question: they stand apart at the end. */
  readonly endings: ReadonlySet<string>;
  /** Kinds of choices that let a moment pass: Space and Enter do it, where nothing else has the focus. */
  readonly passes?: ReadonlySet<string>;
  readonly shape?: 'bar' | 'block';
  /** A choice as a button says it by itself; `isTitled`: a title says what it has in common with others. */
  face(
    situation: Asked<K>,
    offer: Offer,
    isTitled: boolean,
  ): { readonly label: string; readonly hint?: string; readonly picture?: ReactNode };
  /** Where choices of one kind have something in common that is to be said once: that, and what is left to say of each. */
  title?(
    situation: Asked<K>,
    type: string,
    offers: readonly Offer[],
  ): { readonly title: string; readonly about?: string | undefined; name(offer: Offer): string } | null;
  /** Whether a choice stands as a button at all. */
  isButton?(situation: Asked<K>, offer: Offer, isNarrow: boolean): boolean;
  /** What to do, where there are no buttons; asked only in the middle of a question. */
  hint?(situation: Asked<K>): string;
}

/** A thing and a word may say the same: it is one button. */
function once(offers: readonly Offer[]): Offer[] {
  const seen: Offer[] = [];
  for (const offer of offers) if (!seen.some(({ choice }) => isShallowEqual(choice, offer.choice))) seen.push(offer);
  return seen;
}

function buttonOf<K extends Kinds>(
  spec: ActionsSpec<K>,
  situation: Asked<K>,
  offer: Offer,
  name: ((offer: Offer) => string) | null,
): ActionButton {
  const { choice, next } = offer;
  const { label, ...face } = spec.face(situation, offer, name !== null);
  const isPass = spec.passes?.has(choice.type) === true;
  const whole = isPass ? kitWord(situation.language, 'passHint') : name === null ? undefined : label;
  return { ...face, choice, next, whole, label: name === null ? label : name(offer) };
}

function groupsOf<K extends Kinds>(spec: ActionsSpec<K>, situation: Asked<K>, offers: readonly Offer[]): ActionGroup[] {
  const types = [...new Set(offers.map(({ choice }) => choice.type))];
  return types.map((type) => {
    const same = offers.filter(({ choice }) => choice.type === type);
    const titled = spec.title?.(situation, type, same) ?? null;
    return {
      key: type,
      title: titled?.title ?? null,
      about: titled?.about ?? null,
      buttons: same.map((offer) => buttonOf(spec, situation, offer, titled === null ? null : titled.name)),
    };
  });
}

interface Faces {
  readonly groups: readonly ActionGroup[];
  readonly endings: readonly ActionButton[];
}

const nothing: Faces = { groups: [], endings: [] };

export interface ActionRoom {
  /** Things that could be clicked elsewhere have no place now. */
  readonly isNarrow?: boolean;
  /** There is room for several lines of buttons. */
  readonly isBlock?: boolean;
}

/** The bar of a table: what is left to choose from as buttons, and what is said where there are none. */
export function actionsOf<K extends Kinds, S extends State>(
  { useControl, useTable }: Table<K>,
  game: Game<S>,
  spec: ActionsSpec<K>,
) {
  const named = remembered(withNames<S>);
  const isEnding = ({ choice }: Offer): boolean => spec.endings.has(choice.type);

  const hintOf = (situation: Situation<K>): string => {
    const { language, decision, others, seats, view, isOwn } = situation;
    if (decision !== null) return spec.hint?.({ ...situation, decision }) ?? '';
    const list = others.map(({ seat }) => textOf(named(game, seats), language, `seat.${seat}`)).join(', ');
    if (list !== '') return kitWord(language, 'waitingFor', { list });
    // What is not in the middle of anything is over.
    if ((view as S).frames.length === 0) return kitWord(language, 'over');
    return isOwn ? '' : kitWord(language, 'watching');
  };

  const faces = (asked: Asked<K>, isNarrow: boolean): Faces => {
    const isButton = (offer: Offer): boolean => !isEnding(offer) && spec.isButton?.(asked, offer, isNarrow) !== false;
    return {
      groups: groupsOf(spec, asked, once(asked.buttons.filter(isButton))),
      endings: once(asked.offers.filter(isEnding)).map((offer) => buttonOf(spec, asked, offer, null)),
    };
  };

  return memo(function Actions({ isNarrow = false, isBlock = false }: ActionRoom) {
    const { cancel, take } = useControl();
    const situation = useTable((model): Situation<K> => {
      const { view, language, seats, below, isOwn, decision, others, offers, selected, buttons, lit } = model;
      return { view, language, seats, below, isOwn, decision, others, offers, selected, buttons, lit };
    });
    const { language, decision, offers, selected } = situation;
    const { groups, endings } = decision === null ? nothing : faces({ ...situation, decision }, isNarrow);
    return (
      <ActionBar
        shape={isBlock ? 'block' : (spec.shape ?? 'bar')}
        label={kitWord(language, 'choose')}
        isMine={decision !== null}
        groups={groups}
        endings={endings}
        isEnding={offers.every(isEnding)}
        hint={hintOf(situation)}
        cancel={
          selected.length === 0
            ? null
            : { label: kitWord(language, 'cancel'), about: kitWord(language, 'cancelHint'), run: cancel }
        }
        pass={offers.find(({ choice }) => spec.passes?.has(choice.type))?.choice}
        take={take}
      />
    );
  });
}
