import { unitDesign, unitIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { CardFrame } from '../../art/cards/index.js';
import { useTable } from '../../model/table.js';
import { breakable } from './broken.js';
import face from './CardFace.module.css';
import { Picture } from './pictures.js';
import styles from './UnitFace.module.css';
import { AbilitySigns, UnitValues } from './UnitParts.js';
import { useCardWords } from './words.js';

/** A unit as a card: frame, picture, values, and what each ability costs and brings. */
export const UnitFace = memo(function UnitFace({ unit }: { readonly unit: string }) {
  const { language, name } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  const { isElite, level, armor, resistances, abilities } = unitDesign((unitIds as readonly string[]).indexOf(unit));
  return (
    <span className={face.face} aria-hidden="true" data-kind="unit">
      <span className={face.frame}>
        <CardFrame id={isElite ? 'unit-elite' : 'unit-regular'} />
      </span>
      <span className={face.picture}>
        <Picture kind="unit" id={unit} />
      </span>
      <span className={face.title}>
        <span>{breakable(language, name('unit', unit))}</span>
      </span>
      <span className={styles.values}>
        <UnitValues level={level} armor={armor} resistances={resistances} />
      </span>
      <span className={styles.abilities} data-many={abilities.length > 2 || undefined}>
        {abilities.map((ability, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the abilities of a unit keep their order
          <span key={i}>
            <AbilitySigns ability={ability} view={view} seat={below} />
          </span>
        ))}
      </span>
    </span>
  );
});
