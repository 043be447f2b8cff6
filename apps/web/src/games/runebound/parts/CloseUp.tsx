import {
  type Attribute,
  adventureCard,
  attributes,
  cardNames,
  cardNumber,
  colorOfCard,
  colors,
  costOf,
  heroes,
  heroIds,
  isMarketCard,
  kindOfCard,
  lifeOf,
  marketCard,
  phases,
  priceFacts,
  type RuneboundState,
  skills,
  spaceNames,
  staminaOf,
  valueFacts,
  values,
} from '@heldentisch/runebound';
import { ArtIcon, GoldCoin, ValueSign } from '../art/map/index.js';
import { reasonsOf, rulesOf, taleOf } from '../model/labels.js';
import { type Subject, useTable, useWords } from '../model/table.js';
import styles from './CloseUp.module.css';
import { Purse } from './HeroBoard.js';
import { Picture } from './pictures.js';
import { Attributes, Pips } from './Values.js';

interface Fighter {
  readonly life: number;
  readonly stamina?: number;
  readonly mind: number;
  readonly body: number;
  readonly spirit: number;
  readonly damage: readonly number[];
}

/** The printed values of a hero, ally or challenge. */
function Numbers({ of }: { readonly of: Fighter }) {
  const { say, text } = useWords();
  return (
    <dl className={styles.numbers}>
      <div>
        <dt>
          <ArtIcon>
            <ValueSign value="life" />
          </ArtIcon>
          {text('value.life')}
        </dt>
        <dd>{of.life}</dd>
      </div>
      {of.stamina !== undefined && (
        <div>
          <dt>
            <ArtIcon>
              <ValueSign value="stamina" />
            </ArtIcon>
            {text('value.stamina')}
          </dt>
          <dd>{of.stamina}</dd>
        </div>
      )}
      {attributes.map((attribute: Attribute, phase) => (
        <div key={attribute}>
          <dt>
            <ArtIcon>
              <ValueSign value={attribute} />
            </ArtIcon>
            {text(`phase.${phases[phase]}`)}
          </dt>
          <dd>
            {of[attribute]} <small>{say('damage', { count: of.damage[phase] ?? 0 })}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Frame({
  picture,
  title,
  kind,
  children,
}: {
  readonly picture: string;
  readonly title: string;
  readonly kind: string;
  readonly children: React.ReactNode;
}) {
  return (
    <article className={styles.closeup}>
      <header>
        <span className={styles.picture}>
          <Picture name={picture} />
        </span>
        <div>
          <h3>{title}</h3>
          <p className={styles.kind}>{kind}</p>
        </div>
      </header>
      {children}
    </article>
  );
}

function MarketCloseUp({
  view,
  card,
  below,
}: {
  readonly view: RuneboundState;
  readonly card: string;
  readonly below: number;
}) {
  const { language, name, say, text } = useWords();
  const number = cardNumber(card);
  const facts = marketCard(number);
  const hasHero = (view.parties[below]?.hero ?? -1) >= 0;
  const price = hasHero ? priceFacts(view, below, number) : null;
  return (
    <Frame picture={card} title={name(card)} kind={text(`kind.${kindOfCard[number]}`)}>
      <p className={styles.price}>
        <ArtIcon>
          <GoldCoin />
        </ArtIcon>
        {price === null || price.parts.length < 2
          ? say('costs', { count: price?.total ?? costOf(number) })
          : say('priceWhy', { price: price.total, reasons: reasonsOf(language, price.parts) })}
      </p>
      {'life' in facts && <Numbers of={facts} />}
      <p>{rulesOf(language, card)}</p>
    </Frame>
  );
}

function AdventureCloseUp({ card, where }: { readonly card: string; readonly where: string }) {
  const { language, name, say, text } = useWords();
  const number = cardNumber(card);
  const facts = adventureCard(number);
  const kinds = [
    say(`kind.${facts.type}`),
    text(`color.${colors[colorOfCard[number] ?? 0]}`),
    ...(facts.type === 'challenge' ? facts.tags.map((tag) => text(`tag.${tag}`)) : []),
    ...(facts.type === 'event' ? [say('eventNumber', { number: facts.number })] : []),
    where,
  ];
  return (
    <Frame picture={card} title={name(card)} kind={kinds.filter((part) => part !== '').join(' · ')}>
      {facts.type === 'challenge' && <Numbers of={facts} />}
      <p>{rulesOf(language, card)}</p>
      <p className={styles.tale}>{taleOf(language, card)}</p>
    </Frame>
  );
}

function HeroCloseUp({ view, hero }: { readonly view: RuneboundState; readonly hero: string }) {
  const { language, name, say, text } = useWords();
  const card = heroes.find(({ id }) => id === hero);
  const seat = view.parties.findIndex((party) => heroIds[party.hero] === hero);
  if (card === undefined) return null;
  const changed =
    seat < 0
      ? []
      : values
          .map((value) => ({ value, facts: valueFacts(view, seat, value) }))
          .filter(({ facts }) => facts.parts.length > 1);
  return (
    <Frame picture={hero} title={name(hero)} kind={say('kind.hero')}>
      <Numbers of={card} />
      <p>{rulesOf(language, hero)}</p>
      <p className={styles.skills}>
        {skills
          .flatMap((skill) =>
            card.skills[skill] === undefined ? [] : [`${text(`skill.${skill}`)} +${card.skills[skill]}`],
          )
          .join(' · ')}
      </p>
      {changed.length > 0 && (
        <ul className={styles.reasons}>
          {changed.map(({ value, facts }) => (
            <li key={value}>
              <b>
                {text(`value.${value}`)} {facts.total}
              </b>{' '}
              = {reasonsOf(language, facts.parts)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.tale}>{taleOf(language, hero)}</p>
    </Frame>
  );
}

function PartyCloseUp({ view, seat }: { readonly view: RuneboundState; readonly seat: number }) {
  const { language, name, say, seatName } = useWords();
  const party = view.parties[seat];
  const hero = heroIds[party?.hero ?? -1];
  if (party === undefined || hero === undefined) return null;
  return (
    <Frame picture={hero} title={name(hero)} kind={say('partyOf', { seat: seatName(seat) })}>
      <Pips value="life" count={party.wounds} most={lifeOf(view, seat, 0)} />
      <Pips value="stamina" count={party.exhaustion} most={staminaOf(view, seat, 0)} />
      <Attributes view={view} seat={seat} />
      <Purse view={view} seat={seat} />
      <p>{rulesOf(language, hero)}</p>
      <ul className={styles.reasons}>
        {party.cards.map((card) => {
          const id = cardNames[card] as string;
          const isKept = !isMarketCard(card);
          return (
            <li key={card} data-turned={view.turned[card] === 1 || undefined}>
              <b>{name(id, isKept)}</b> {rulesOf(language, id, isKept)}
              {view.turned[card] === 1 && ` (${say('used')})`}
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

/** Whatever is looked at, large enough to be read. */
export function CloseUp({ subject: { kind, id } }: { readonly subject: Subject }) {
  const { language, name, say, text } = useWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  switch (kind) {
    case 'hero':
      return <HeroCloseUp view={view} hero={id} />;
    case 'party':
      return <PartyCloseUp view={view} seat={Number(id)} />;
    case 'kept':
      return (
        <Frame picture={id} title={name(id, true)} kind={say('kind.kept')}>
          <p>{rulesOf(language, id, true)}</p>
        </Frame>
      );
    case 'track': {
      const place = Number(id) - 1;
      const card = cardNames[view.track[place] ?? -1];
      const space = spaceNames[view.trackSpaces[place] ?? -1];
      return card === undefined ? null : (
        <AdventureCloseUp card={card} where={space === undefined ? '' : text(`space.${space}`)} />
      );
    }
    case 'card':
      return isMarketCard(cardNumber(id)) ? (
        <MarketCloseUp view={view} card={id} below={below} />
      ) : (
        <AdventureCloseUp card={id} where="" />
      );
    default:
      return null;
  }
}
