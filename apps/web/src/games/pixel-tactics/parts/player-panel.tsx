import { type CardId, cardIdOf } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { heroName } from '../model/labels.js';
import { useControl, useInspect, useSeatName, useTable, useWords } from '../model/table.js';
import { BackArt, CardArt } from './art.js';
import { Piles } from './piles.js';
import piles from './piles.module.css';
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
  const { language, say } = useWords();
  const { pin } = useControl();
  const subject = { card, seat };
  const inspect = useInspect(subject);
  return (
    <button
      type="button"
      className={styles.known}
      aria-label={say('details', { card: heroName(language, card) })}
      onClick={() => pin(subject)}
      {...inspect.handlers}
    >
      <CardArt card={card} seat={seat} />
    </button>
  );
}

/** The other player's hand: backs, and open cards where the viewer knows them. */
function FarHand({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { say } = useWords();
  const cards = useTable(({ view }) => view.hand[seat] ?? []);
  return (
    <section
      className={`${piles.pile} ${styles.farHand}`}
      data-far-hand={seat}
      aria-label={say('enemyHand', { seat: name, count: cards.length })}
    >
      <span className={piles.picture} aria-hidden="true">
        <BackArt seat={seat} />
      </span>
      <span aria-hidden="true">
        <small>{say('hand')}</small>
        <b>{cards.length}</b>
      </span>
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
  const { say } = useWords();
  const name = useSeatName(seat);
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
      aria-label={name}
    >
      <span className={styles.name}>{name}</span>
      {isFirst && (
        <span className={styles.first} title={say('firstPlayer')}>
          1<span className="visually-hidden"> {say('firstPlayer')}</span>
        </span>
      )}
      <Pips seat={seat} />
      <Piles seat={seat} name={name} />
      {!isBelow && <FarHand seat={seat} name={name} />}
      <Extras seat={seat} />
    </section>
  );
});
