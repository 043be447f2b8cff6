import { colors, type MageKnightState, manaKinds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { manaObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { manaText } from '../cards/gain-words.js';
import { ManaIcon } from '../cards/gains.js';
import { useCardWords } from '../cards/words.js';
import styles from './ManaRow.module.css';

/** So much of the player's own mana, by the names that pay: `crystal-red`. */
export function ownMana(view: MageKnightState, seat: number): readonly (readonly [mana: string, count: number])[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const isFree = (color: number): boolean =>
    view.turn.seat === seat && view.turn.lasting.some(({ what, bits }) => what === 'freeMana' && (bits >> color) & 1);
  const countOf = (kind: string, color: number): number => {
    switch (kind) {
      case 'crystal':
        return player.crystals[color] ?? 0;
      case 'token':
        return player.tokens[color] ?? 0;
      case 'tactic':
        return player.tacticDie === color ? 1 : 0;
      case 'claim':
        return player.claimedDie === color ? 1 : 0;
      case 'free':
        return isFree(color) ? 1 : 0;
      default:
        return 0;
    }
  };
  const order = ['crystal', 'token', 'tactic', 'claim', 'free'].filter((kind) =>
    (manaKinds as readonly string[]).includes(kind),
  );
  return order.flatMap((kind) =>
    colors.flatMap((color, i) => (countOf(kind, i) > 0 ? [[`${kind}-${color}`, countOf(kind, i)] as const] : [])),
  );
}

/** Mana of one name, with its number. */
export function ManaCount({ mana, count }: { readonly mana: string; readonly count: number }) {
  return (
    <>
      <ManaIcon mana={mana} />
      <b aria-hidden="true">{count > 1 ? count : ''}</b>
    </>
  );
}

const Mana = memo(function Mana({ mana, count }: { readonly mana: string; readonly count: number }) {
  const { language, tell } = useCardWords();
  const { props, status } = useThing(manaObject(mana), { kind: 'mana', id: mana.split('-')[1] ?? '' });
  const name = manaText(language, mana);
  return (
    <button {...props} className={styles.mana} title={name}>
      <span className="visually-hidden">{[tell('countOf', { name, count }), status].filter(Boolean).join(', ')}</span>
      <ManaCount mana={mana} count={count} />
    </button>
  );
});

/** The own crystals, tokens and dice. */
export const ManaRow = memo(function ManaRow() {
  const { tell } = useCardWords();
  const list = useTable(({ view, below }) =>
    ownMana(view, below)
      .map(([mana, count]) => `${mana} ${count}`)
      .join(),
  );
  const all = list === '' ? [] : list.split(',').map((entry) => entry.split(' ') as [string, string]);
  return (
    <section className={styles.row} aria-label={tell('mana')} data-part="mana">
      {all.length === 0 && <p>{tell('noManaYet')}</p>}
      {all.map(([mana, count]) => (
        <Mana key={mana} mana={mana} count={Number(count)} />
      ))}
    </section>
  );
});
