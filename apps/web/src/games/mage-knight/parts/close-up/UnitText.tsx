import { type UnitFacts, unitDesign, unitIds, unitsOf } from '@heldentisch/mage-knight';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { hasText } from '../../model/labels.js';
import { useTable } from '../../model/table.js';
import { Picture } from '../cards/pictures.js';
import { AbilitySigns, UnitValues } from '../cards/UnitParts.js';
import { resistanceList } from '../cards/unit-words.js';
import { useCardWords } from '../cards/words.js';
import styles from './CloseUp.module.css';
import { EffectText, Frame, RuleLinks } from './Frame.js';

interface UnitTextProps {
  readonly id: string;
  /** A unit that somebody leads: its state is told. */
  readonly facts?: UnitFacts | undefined;
  readonly slot?: number;
}

/** A unit, to be read. */
export function UnitText({ id, facts, slot = 0 }: UnitTextProps) {
  const { language, name, tell, text } = useCardWords();
  const { view, below, open } = useTable(({ view, below, offers }) => ({
    view,
    below,
    open: offers
      .filter(({ choice }) => choice.type === 'activate' && choice.unit === slot)
      .map(({ choice }) => choice.ability)
      .join(),
  }));
  const card = unitDesign((unitIds as readonly string[]).indexOf(id));
  const { level, armor, resistances } = facts ?? card;
  const state =
    facts === undefined
      ? []
      : [
          tell(facts.isSpent ? 'spent' : 'ready'),
          ...(facts.wounds === 0 ? [] : [tell(facts.wounds > 1 ? 'woundedTwice' : 'wounded')]),
        ];
  const about = [tell(card.isElite ? 'elite' : 'regular'), tell('level', { level }), ...state].join(' · ');
  const special = `unit.${id}.special`;
  return (
    <Frame picture={<Picture kind="unit" id={id} />} title={name('unit', id)} about={about}>
      <p className={styles.values}>
        <UnitValues level={level} armor={armor} resistances={resistances} />
        {resistances.length > 0 && <span>{resistanceList(language, resistances)}</span>}
        {facts === undefined && (
          <span className={styles.values}>
            <Icon>
              <DeedSign deed="influence" />
            </Icon>
            <b>{tell('costs', { count: card.cost })}</b>
          </span>
        )}
      </p>
      {card.abilities.map((ability, i) => (
        <EffectText
          // biome-ignore lint/suspicious/noArrayIndexKey: the abilities of a unit keep their order
          key={i}
          label={<AbilitySigns ability={ability} view={view} seat={below} />}
          text={text(`unit.${id}.${i + 1}`)}
          isOpen={open.split(',').includes(String(i + 1))}
        />
      ))}
      {hasText(language, special) && <p>{text(special)}</p>}
      {facts === undefined && (
        <p className={styles.faint}>
          {tell('recruitAt', { list: card.sites.map((site) => text(`site.${site}`)).join(', ') })}
        </p>
      )}
      {facts !== undefined && facts.banner !== '' && (
        <EffectText label={name('card', facts.banner)} text={text(`card.${facts.banner}.basic`)} />
      )}
      <RuleLinks rules={['MK-UNI-03', 'MK-UNI-07', 'MK-UNI-09', 'MK-WND-07']} />
    </Frame>
  );
}

/** An own unit by its place. */
export function OwnUnitText({ slot }: { readonly slot: number }) {
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const facts = unitsOf(view, below)[slot - 1];
  return facts === undefined ? null : <UnitText id={facts.id} facts={facts} slot={slot} />;
}
