import type { RuneboundState, TradeFrame } from '@heldentisch/runebound';
import { memo, type ReactNode, useState } from 'react';
import { ArtIcon, GoldCoin } from '../art/map/index.js';
import { useControl, useTable, useWords } from '../model/table.js';
import {
  canPropose,
  choicesOf,
  type Draft,
  draftOf,
  excess,
  sheddable,
  toggled,
  tradable,
  tradeIn,
} from '../model/trade-draft.js';
import { CardTile } from './CardTile.js';
import styles from './Trade.module.css';

interface GoldProps {
  readonly amount: number;
  readonly most: number;
  readonly label: string;
  onChange(amount: number): void;
}

function Gold({ amount, most, label, onChange }: GoldProps) {
  const { say } = useWords();
  return (
    <div className={styles.gold}>
      <ArtIcon>
        <GoldCoin />
      </ArtIcon>
      <button
        type="button"
        aria-label={`${label}: ${say('less')}`}
        disabled={amount === 0}
        onClick={() => onChange(amount - 1)}
      >
        −
      </button>
      <output aria-label={label}>{amount}</output>
      <button
        type="button"
        aria-label={`${label}: ${say('more')}`}
        disabled={amount >= most}
        onClick={() => onChange(amount + 1)}
      >
        +
      </button>
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly cards: readonly string[];
  readonly chosen: readonly string[];
  /** Cards that have been said already stay said. */
  readonly fixed: readonly string[];
  onToggle(card: string): void;
  readonly children: ReactNode;
}

function Side({ title, cards, chosen, fixed, onToggle, children }: SideProps) {
  const { say } = useWords();
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      {children}
      {cards.length === 0 ? (
        <p>{say('nothingToTrade')}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card}>
              <CardTile
                card={card}
                data-chosen={chosen.includes(card) || undefined}
                aria-pressed={chosen.includes(card)}
                disabled={fixed.includes(card)}
                onClick={() => onToggle(card)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DraftingProps {
  readonly view: RuneboundState;
  readonly frame: TradeFrame;
}

/** The offer is put together here and sent as a whole. */
function Drafting({ view, frame }: DraftingProps) {
  const { say, seatName, name, text } = useWords();
  const { take } = useControl();
  const said = draftOf(frame);
  const [draft, setDraft] = useState<Draft>(said);
  const { seat, partner } = frame;
  const kind = excess(view, seat, draft);
  const shedCards = sheddable(view, seat, draft);
  const isReady = canPropose(view, seat, draft);
  const change = (part: Partial<Draft>): void =>
    setDraft({ ...draft, ...part, ...(part.shed === undefined && { shed: [] }) });
  const send = (): void => {
    const [first, ...next] = choicesOf(frame, draft);
    if (first !== undefined) take(first, next);
  };
  return (
    <>
      <div className={styles.sides}>
        <Side
          title={say('youGive')}
          cards={tradable(view, seat)}
          chosen={draft.give}
          fixed={said.give}
          onToggle={(card) => change({ give: toggled(draft.give, card) })}
        >
          <Gold
            label={say('youGive')}
            amount={draft.goldGiven}
            most={view.parties[seat]?.gold ?? 0}
            onChange={(goldGiven) => change({ goldGiven })}
          />
        </Side>
        <Side
          title={say('seatGives', { seat: seatName(partner) })}
          cards={tradable(view, partner)}
          chosen={draft.ask}
          fixed={said.ask}
          onToggle={(card) => change({ ask: toggled(draft.ask, card) })}
        >
          <Gold
            label={say('seatGives', { seat: seatName(partner) })}
            amount={draft.goldAsked}
            most={view.parties[partner]?.gold ?? 0}
            onChange={(goldAsked) => change({ goldAsked })}
          />
        </Side>
      </div>
      {(kind !== null || draft.shed.length > 0) && (
        <div className={styles.shed}>
          <p>
            {kind === null
              ? say('discards', { list: draft.shed.map((card) => name(card)).join(', ') })
              : say('tooMany', { kind: text(`kind.${kind}`) })}
          </p>
          <ul>
            {shedCards.map((card) => (
              <li key={card}>
                <button
                  type="button"
                  aria-pressed={draft.shed.includes(card)}
                  onClick={() => change({ shed: toggled(draft.shed, card) })}
                >
                  {name(card)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" className={styles.propose} data-propose disabled={!isReady} onClick={send}>
        {isReady ? say('propose') : say('emptyOffer')}
      </button>
    </>
  );
}

function Given({
  title,
  cards,
  gold,
}: {
  readonly title: string;
  readonly cards: readonly string[];
  readonly gold: number;
}) {
  const { say } = useWords();
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      {gold > 0 && (
        <p className={styles.gold}>
          <ArtIcon>
            <GoldCoin />
          </ArtIcon>{' '}
          {gold}
        </p>
      )}
      {cards.length === 0 && gold === 0 && <p>{say('nothingToTrade')}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card}>
            <CardTile card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A trade between two parties: put together by one, answered by the other, seen by all. */
export const Trade = memo(function Trade() {
  const { say, seatName } = useWords();
  const { view, seat, isDrafting } = useTable(({ view, below, decision }) => ({
    view,
    seat: below,
    isDrafting: decision?.prompt.key === 'draft',
  }));
  const frame = tradeIn(view);
  if (frame === null) return null;
  const { give, ask, goldGiven, goldAsked } = draftOf(frame);
  const isPartner = seat === frame.partner;
  const title = isPartner
    ? say('offerFrom', { seat: seatName(frame.seat) })
    : say('tradeWith', { seat: seatName(frame.partner) });
  return (
    <section className={styles.trade} aria-label={title} data-panel="trade" data-scrolls>
      <h2>{title}</h2>
      {isDrafting ? (
        <Drafting key={view.offers.join()} view={view} frame={frame} />
      ) : (
        <div className={styles.sides}>
          <Given
            title={isPartner ? say('youGet') : say('seatGives', { seat: seatName(frame.seat) })}
            cards={give}
            gold={goldGiven}
          />
          <Given
            title={isPartner ? say('youGive') : say('seatGives', { seat: seatName(frame.partner) })}
            cards={ask}
            gold={goldAsked}
          />
        </div>
      )}
    </section>
  );
});
