import { attributes, type HeroId, heroes, heroIds, type RuneboundState } from '@heldentisch/runebound';
import { memo } from 'react';
import { ArtIcon, ValueSign } from '../art/map/index.js';
import { rulesOf } from '../model/labels.js';
import { heroObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import styles from './HeroChoice.module.css';
import { Picture } from './pictures.js';

const ownerOf = ({ parties }: RuneboundState, hero: HeroId): number =>
  parties.findIndex((party) => heroIds[party.hero] === hero);

const Candidate = memo(function Candidate({ hero }: { readonly hero: HeroId }) {
  const { language, say, name, seatName } = useWords();
  const { isSelected, props } = useThing(heroObject(hero), { kind: 'hero', id: hero });
  const owner = useTable(({ view }) => ownerOf(view, hero));
  const card = heroes.find(({ id }) => id === hero);
  if (card === undefined) return null;
  return (
    <li>
      <button {...props} className={styles.hero} data-taken={owner >= 0 || undefined} data-seat={owner}>
        <span className={styles.portrait}>
          <Picture name={hero} />
        </span>
        <b className={styles.name}>{name(hero)}</b>
        <span className={styles.values}>
          {(['life', 'stamina', ...attributes] as const).map((value) => (
            <span key={value}>
              <ArtIcon>
                <ValueSign value={value} />
              </ArtIcon>
              {card[value]}
            </span>
          ))}
        </span>
        <span className={styles.rules}>
          {owner >= 0 ? say('taken', { seat: seatName(owner) }) : rulesOf(language, hero)}
        </span>
        {isSelected && <span className="visually-hidden">{say('selected')}</span>}
      </button>
    </li>
  );
});

/** The twelve heroes, to choose one from. */
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
