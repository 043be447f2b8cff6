import { type Choice, describeChoice, type Game, type Language, type Pending } from '@heldentisch/engine';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../text/index.js';
import { Icon } from '../ui/icons.js';
import { kindTitle } from './kind-title.js';

interface Offer {
  readonly number: number;
  readonly choice: Choice;
  readonly text: string;
}

interface Group {
  readonly type: string;
  readonly title: string;
  readonly offers: readonly Offer[];
}

/** Options of one kind stand together under the kind's sentence with its blanks: "Recruit … to …". */
function groupsOf(game: Game, language: Language, options: readonly Choice[]): Group[] {
  const order = game.choices.list.map(({ type }) => type);
  const sorted = [...options].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  const groups = new Map<string, Offer[]>();
  sorted.forEach((choice, i) => {
    const offers = groups.get(choice.type) ?? [];
    offers.push({ number: i + 1, choice, text: describeChoice(game, language, choice) });
    groups.set(choice.type, offers);
  });
  return [...groups].map(([type, offers]) => ({ type, title: kindTitle(game, language, type), offers }));
}

function filtered(groups: readonly Group[], filter: string): Group[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      offers: group.offers.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word))),
    }))
    .filter((group) => group.offers.length > 0);
}

interface DecisionListProps {
  readonly game: Game;
  readonly decision: Pending;
  onChoose(choice: Choice): void;
}

const typing = 900;
/** With so few options there is nothing to filter. */
const fewOptions = 9;

/** Nothing that wants keys for itself has the focus: it is nowhere, on the table, or on the heading of the page. */
const isFree = (focused: Element | null): boolean => focused?.matches('body, h1, .felt') ?? true;

/** Every decision of every game as a list: by mouse, finger, keyboard and screen reader. */
export function DecisionList({ game, decision, onChoose }: DecisionListProps) {
  const { t, language } = useText();
  const options = decision.options ?? [];
  const groups = useMemo(() => groupsOf(game, language, options), [game, language, options]);
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => filtered(groups, filter), [groups, filter]);
  const offers = shown.flatMap((group) => group.offers);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const refocus = useRef(false);
  const hintId = useId();

  // A new question: start at its first option; who chose by keyboard goes on by keyboard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what makes a question new
  useEffect(() => {
    setFilter('');
    setActive(0);
    const lost = isFree(document.activeElement);
    if (refocus.current && lost) focusOffer(0);
    refocus.current = false;
  }, [decision.revision, decision.seat, decision.kind]);

  function focusOffer(index: number): void {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('.offer');
    if (buttons === undefined || buttons.length === 0) return;
    const next = (index + buttons.length) % buttons.length;
    setActive(next);
    buttons[next]?.focus();
  }

  function take(offer: Offer, byKeyboard: boolean): void {
    refocus.current = byKeyboard;
    typed.current = { text: '', at: 0 };
    if (byKeyboard) (document.activeElement as HTMLElement | null)?.blur();
    onChoose(offer.choice);
  }

  /** Collects what is typed within a moment: a number, or the beginning of a text. */
  function collect(key: string): string {
    const now = performance.now();
    const text = now - typed.current.at < typing ? typed.current.text + key : key;
    typed.current = { text, at: now };
    return text;
  }

  function jump(text: string): void {
    if (/^\d+$/.test(text)) {
      const index = offers.findIndex((offer) => offer.number === Number(text));
      if (index >= 0) focusOffer(index);
      return;
    }
    const index = offers.findIndex((offer) => offer.text.toLowerCase().startsWith(text));
    const inside = index >= 0 ? index : offers.findIndex((offer) => offer.text.toLowerCase().includes(text));
    if (inside >= 0) focusOffer(inside);
  }

  function onKey(
    event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>,
    isInside: boolean,
  ): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowRight: active + 1,
      ArrowUp: active - 1,
      ArrowLeft: active - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[key];
    if (step !== undefined) {
      event.preventDefault();
      focusOffer(isInside ? step : active);
    } else if (key === '/') {
      event.preventDefault();
      search.current?.focus();
    } else if (/^[\p{L}\p{N}]$/u.test(key)) {
      event.preventDefault();
      jump(collect(key.toLowerCase()));
    }
  }

  // Keys also work when nothing has the focus, so that a keyboard player never has to look for the list.
  // Heard from the moment the list is in the page: a key pressed before the next paint must not be lost.
  const onKeyRef = useRef(onKey);
  onKeyRef.current = onKey;
  useLayoutEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (!event.defaultPrevented && event.target instanceof Element && isFree(event.target))
        onKeyRef.current(event, false);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <div className="decision">
      {options.length > fewOptions && (
        <label className="filter">
          <span className="visually-hidden">{t('filter')}</span>
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            value={filter}
            placeholder={t('filter')}
            onChange={(event) => {
              setFilter(event.target.value);
              setActive(0);
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || (event.key === 'Enter' && offers.length > 1)) {
                event.preventDefault();
                focusOffer(0);
              } else if (event.key === 'Enter' && offers[0] !== undefined) take(offers[0], true);
              else if (event.key === 'Escape') setFilter('');
            }}
          />
        </label>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside */}
      <div ref={list} className="offers" aria-describedby={hintId} onKeyDown={(event) => onKey(event, true)}>
        {shown.map((group) => (
          <section key={group.type} className="offer-group" aria-label={group.title || t('choices')}>
            {group.title !== '' && group.offers.length > 1 && <h3>{group.title}</h3>}
            <ul>
              {group.offers.map((offer) => (
                <li key={offer.number}>
                  <button
                    type="button"
                    className="offer"
                    data-type={offer.choice.type}
                    data-choice={JSON.stringify(offer.choice)}
                    tabIndex={offers[active] === offer ? 0 : -1}
                    onFocus={() => setActive(offers.indexOf(offer))}
                    onClick={(event) => take(offer, event.detail === 0)}
                  >
                    <span className="offer-number" aria-hidden="true">
                      {offer.number}
                    </span>
                    {offer.text}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {offers.length === 0 && <p className="faint">{t('filterNone', { text: filter })}</p>}
      </div>
      <p id={hintId} className="faint small keyboard-hint">
        {t('keyboardHint')}
      </p>
    </div>
  );
}
