import { type CardId, cardIdOf } from '@heldentisch/pixel-tactics';
import { seatName } from '../../../table/kit/pointing-table.js';
import { heroName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { BackArt, CardArt, Icon } from './Art.js';
import { Piles } from './Piles.js';

function Pips({ seat }: { readonly seat: number }) {
  const { view, say } = useTable();
  if (view.active !== seat || view.round === 0 || view.winner >= 0) return null;
  const pips = Array.from({ length: Math.max(2, view.actions) }, (_, i) => i);
  return (
    <span className="pt-pips" role="img" aria-label={say('actions', { count: view.actions })}>
      {pips.map((i) => (
        <i key={i} data-left={i < view.actions || undefined} />
      ))}
    </span>
  );
}

function KnownCard({ card, seat }: { readonly card: CardId; readonly seat: number }) {
  const { language, pin, say } = useTable();
  const subject = { card, seat };
  const inspect = useInspect(subject);
  return (
    <button
      type="button"
      className="pt-known"
      aria-label={say('details', { card: heroName(language, card) })}
      title={heroName(language, card)}
      onClick={() => pin(subject)}
      {...inspect.handlers}
    >
      <CardArt card={card} seat={seat} />
    </button>
  );
}

/** The other player's hand: backs, and open cards where the viewer knows them. */
function FarHand({ seat }: { readonly seat: number }) {
  const model = useTable();
  const cards = model.view.hand[seat] ?? [];
  const label = model.say('enemyHand', { seat: seatName(model, seat), count: cards.length });
  return (
    <section className="pt-far-hand" aria-label={label}>
      {cards.map((thing, i) => {
        const card = cardIdOf(thing);
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards have no other name
        return card === null ? <BackArt key={i} seat={seat} /> : <KnownCard key={i} card={card} seat={seat} />;
      })}
      <b aria-hidden="true">{cards.length}</b>
    </section>
  );
}

function Extras({ seat }: { readonly seat: number }) {
  const { view, say } = useTable();
  const tokens = view.tokens[seat] ?? 0;
  const fewer = view.fewerNext[seat] ?? 0;
  return (
    <>
      {tokens > 0 && (
        <span className="pt-chip">
          <Icon name="coin" /> {say('tokens')} {tokens}
        </span>
      )}
      {fewer > 0 && <span className="pt-chip">{say('fewer', { count: fewer })}</span>}
      {view.revenge[seat] === 1 && <span className="pt-chip">{say('revenge')}</span>}
    </>
  );
}

/** A player: name, turn, actions, piles, and for the far side the hand. */
export function PlayerPanel({ seat }: { readonly seat: number }) {
  const model = useTable();
  const { view, below, say, text } = model;
  const sitter = model.seats[seat];
  const isSelf = model.isOwn && seat === below;
  const isActive = view.active === seat && view.round > 0 && view.winner < 0;
  const isAwaited = [model.decision, ...model.others].some((pending) => pending?.seat === seat);
  return (
    <section className="pt-player" data-seat={seat} data-active={isActive} data-awaited={isAwaited || undefined}>
      <header>
        <span className="pt-seat">{text(`seat.${seat}`)}</span>
        <span className="pt-player-name">{isSelf || sitter?.kind !== 'person' ? '' : sitter.name}</span>
        {view.round > 0 && view.first === seat && (
          <span className="pt-first" title={say('firstPlayer')}>
            <span className="pt-hidden">{say('firstPlayer')}</span>1
          </span>
        )}
        <Pips seat={seat} />
      </header>
      <div className="pt-player-things">
        <Piles seat={seat} />
        {seat !== below && <FarHand seat={seat} />}
        <Extras seat={seat} />
      </div>
    </section>
  );
}
