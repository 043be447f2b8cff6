import { cardIdOf } from '@heldentisch/pixel-tactics';
import { type ReactNode, useState } from 'react';
import { seatName } from '../../../table/kit/pointing-table.js';
import { heroName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { BackArt, CardArt } from './Art.js';
import { PileDialog } from './PileDialog.js';

interface PileProps {
  readonly label: string;
  readonly count: number;
  readonly isLit?: boolean;
  readonly name: string;
  readonly ariaLabel: string;
  readonly children: ReactNode;
  onClick(): void;
}

function Pile({ label, count, isLit = false, name, ariaLabel, children, onClick }: PileProps) {
  return (
    <button
      type="button"
      className="pt-pile"
      data-pile={name}
      data-lit={isLit || undefined}
      data-empty={count === 0 || undefined}
      title={label}
      onClick={onClick}
    >
      <span className="pt-hidden">{ariaLabel}</span>
      <span className="pt-face" aria-hidden="true">
        <span className="pt-pile-art">{count > 0 && children}</span>
        <span className="pt-pile-label">{label}</span>
        <b>{count}</b>
      </span>
    </button>
  );
}

/** Deck, discard pile, victory pile in a match, and below the promo pile. */
export function Piles({ seat }: { readonly seat: number }) {
  const model = useTable();
  const { view, language, say } = model;
  const [open, setOpen] = useState<'discard' | 'victory' | null>(null);
  const deck = view.deck[seat] ?? [];
  const discard = view.discard[seat] ?? [];
  const victory = view.victory[seat] ?? [];
  const top = cardIdOf(deck[deck.length - 1] ?? -1);
  const lastDiscard = cardIdOf(discard[discard.length - 1] ?? -1);
  const isBelow = seat === model.below;
  const known = top === null ? '' : `, ${say('topCard', { card: heroName(language, top) })}`;
  const browse = (pile: 'discard' | 'victory', count: number): string =>
    say('browse', { pile: say(pile), seat: seatName(model, seat), count });
  return (
    <div className="pt-piles">
      <Pile
        name="deck"
        label={say('deck')}
        count={deck.length}
        isLit={isBelow && model.lit.has('deck')}
        ariaLabel={`${say('browse', { pile: say('deck'), seat: seatName(model, seat), count: deck.length })}${known}`}
        onClick={() => isBelow && model.click('deck', top === null ? undefined : { card: top, seat })}
      >
        {top === null ? <BackArt seat={seat} /> : <CardArt card={top} seat={seat} />}
      </Pile>
      <Pile
        name="discard"
        label={say('discard')}
        count={discard.length}
        ariaLabel={browse('discard', discard.length)}
        onClick={() => setOpen('discard')}
      >
        {lastDiscard !== null && <CardArt card={lastDiscard} seat={seat} />}
      </Pile>
      {view.target > 0 && (
        <Pile
          name="victory"
          label={say('victory')}
          count={victory.length}
          ariaLabel={browse('victory', victory.length)}
          onClick={() => setOpen('victory')}
        >
          <BackArt seat={seat} />
        </Pile>
      )}
      {view.promos && isBelow && (
        <Pile
          name="promo"
          label={say('promoPile')}
          count={view.promoPile.length}
          isLit={model.lit.has('promo')}
          ariaLabel={`${say('promoPile')}: ${view.promoPile.length}`}
          onClick={() => model.click('promo')}
        >
          <BackArt seat={2} />
        </Pile>
      )}
      {open !== null && (
        <PileDialog
          title={browse(open, (open === 'discard' ? discard : victory).length)}
          things={open === 'discard' ? discard : victory}
          seat={seat}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
