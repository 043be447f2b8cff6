import type { AbilityName, PlaceFacts } from '@heldentisch/pixel-tactics';
import { abilityLabel, nameAt } from '../model/labels.js';
import { useTable, useWords } from '../model/table.js';
import type { PreviewedAttack } from '../model/threats.js';
import { CardArt, Icon } from './art.js';
import styles from './preview.module.css';

function Sources({ list }: { readonly list: readonly AbilityName[] }) {
  const { language } = useWords();
  if (list.length === 0) return null;
  return <small>{list.map((ability) => abilityLabel(language, ability)).join(', ')}</small>;
}

function Notes({ attack }: { readonly attack: PreviewedAttack }) {
  const { language, say } = useWords();
  const facts = useTable((model) => model.facts);
  const { preview } = attack;
  const names = (places: readonly number[]): string =>
    places.map((place) => nameAt(language, facts[place] as PlaceFacts)).join(', ');
  const notes = [
    preview.mayBeTurned ? say('previewTurned') : '',
    preview.interceptors.length > 0 ? say('previewIntercept', { list: names(preview.interceptors) }) : '',
    preview.helpers.length > 0 ? say('previewHelpers', { list: names(preview.helpers) }) : '',
    preview.overflows ? say('previewOverflow') : '',
  ].filter((note) => note !== '');
  return notes.map((note) => (
    <p className={styles.note} key={note}>
      <Icon name="shield" /> {note}
    </p>
  ));
}

/** What the attack under the pointer would do. */
export function Preview({ attack }: { readonly attack: PreviewedAttack }) {
  const { language, say, text } = useWords();
  const { attacker, target } = useTable(({ facts }) => ({
    attacker: facts[attack.attacker] as PlaceFacts,
    target: facts[attack.target] as PlaceFacts,
  }));
  const { preview } = attack;
  return (
    <section className={styles.preview} aria-live="polite">
      <div className={styles.duel}>
        <CardArt card={attacker.card as string} isLeader={attacker.isLeader} seat={attacker.seat} />
        <Icon name={attack.kind === 'ranged' ? 'bow' : 'sword'} />
        <CardArt card={target.card as string} isLeader={target.isLeader} seat={target.seat} />
      </div>
      <p className={styles.title}>
        {nameAt(language, attacker)} → {nameAt(language, target)} <small>{text(`kind.${attack.kind}`)}</small>
      </p>
      <p>
        {say('previewValue')} <b>{preview.value}</b> <Sources list={preview.valueFrom} />
      </p>
      {preview.reduction > 0 && (
        <p>
          {say('previewReduced', { value: preview.reduction })} <Sources list={preview.reductionFrom} />
        </p>
      )}
      <p className={styles.result}>
        <b>{say('previewDamage', { value: preview.damage })}</b>
        {preview.isLethal ? (
          <span>
            <Icon name="skull" /> {say('previewLethal')}
          </span>
        ) : (
          <span>{say('previewLeft', { value: preview.leftAfter })}</span>
        )}
      </p>
      <Notes attack={attack} />
    </section>
  );
}
