import { nameOfThing } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { skillOfferObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { CardFace } from '../cards/CardFace.js';
import card from '../cards/card.module.css';
import { Picture } from '../cards/pictures.js';
import { useCardWords } from '../cards/words.js';
import styles from './LevelUp.module.css';

/** A skill that can be learned, with all that it says. */
const SkillToLearn = memo(function SkillToLearn({ id }: { readonly id: string }) {
  const { name, text } = useCardWords();
  const { props, status } = useThing(skillOfferObject(id), { kind: 'skill', id });
  return (
    <li>
      <button {...props} className={styles.skill}>
        <span className={styles.emblem} aria-hidden="true">
          <Picture kind="skill" id={id} />
        </span>
        <span>
          <b>{name('skill', id)}</b>
          <span className={styles.text}>{text(`skill.${id}.text`)}</span>
        </span>
        <span className="visually-hidden">{status}</span>
      </button>
    </li>
  );
});

const namesOf = (things: readonly number[]): string => things.map((thing) => nameOfThing[thing] ?? '').join(' ');
const split = (names: string): string[] => (names === '' ? [] : names.split(' '));

/** A new level: skills to choose from, and the advanced actions that come with them. */
export const LevelUp = memo(function LevelUp() {
  const { tell } = useCardWords();
  const { revealed, common, actions } = useTable(({ view }) => ({
    revealed: namesOf(view.revealedSkills),
    common: namesOf(view.commonSkills),
    actions: namesOf(view.actionOffer),
  }));
  return (
    <section className={styles.level} aria-label={tell('skillsRevealed')} data-part="learn" data-scrolls>
      <h2>{tell('skillsRevealed')}</h2>
      <ul className={styles.list}>
        {split(revealed).map((id) => (
          <SkillToLearn key={id} id={id} />
        ))}
      </ul>
      {common !== '' && (
        <>
          <h3>
            {tell('skillsCommon')} <small>{tell('oldestOnly')}</small>
          </h3>
          <ul className={styles.list}>
            {split(common).map((id) => (
              <SkillToLearn key={id} id={id} />
            ))}
          </ul>
        </>
      )}
      <h3>{tell('actionsToLearn')}</h3>
      <ul className={styles.actions}>
        {split(actions)
          .toReversed()
          .map((id) => (
            <li key={id}>
              <span className={card.card}>
                <CardFace card={id} />
              </span>
            </li>
          ))}
      </ul>
    </section>
  );
});
