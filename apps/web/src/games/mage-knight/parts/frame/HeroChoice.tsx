import { type HeroId, heroIds, type MageKnightState } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { HeroPicture } from '../../art/cards/index.js';
import { gameText } from '../../model/labels.js';
import { heroObject } from '../../model/objects.js';
import { useTable, useThing, useWords } from '../../model/table.js';
import styles from './Choice.module.css';

const ownerOf = ({ players }: MageKnightState, hero: HeroId): number =>
  players.findIndex((player) => heroIds[player.hero] === hero);

const Candidate = memo(function Candidate({ hero }: { readonly hero: HeroId }) {
  const { language, say, name, seatName } = useWords();
  const { status, props } = useThing(heroObject(hero), { kind: 'hero', id: hero });
  const owner = useTable(({ view }) => ownerOf(view, hero));
  return (
    <li>
      <button {...props} className={styles.one} data-taken={owner >= 0 || undefined} data-seat={owner}>
        <span className={styles.portrait}>
          <HeroPicture id={hero} />
        </span>
        <b className={styles.name}>{name('hero', hero)}</b>
        <span className={styles.rules}>
          {owner >= 0 ? say('taken', { seat: seatName(owner) }) : gameText(language, `hero.${hero}.text`)}
        </span>
        <span className="visually-hidden">{status}</span>
      </button>
    </li>
  );
});

/** The heroes, to choose one from. */
export const HeroChoice = memo(function HeroChoice() {
  const { say } = useWords();
  return (
    <section className={styles.choice} aria-label={say('heroes')} data-panel="heroes" data-scrolls>
      <h2>{say('heroes')}</h2>
      <ul>
        {heroIds.map((hero) => (
          <Candidate key={hero} hero={hero} />
        ))}
      </ul>
    </section>
  );
});
