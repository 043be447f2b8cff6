import {
  cardNames,
  characterOf,
  exhaustionOf,
  heroIds,
  isAlly,
  isMarketCard,
  lifeOf,
  type RuneboundState,
  saleOf,
  staminaOf,
  woundsOf,
} from '@heldentisch/runebound';
import { memo } from 'react';
import { ArtIcon, ExhaustionCounter, GoldCoin, WoundCounter } from '../art/map/index.js';
import { cardObject, selfObject, thingOf } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardTile } from './CardTile.js';
import { CloseUp } from './CloseUp.js';
import styles from './HeroBoard.module.css';
import { Purse } from './Purse.js';
import { Picture } from './pictures.js';
import { Attributes, Pips } from './Values.js';

interface OfSeat {
  readonly view: RuneboundState;
  readonly seat: number;
}

const allyWords = (say: ReturnType<typeof useWords>['say'], view: RuneboundState, seat: number, card: number) => {
  const character = characterOf[card] ?? 0;
  const most = lifeOf(view, seat, character);
  return say('lifeOf', { left: most - woundsOf(view, seat, character), most });
};

/** What lies on an ally. */
function AllyCounters({ view, seat, card }: OfSeat & { readonly card: number }) {
  const character = characterOf[card] ?? 0;
  const [hurt, tired] = [woundsOf(view, seat, character), exhaustionOf(view, seat, character)];
  const { say } = useWords();
  return (
    <>
      {allyWords(say, view, seat, card)}
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
    ...(isAlly(card) ? [allyWords(say, view, seat, card)] : []),
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

/** Before there is a hero: the one that is looked at or selected. */
function Candidate() {
  const { say } = useWords();
  const shown = useTable(({ selected, inspected }) => {
    const [kind, name] = thingOf(selected[0] ?? '');
    if (inspected?.kind === 'hero') return inspected.id;
    return kind === 'hero' ? name : '';
  });
  if (shown === '') return <p className={styles.none}>{say('hint.takeHero')}</p>;
  return <CloseUp subject={{ kind: 'hero', id: shown }} />;
}

/** The own hero with everything that belongs to it. */
export const HeroBoard = memo(function HeroBoard() {
  const { say, name } = useWords();
  const { view, seat } = useTable(({ view, below }) => ({ view, seat: below }));
  const party = view.parties[seat];
  const hero = heroIds[party?.hero ?? -1];
  const { light, isSelected, props } = useThing(selfObject, hero === undefined ? null : { kind: 'hero', id: hero });
  if (party === undefined || hero === undefined)
    return (
      <section className={styles.board} data-part="hero" aria-label={say('yourHero')} data-scrolls>
        <Candidate />
      </section>
    );
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
        <ul className={styles.cards} aria-label={say('cards')} data-cards>
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
