import { armorOf, handLimit, heroIds, unitLimit } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { type HeroPictureId, HeroPortrait } from '../../art/cards/index.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { selfObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { useCardWords } from '../cards/words.js';
import styles from './Board.module.css';
import { ManaRow } from './ManaRow.js';
import { OwnTactic } from './OwnTactic.js';
import { DeckPile, DiscardPile } from './Piles.js';
import { Skills } from './Skills.js';
import { UnitTile } from './UnitTile.js';

const signs = { armor: 'armor', handLimit: 'hand', commandTokens: 'command' } as const;

/** The own hero: level, armour, hand limit, command tokens. */
const HeroHead = memo(function HeroHead() {
  const { name, tell } = useCardWords();
  const { hero, level, armor, limit, units, below } = useTable(({ view, below }) => {
    const player = view.players[below];
    return {
      hero: heroIds[player?.hero ?? -1],
      level: player?.level ?? 1,
      armor: player === undefined ? 0 : armorOf(player),
      limit: handLimit(view, below),
      units: unitLimit(view, below),
      below,
    };
  });
  const { props, status } = useThing(selfObject, { kind: 'player', id: String(below) });
  if (hero === undefined) return null;
  const values = [
    ['armor', armor],
    ['handLimit', limit],
    ['commandTokens', units],
  ] as const;
  return (
    <button {...props} className={styles.hero} data-seat={below}>
      <span className={styles.portrait} aria-hidden="true">
        <HeroPortrait id={hero as HeroPictureId} />
      </span>
      <span className={styles.about}>
        <b>{name('hero', hero)}</b>
        <span className={styles.values}>
          <span>{tell('heroLevel', { level })}</span>
          {values.map(([key, count]) => (
            <span key={key} title={tell(key, { count })}>
              <span className="visually-hidden">{tell(key, { count })}</span>
              <Icon>
                <DeedSign deed={signs[key]} />
              </Icon>
              <b aria-hidden="true">{count}</b>
            </span>
          ))}
        </span>
        <span className="visually-hidden">{status}</span>
      </span>
    </button>
  );
});

/** The own units, and a place for each command token that is free. */
const Units = memo(function Units() {
  const { tell } = useCardWords();
  const { count, limit } = useTable(({ view, below }) => ({
    count: view.players[below]?.units.length ?? 0,
    limit: unitLimit(view, below),
  }));
  return (
    <section aria-label={tell('unitsOf', { count, limit })} data-part="units">
      <ul className={styles.units}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place
          <UnitTile key={i} slot={i + 1} />
        ))}
        {limit > count && (
          <li className={styles.free}>
            <Icon>
              <DeedSign deed="command" />
            </Icon>
            {tell('freePlaces', { count: limit - count })}
          </li>
        )}
      </ul>
    </section>
  );
});

/** What lies in front of the own hero: mana, units, skills, tactic, deck and discard pile. */
export const Board = memo(function Board() {
  const { tell } = useCardWords();
  return (
    <section className={styles.board} aria-label={tell('board')} data-part="board" data-scrolls>
      <HeroHead />
      <ManaRow />
      <Units />
      <Skills />
      <div className={styles.foot}>
        <OwnTactic />
        <DeckPile />
        <DiscardPile />
      </div>
    </section>
  );
});
