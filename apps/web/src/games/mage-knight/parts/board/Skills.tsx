import { skillIds, skillsOf } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { skillObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { breakable } from '../cards/broken.js';
import { Picture } from '../cards/pictures.js';
import { useCardWords } from '../cards/words.js';
import styles from './Skills.module.css';

interface SkillProps {
  readonly id: string;
  readonly use: string;
  readonly isUsed: boolean;
}

const Skill = memo(function Skill({ id, use, isUsed }: SkillProps) {
  const { language, name, tell, text } = useCardWords();
  const { props, status } = useThing(skillObject(id), { kind: 'skill', id });
  const isOpen = useTable(({ offers }) =>
    offers.some(({ choice }) => choice.type === 'useSkill' && choice.skill === id),
  );
  const words = [
    name('skill', id),
    tell(`use.${use as 'turn'}`),
    isUsed ? tell('skillUsed') : '',
    text(`skill.${id}.text`),
    status,
  ];
  return (
    <button {...props} className={styles.skill} data-used={isUsed || undefined} data-open={isOpen || undefined}>
      <span className="visually-hidden">{words.filter((part) => part !== '').join(', ')}</span>
      <span className={styles.emblem} aria-hidden="true">
        <Picture kind="skill" id={id} />
      </span>
      <span className={styles.name} aria-hidden="true">
        {breakable(language, name('skill', id))}
      </span>
    </button>
  );
});

/** The own skills, and those of others that lie in the centre and concern everybody. */
export const Skills = memo(function Skills() {
  const { tell, seatName } = useCardWords();
  const { own, centre } = useTable(({ view, below }) => ({
    own: skillsOf(view, below)
      .map(({ id, use, isUsed }) => `${id} ${use} ${isUsed ? 1 : 0}`)
      .join(),
    centre: view.central
      .filter(({ seat }) => seat !== below)
      .map(({ skill, seat }) => `${skillIds[skill]} ${seat}`)
      .join(),
  }));
  const all = own === '' ? [] : own.split(',').map((entry) => entry.split(' ') as [string, string, string]);
  const others = centre === '' ? [] : centre.split(',').map((entry) => entry.split(' ') as [string, string]);
  return (
    <section className={styles.skills} aria-label={tell('skills')} data-part="skills">
      {all.length === 0 && <p>{tell('noSkills')}</p>}
      {all.map(([id, use, used]) => (
        <Skill key={id} id={id} use={use} isUsed={used === '1'} />
      ))}
      {others.map(([id, seat]) => (
        <div key={id} className={styles.centre} data-seat={seat}>
          <small>{`${tell('inCentre')} (${seatName(Number(seat))})`}</small>
          <Skill id={id} use="interactive" isUsed={false} />
        </div>
      ))}
    </section>
  );
});
