import { nameOfThing, purseOf } from '@heldentisch/mage-knight';
import { memo, type ReactNode } from 'react';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { useTable } from '../../model/table.js';
import { useCardWords, type Word } from '../cards/words.js';
import styles from './Offers.module.css';
import { CardWare, PileWare, UnitWare } from './Wares.js';

const namesOf = (things: readonly number[]): string => things.map((thing) => nameOfThing[thing] ?? '').join(' ');
const split = (names: string): string[] => (names === '' ? [] : names.split(' '));

function Shelf({
  title,
  about,
  children,
}: {
  readonly title: Word;
  readonly about?: Word;
  readonly children: ReactNode;
}) {
  const { tell } = useCardWords();
  return (
    <section className={styles.shelf} aria-label={tell(title)} data-shelf={title}>
      <h3>
        {tell(title)}
        {about !== undefined && <small>{tell(about)}</small>}
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

/** How much the viewer can spend here, and why. */
const PurseLine = memo(function PurseLine() {
  const { tell } = useCardWords();
  const purse = useTable(({ view, below, isOwn }) => (isOwn ? purseOf(view, below) : null));
  const isActing = useTable(({ decision }) => decision?.prompt.key === 'act');
  if (purse === null) return isActing ? <p className={styles.purse}>{tell('purseAway')}</p> : null;
  const { influence, hasBegun, reputation } = purse;
  return (
    <p className={styles.purse}>
      <Icon>
        <DeedSign deed="influence" />
      </Icon>
      <b>{tell(hasBegun ? 'purseNow' : 'purseStart', { count: influence })}</b>
      {reputation !== 0 && !hasBegun && (
        <small>({tell('reputationPart', { count: reputation > 0 ? `+${reputation}` : `−${-reputation}` })})</small>
      )}
    </p>
  );
});

/** Everything on offer, with what it costs the viewer here and now. */
export const Offers = memo(function Offers() {
  const { tell } = useCardWords();
  const { units, actions, spells, monastery } = useTable(({ view }) => ({
    units: namesOf(view.unitOffer),
    actions: namesOf(view.actionOffer),
    spells: namesOf(view.spellOffer),
    monastery: namesOf(view.monasteryOffer),
  }));
  const unitNames = split(units);
  return (
    <section className={styles.offers} aria-label={tell('offers')} data-part="offers" data-scrolls>
      <header>
        <h2>{tell('offers')}</h2>
        <PurseLine />
      </header>
      <Shelf title="offer.unit">
        {unitNames.length === 0 && <li className={styles.nothing}>{tell('offerEmpty')}</li>}
        {unitNames.map((unit, i) => {
          const copy = unitNames.slice(0, i + 1).filter((other) => other === unit).length;
          return <UnitWare key={`${unit} ${copy}`} unit={unit} copy={copy} />;
        })}
      </Shelf>
      {monastery !== '' && (
        <Shelf title="offer.monastery" about="about.monastery">
          {split(monastery).map((id) => (
            <CardWare key={id} offer="monastery" id={id} />
          ))}
        </Shelf>
      )}
      {/* The oldest card lies lowest, and comes last. */}
      <Shelf title="offer.spell" about="about.spell">
        {split(spells)
          .toReversed()
          .map((id) => (
            <CardWare key={id} offer="spell" id={id} />
          ))}
      </Shelf>
      <Shelf title="offer.action" about="about.action">
        {split(actions)
          .toReversed()
          .map((id) => (
            <CardWare key={id} offer="action" id={id} />
          ))}
        <PileWare deck="action" />
      </Shelf>
      <ul className={styles.piles}>
        <PileWare deck="artifact" />
        <PileWare deck="elite" />
      </ul>
    </section>
  );
});
