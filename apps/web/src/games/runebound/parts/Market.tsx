import { cardNames, cities, priceFacts, type RuneboundState } from '@heldentisch/runebound';
import { memo } from 'react';
import { Row } from '../../../table/kit/row/row.js';
import { ArtIcon, GoldCoin } from '../art/map/index.js';
import { reasonsOf } from '../model/labels.js';
import { citiesFrom } from '../model/land.js';
import { stackObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardTile } from './CardTile.js';
import styles from './Market.module.css';

interface WareProps {
  readonly card: number;
  readonly view: RuneboundState;
  readonly seat: number;
  readonly isHere: boolean;
}

/** A card on offer, with its price and what the purse says to it. */
const Ware = memo(function Ware({ card, view, seat, isHere }: WareProps) {
  const { language, say } = useWords();
  const name = cardNames[card] as string;
  const { light, isSelected, props } = useThing(stackObject(name), { kind: 'card', id: name });
  const hasHero = (view.parties[seat]?.hero ?? -1) >= 0;
  const { total, parts } = priceFacts(view, hasHero ? seat : 0, card);
  const missing = total - (view.parties[seat]?.gold ?? 0);
  const why = parts.length > 1 ? say('priceWhy', { price: total, reasons: reasonsOf(language, parts) }) : '';
  const spoken = [
    say('price', { price: total }),
    why,
    ...(missing > 0 ? [say('tooDear', { count: missing })] : []),
    ...(isSelected ? [say('selected')] : light === undefined ? [] : [say('canBeChosen')]),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <li data-dear={missing > 0 || undefined} data-here={isHere || undefined} title={why || undefined}>
      <CardTile
        {...props}
        card={name}
        spoken={spoken}
        corner={
          <>
            <ArtIcon>
              <GoldCoin />
            </ArtIcon>
            {total}
            {parts.length > 1 && <s aria-hidden="true">{parts[0]?.amount}</s>}
          </>
        }
        {...(missing > 0 && isHere && { note: say('tooDear', { count: missing }) })}
      />
    </li>
  );
});

/** The markets of all cities, the nearest first. They can be read from anywhere; bought is where one is. */
export const Market = memo(function Market() {
  const { say, text } = useWords();
  const { view, seat } = useTable(({ view, below }) => ({ view, seat: below }));
  const space = view.parties[seat]?.space ?? -1;
  return (
    <section className={styles.market} aria-label={say('market')} data-panel="market" data-scrolls>
      <header>
        <h2>{say('market')}</h2>
        <small>{say('marketDeck', { count: view.market.length })}</small>
      </header>
      <ul className={styles.cities}>
        {citiesFrom(Math.max(0, space)).map(({ city, number, steps }) => {
          const stack = view.stacks[number] ?? [];
          return (
            <li key={city} className={styles.city} data-here={steps === 0 || undefined}>
              <h3>
                {text(`city.${cities[number]}`)}{' '}
                <small>{steps === 0 ? say('marketHere') : say('marketAway', { count: steps })}</small>
              </h3>
              {stack.length === 0 ? (
                <p>{say('marketEmpty')}</p>
              ) : (
                <Row className={styles.wares}>
                  {stack.map((card) => (
                    <Ware key={card} card={card} view={view} seat={seat} isHere={steps === 0} />
                  ))}
                </Row>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});
