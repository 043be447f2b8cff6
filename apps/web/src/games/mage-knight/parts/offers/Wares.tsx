import { unitDesign, unitIds } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { CardFrame } from '../../art/cards/index.js';
import { deckObject, type OfferOfCards, offerObject, unitOfferObject } from '../../model/objects.js';
import { useTable, useThing } from '../../model/table.js';
import { CardFace } from '../cards/CardFace.js';
import card from '../cards/card.module.css';
import { describeCard } from '../cards/describe.js';
import { UnitFace } from '../cards/UnitFace.js';
import { describeUnit, unitText } from '../cards/unit-words.js';
import { useCardWords } from '../cards/words.js';
import styles from './Offers.module.css';
import { priceTag, usePrice, usePriceWords } from './price.js';

const spoken = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

/** A unit on offer, with its price. */
export const UnitWare = memo(function UnitWare({ unit, copy }: { readonly unit: string; readonly copy: number }) {
  const { language } = useCardWords();
  const { props, status } = useThing(unitOfferObject(unit, copy), { kind: 'unit', id: unit });
  const design = unitDesign((unitIds as readonly string[]).indexOf(unit));
  const price = usePrice({ type: 'recruit', unitName: unit });
  const words = usePriceWords(price, design.cost);
  return (
    <li className={styles.ware}>
      <button {...props} className={card.card}>
        <span className="visually-hidden">
          {spoken(describeUnit(language, unit, design), unitText(language, unit), words.price, words.note, status)}
        </span>
        <UnitFace unit={unit} />
        {priceTag({ price, printed: design.cost })}
      </button>
      <small aria-hidden="true">{words.note}</small>
    </li>
  );
});

const purchases = { spell: 'buySpell', action: 'buyAction', monastery: 'buyAction' } as const;

/** A card on offer. */
export const CardWare = memo(function CardWare({ offer, id }: { readonly offer: OfferOfCards; readonly id: string }) {
  const { language } = useCardWords();
  const { props, status } = useThing(offerObject(offer, id), { kind: 'card', id });
  const price = usePrice({ type: purchases[offer], card: id });
  const words = usePriceWords(price);
  return (
    <li className={styles.ware}>
      <button {...props} className={card.card}>
        <span className="visually-hidden">{spoken(describeCard(language, id), words.price, words.note, status)}</span>
        <CardFace card={id} />
        {priceTag({ price })}
      </button>
      <small aria-hidden="true">{words.note}</small>
    </li>
  );
});

const fromPiles = { action: 'buyTopAction', artifact: 'buyArtifact', elite: 'buyElite' } as const;

/** Something that is bought from a pile, unseen. */
export const PileWare = memo(function PileWare({ deck }: { readonly deck: keyof typeof fromPiles }) {
  const { tell } = useCardWords();
  const { props, status } = useThing(deckObject(deck), null);
  const count = useTable(
    ({ view }) => ({ action: view.actions, artifact: view.artifacts, elite: view.elites })[deck].length,
  );
  const price = usePrice({ type: fromPiles[deck] });
  const words = usePriceWords(price);
  if (price === null || price.rule !== '') return null;
  return (
    <li className={styles.ware}>
      <button {...props} className={card.card}>
        <span className="visually-hidden">
          {spoken(tell(`deck.${deck}`), tell('cardsLeft', { count }), words.price, words.note, status)}
        </span>
        <span className={styles.back} aria-hidden="true">
          <CardFrame id="back" />
          <b>{tell(`deck.${deck}`)}</b>
        </span>
        {priceTag({ price })}
      </button>
      <small aria-hidden="true">{words.note}</small>
    </li>
  );
});
