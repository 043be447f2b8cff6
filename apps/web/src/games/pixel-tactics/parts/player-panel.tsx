import { type CardId, cardIdOf } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { Pile } from '../../../table/kit/pile/pile.js';
import { useControl, useTable, useThing, useWords } from '../model/table.js';
import { BackArt, CardArt } from './art.js';
import { Piles } from './piles.js';
import styles from './player-panel.module.css';

function Pips({ seat }: { readonly seat: number }) {
  const { say } = useWords();
  const actions = useTable(({ view }) =>
    view.active === seat && view.round > 0 && view.winner < 0 ? view.actions : -1,
  );
  if (actions < 0) return null;
  const pips = Array.from({ length: Math.max(2, actions) }, (_, i) => i);
  return (
    <span className={styles.pips} role="img" aria-label={say('actions', { count: actions })}>
      {pips.map((i) => (
        <i key={i} data-left={i < actions || undefined} />
      ))}
    </span>
  );
}

function KnownCard({ card, seat }: { readonly card: CardId; readonly seat: number }) {
  const { say, cardName } = useWords();
  const { pin } = useControl();
  const { props } = useThing(`known:${card}`, { card, seat });
  return (
    <button
      {...props}
      className={styles.known}
      aria-label={say('details', { card: cardName(card) })}
      onClick={() => pin({ card, seat })}
    >
      <CardArt card={card} seat={seat} />
    </button>
  );
}

/** The other player's hand: backs, and open cards where the viewer knows them. */
function FarHand({ seat }: { readonly seat: number }) {
  const { say, seatName } = useWords();
  const cards = useTable(({ view }) => view.hand[seat] ?? []);
  const label = say('enemyHand', { seat: seatName(seat), count: cards.length });
  return (
    <section className={styles.farHand} data-far-hand={seat} aria-label={label}>
      <Pile caption={say('hand')} label={label} count={cards.length} top={<BackArt seat={seat} />} />
      {cards.map(cardIdOf).map((card, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a card may be known twice
        card === null ? null : <KnownCard key={i} card={card} seat={seat} />,
      )}
    </section>
  );
}

/** What else counts for a player just now. */
function Extras({ seat }: { readonly seat: number }) {
  const { say } = useWords();
  const { tokens, fewer, isSworn } = useTable(({ view }) => ({
    tokens: view.tokens[seat] ?? 0,
    fewer: view.fewerNext[seat] ?? 0,
    isSworn: view.revenge[seat] === 1,
  }));
  const chips = [
    ...(tokens > 0 ? [`${say('tokens')} ${tokens}`] : []),
    ...(fewer > 0 ? [say('fewer', { count: fewer })] : []),
    ...(isSworn ? [say('revenge')] : []),
  ];
  return chips.map((chip) => (
    <span className={styles.chip} key={chip}>
      {chip}
    </span>
  ));
}

/** A player: name, turn, actions, piles, and for the far side the hand. */
export const PlayerPanel = memo(function PlayerPanel({ seat }: { readonly seat: number }) {
  const { say, seatName } = useWords();
  const { isBelow, isFirst, isAwaited } = useTable(({ below, view, decision, others }) => ({
    isBelow: seat === below,
    isFirst: view.round > 0 && view.first === seat,
    isAwaited: decision?.seat === seat || others.some((pending) => pending.seat === seat),
  }));
  return (
    <section
      className={styles.player}
      data-part={isBelow ? 'own panel' : 'far panel'}
      data-side={isBelow ? 'near' : 'far'}
      data-seat={seat}
      data-awaited={isAwaited || undefined}
      aria-label={seatName(seat)}
    >
      <span className={styles.name}>{seatName(seat)}</span>
      {isFirst && (
        <span className={styles.first} title={say('firstPlayer')}>
          1<span className="visually-hidden"> {say('firstPlayer')}</span>
        </span>
      )}
      <Pips seat={seat} />
      <Piles seat={seat} />
      {!isBelow && <FarHand seat={seat} />}
      <Extras seat={seat} />
    </section>
  );
});
