import {
  cardNames,
  characterOf,
  colors,
  costOf,
  exhaustionOf,
  experiencePrice,
  heroIds,
  isAlly,
  isMarketCard,
  lifeOf,
  type RuneboundState,
  runesOf,
  saleOf,
  staminaOf,
  values,
  worthOf,
  woundsOf,
} from '@heldentisch/runebound';
import { memo } from 'react';
import { Counter } from '../../../table/kit/pieces/index.js';
import {
  AdventureCounter,
  ArtIcon,
  DragonRune,
  ExhaustionCounter,
  ExperienceCounter,
  GoldCoin,
  WoundCounter,
} from '../art/map/index.js';
import { cardObject, selfObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardTile } from './CardTile.js';
import styles from './HeroBoard.module.css';
import { Picture } from './pictures.js';
import { Attributes, Pips } from './Values.js';

interface OfSeat {
  readonly view: RuneboundState;
  readonly seat: number;
}

/** Gold, runes, counters and what they are worth, experience. */
export function Purse({ view, seat }: OfSeat) {
  const { say, text } = useWords();
  const party = view.parties[seat];
  if (party === undefined) return null;
  const runes = runesOf(view, seat);
  const points = worthOf(party.counters);
  const worth = say('countersWorth', { points, price: experiencePrice(view) });
  return (
    <div className={styles.purse}>
      <Counter
        label={say('gold')}
        icon={
          <ArtIcon>
            <GoldCoin />
          </ArtIcon>
        }
        value={party.gold}
      />
      {runes > 0 && (
        <Counter
          label={say('runesOf', { count: runes })}
          icon={
            <ArtIcon>
              <DragonRune />
            </ArtIcon>
          }
          value={runes}
          of={3}
        />
      )}
      <span className={styles.gems} title={worth}>
        <span className="visually-hidden">{worth}</span>
        {colors.map((color, i) =>
          (party.counters[i] ?? 0) === 0 ? null : (
            <span key={color} role="img" aria-label={`${text(`color.${color}`)}: ${party.counters[i]}`}>
              <ArtIcon>
                <AdventureCounter color={color} />
              </ArtIcon>
              {party.counters[i]}
            </span>
          ),
        )}
        <small aria-hidden="true">
          {points}/{experiencePrice(view)}
        </small>
      </span>
      <span className={styles.gems}>
        {values.map((value, i) =>
          (party.experience[i] ?? 0) === 0 ? null : (
            <span
              key={value}
              role="img"
              aria-label={`${say('experience')}: ${text(`value.${value}`)} ${party.experience[i]}`}
              title={`${say('experience')}: ${text(`value.${value}`)}`}
            >
              <ArtIcon>
                <ExperienceCounter value={value} />
              </ArtIcon>
              {party.experience[i]}
            </span>
          ),
        )}
      </span>
    </div>
  );
}

/** What lies on an ally. */
function AllyCounters({ view, seat, card }: OfSeat & { readonly card: number }) {
  const character = characterOf[card] ?? 0;
  const [hurt, tired] = [woundsOf(view, seat, character), exhaustionOf(view, seat, character)];
  const { say } = useWords();
  return (
    <>
      {say('lifeOf', { left: lifeOf(view, seat, character) - hurt, most: lifeOf(view, seat, character) })}
      {hurt > 0 && (
        <ArtIcon>
          <WoundCounter />
        </ArtIcon>
      )}
      {tired > 0 && (
        <ArtIcon>
          <ExhaustionCounter />
        </ArtIcon>
      )}
    </>
  );
}

const OwnCard = memo(function OwnCard({ card, view, seat }: OfSeat & { readonly card: number }) {
  const { say } = useWords();
  const name = cardNames[card] as string;
  const isKept = !isMarketCard(card);
  const isMarket = useTable(({ decision }) => decision?.prompt.key === 'market');
  const { light, isSelected, props } = useThing(cardObject(name), { kind: isKept ? 'kept' : 'card', id: name });
  const isTurned = view.turned[card] === 1;
  const canSell = isMarket && !isKept && !isAlly(card);
  const spoken = [
    ...(isTurned ? [say('used')] : []),
    ...(canSell ? [say('sale', { price: saleOf(view, card) })] : []),
    ...(isSelected ? [say('selected')] : light === undefined ? [] : [say('canBeChosen')]),
  ].join(', ');
  return (
    <CardTile
      {...props}
      card={name}
      isKept={isKept}
      isTurned={isTurned}
      spoken={spoken}
      {...(isAlly(card) && { note: <AllyCounters view={view} seat={seat} card={card} /> })}
      {...(canSell && {
        corner: (
          <>
            <ArtIcon>
              <GoldCoin />
            </ArtIcon>
            {saleOf(view, card)}
          </>
        ),
      })}
    />
  );
});

/** All that counts for a price: the hand-written order of the cards stays as they came. */
export const worthOfCards = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + (isMarketCard(card) ? costOf(card) : 0), 0);

/** The own hero with everything that belongs to it. */
export const HeroBoard = memo(function HeroBoard() {
  const { say, name } = useWords();
  const { view, seat } = useTable(({ view, below }) => ({ view, seat: below }));
  const party = view.parties[seat];
  const hero = heroIds[party?.hero ?? -1];
  const { light, isSelected, props } = useThing(selfObject, hero === undefined ? null : { kind: 'hero', id: hero });
  if (party === undefined || hero === undefined)
    return <section className={styles.board} data-part="hero" aria-label={say('yourHero')} data-empty />;
  const status = isSelected ? say('selected') : light === undefined ? '' : say('canBeChosen');
  return (
    <section className={styles.board} data-part="hero" aria-label={say('yourHero')} data-scrolls data-seat={seat}>
      <header className={styles.head}>
        <button {...props} className={styles.portrait} aria-label={[name(hero), status].filter(Boolean).join(', ')}>
          <Picture name={hero} />
        </button>
        <div>
          <h2>{name(hero)}</h2>
          <Pips value="life" count={party.wounds} most={lifeOf(view, seat, 0)} />
          <Pips value="stamina" count={party.exhaustion} most={staminaOf(view, seat, 0)} />
        </div>
      </header>
      <Attributes view={view} seat={seat} />
      <Purse view={view} seat={seat} />
      {party.cards.length === 0 ? (
        <p className={styles.none}>{say('noCards')}</p>
      ) : (
        <ul className={styles.cards} aria-label={say('cards')}>
          {party.cards.map((card) => (
            <li key={card}>
              <OwnCard card={card} view={view} seat={seat} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
