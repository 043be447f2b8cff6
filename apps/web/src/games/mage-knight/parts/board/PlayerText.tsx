import {
  armorOf,
  countCards,
  handLimit,
  heroIds,
  levelRows,
  lowestReputation,
  reputationInfluence,
  siteAt,
  skillsOf,
  tacticIds,
  unitLimit,
  unitsOf,
  unseenCards,
} from '@heldentisch/mage-knight';
import { signed } from '../../../../table/kit/numbers.js';
import { type HeroPictureId, HeroPortrait } from '../../art/cards/index.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { siteName } from '../../model/labels.js';
import { useTable } from '../../model/table.js';
import { Picture } from '../cards/pictures.js';
import { UnitValues } from '../cards/UnitParts.js';
import { unitText } from '../cards/unit-words.js';
import { useCardWords } from '../cards/words.js';
import { Frame, RuleLinks } from '../close-up/Frame.js';
import { ManaCount, ownMana } from './ManaRow.js';
import styles from './PlayerText.module.css';
import { UnitState } from './UnitTile.js';

type Counts = ReturnType<typeof countCards>;

/** Cards by name, the same ones counted. */
function CardNames({ cards }: { readonly cards: Counts }) {
  const { name, tell } = useCardWords();
  if (cards.length === 0) return <p>{tell('noCards')}</p>;
  return (
    <p>
      {cards.map(({ card, count }) => (count > 1 ? `${count}× ${name('card', card)}` : name('card', card))).join(' · ')}
    </p>
  );
}

/** What everybody may know of a player: values, mana, units, skills, and which cards lie where. */
export function PlayerText({ seat }: { readonly seat: number }) {
  const { language, name, say, seatName, tell, text } = useCardWords();
  const { view, isOwnSeat } = useTable(({ view, below, isOwn }) => ({ view, isOwnSeat: isOwn && below === seat }));
  const player = view.players[seat];
  const hero = heroIds[player?.hero ?? -1];
  if (player === undefined || hero === undefined) return null;
  const tactic = tacticIds[player.tactic];
  const values = [
    ['armor', armorOf(player), tell('armor', { count: armorOf(player) })],
    ['hand', handLimit(view, seat), tell('handLimit', { count: handLimit(view, seat) })],
    ['command', unitLimit(view, seat), tell('commandTokens', { count: unitLimit(view, seat) })],
  ] as const;
  const next = levelRows.find(({ level }) => level === player.level + 1);
  const owned = view.sites.filter(({ shields, space }) => shields.includes(seat) && siteAt(view, space) !== undefined);
  const lines = [
    [say('fame'), next === undefined ? String(player.fame) : say('fameNext', { fame: player.fame, next: next.from })],
    [
      say('reputation'),
      player.reputation === lowestReputation
        ? say('reputationShunned')
        : say('reputationWorth', {
            reputation: signed(player.reputation),
            influence: signed(reputationInfluence(player)),
          }),
    ],
    ...(owned.length === 0
      ? []
      : [[say('conquests'), owned.map(({ space }) => siteName(language, view, space)).join(', ')]]),
  ] as const;
  const mana = ownMana(view, seat);
  return (
    <Frame
      shape="round"
      picture={<HeroPortrait id={hero as HeroPictureId} />}
      title={name('hero', hero)}
      about={[
        seatName(seat),
        tell('heroLevel', { level: player.level }),
        tactic === undefined ? '' : name('tactic', tactic),
      ]
        .filter((part) => part !== '')
        .join(' · ')}
    >
      <p className={styles.values}>
        {values.map(([deed, count, words]) => (
          <span key={deed} title={words}>
            <Icon title={words}>
              <DeedSign deed={deed} />
            </Icon>
            <b aria-hidden="true">{count}</b>
          </span>
        ))}
      </p>
      <dl className={styles.lines}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {mana.length > 0 && (
        <p className={styles.values}>
          {mana.map(([one, count]) => (
            <span key={one}>
              <ManaCount mana={one} count={count} />
            </span>
          ))}
        </p>
      )}
      <ul className={styles.list}>
        {unitsOf(view, seat).map((unit) => (
          <li key={unit.slot} className={styles.unit} data-spent={unit.isSpent || undefined}>
            <span className={styles.picture}>
              <Picture kind="unit" id={unit.id} />
              <UnitState unit={unit} />
            </span>
            <span>
              <b>{name('unit', unit.id)}</b>{' '}
              <UnitValues level={unit.level} armor={unit.armor} resistances={unit.resistances} />
              <small>{unitText(language, unit.id)}</small>
            </span>
          </li>
        ))}
        {skillsOf(view, seat).map(({ id, isUsed }) => (
          <li key={id} className={styles.skill} data-used={isUsed || undefined}>
            <span className={styles.emblem}>
              <Picture kind="skill" id={id} />
            </span>
            <span>
              <b>{name('skill', id)}</b>
              {isUsed && ` (${tell('skillUsed')})`}
              <small>{text(`skill.${id}.text`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <section className={styles.cards}>
        {player.played.length > 0 && (
          <>
            <h4>{tell('played')}</h4>
            <CardNames cards={countCards(player.played)} />
          </>
        )}
        {player.aside.length > 0 && (
          <>
            <h4>{tell('aside')}</h4>
            <CardNames cards={countCards(player.aside)} />
          </>
        )}
        <h4>
          {isOwnSeat
            ? tell('deckCount', { count: player.deck.length })
            : tell('deckAndHand', { deck: player.deck.length, hand: player.hand.length })}
        </h4>
        <CardNames cards={unseenCards(view, seat)} />
        <h4>{tell('discardCount', { count: player.discard.length })}</h4>
        <CardNames cards={countCards(player.discard)} />
      </section>
      <RuleLinks rules={['MK-UNI-03', 'MK-MAN-03', 'MK-CRD-16']} />
    </Frame>
  );
}
