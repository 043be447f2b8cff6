import type { AbilityName, PlaceFacts } from '@heldentisch/pixel-tactics';
import { abilityLabel, nameAt } from '../model/labels.js';
import { type PreviewedAttack, useTable } from '../model/table-model.js';
import { CardArt, Icon } from './Art.js';

function Sources({ list }: { readonly list: readonly AbilityName[] }) {
  const { language } = useTable();
  if (list.length === 0) return null;
  return <small>{list.map((ability) => abilityLabel(language, ability)).join(', ')}</small>;
}

function Notes({ attack }: { readonly attack: PreviewedAttack }) {
  const { facts, language, say } = useTable();
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
    <p className="pt-preview-note" key={note}>
      <Icon name="shield" /> {note}
    </p>
  ));
}

/** What the attack under the pointer would do. */
export function Preview({ attack }: { readonly attack: PreviewedAttack }) {
  const { facts, language, say, text } = useTable();
  const attacker = facts[attack.attacker] as PlaceFacts;
  const target = facts[attack.target] as PlaceFacts;
  const { preview } = attack;
  return (
    <section className="pt-preview" aria-live="polite" data-lethal={preview.isLethal || undefined}>
      <div className="pt-preview-duel">
        <CardArt card={attacker.card as string} isLeader={attacker.isLeader} seat={attacker.seat} />
        <Icon name={attack.kind === 'ranged' ? 'bow' : 'sword'} />
        <CardArt card={target.card as string} isLeader={target.isLeader} seat={target.seat} />
      </div>
      <p className="pt-preview-title">
        {nameAt(language, attacker)} → {nameAt(language, target)} <small>{text(`kind.${attack.kind}`)}</small>
      </p>
      <p className="pt-preview-sum">
        <span>
          {say('previewValue')} <b>{preview.value}</b> <Sources list={preview.valueFrom} />
        </span>
        {preview.reduction > 0 && (
          <span>
            {say('previewReduced', { value: preview.reduction })} <Sources list={preview.reductionFrom} />
          </span>
        )}
      </p>
      <p className="pt-preview-result">
        <b>{say('previewDamage', { value: preview.damage })}</b>
        {preview.isLethal ? (
          <span className="pt-preview-lethal">
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
