import { type EnemyId, enemyDesign, enemyIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { AbilitySign, AttackSign, DeedSign, Icon, ResistanceSign } from '../../art/icons/index.js';
import { useWords } from '../../model/table.js';
import styles from './PlaceText.module.css';
import { EnemyTokenFace } from './pieces.js';

/** An enemy on the map in a few lines: its numbers, and what its abilities mean. */
export const EnemyBrief = memo(function EnemyBrief({ enemy }: { readonly enemy: EnemyId }) {
  const { name, say, text } = useWords();
  const card = enemyDesign(enemyIds.indexOf(enemy));
  const summons = card.attacks.flatMap((attack) => ('summon' in attack ? [attack.summon] : []));
  return (
    <section className={styles.enemy}>
      <Icon half={50} className={styles.token ?? ''}>
        <EnemyTokenFace enemy={enemy} />
      </Icon>
      <div>
        <h3>{name('enemy', enemy)}</h3>
        <p className={styles.values}>
          {card.attacks.map((attack, i) =>
            'summon' in attack ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: attacks of an enemy keep their order
              <span key={i} title={`${text('attackKind.melee')} (${text(`element.${attack[1]}`)})`}>
                <Icon title={text('attackKind.melee')}>
                  <AttackSign kind="melee" element={attack[1]} />
                </Icon>
                {attack[0]}
              </span>
            ),
          )}
          <span>
            <Icon title={say('armor')}>
              <DeedSign deed="armor" />
            </Icon>
            {card.elusiveArmor === undefined ? card.armor : `${card.elusiveArmor} (${card.armor})`}
          </span>
          <span>
            <Icon title={say('fame')}>
              <DeedSign deed="fame" />
            </Icon>
            {card.fame}
          </span>
        </p>
      </div>
      <dl className={styles.abilities}>
        {summons.length > 0 && (
          <div>
            <dt>
              <Icon>
                <AbilitySign ability="summon" />
              </Icon>
              {text('ability.summon')}: {[...new Set(summons)].map((pile) => name('pile', pile)).join(', ')}
            </dt>
            <dd>{text('ability.summon.text')}</dd>
          </div>
        )}
        {(card.abilities ?? []).map((ability) => (
          <div key={ability}>
            <dt>
              <Icon>
                <AbilitySign ability={ability} />
              </Icon>
              {text(`ability.${ability}`)}
            </dt>
            <dd>{text(`ability.${ability}.text`)}</dd>
          </div>
        ))}
        {(card.resistances ?? []).map((resistance) => (
          <div key={resistance}>
            <dt>
              <Icon>
                <ResistanceSign resistance={resistance} />
              </Icon>
              {text(`resistance.${resistance}`)}
            </dt>
            <dd>{text(`resistance.${resistance}.text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
