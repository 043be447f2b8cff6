import { describeEvent } from '@heldentisch/engine';
import { type CardId, cardIdOf, pixelTactics, printedCard } from '@heldentisch/pixel-tactics';
import { leaderName } from '../model/labels.js';
import { handObject } from '../model/pointing.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { CardArt } from './art.js';
import card from './card.module.css';
import styles from './leader-choice.module.css';
import { Attack, Life } from './stats.js';

function Candidate({ id, seat }: { readonly id: CardId; readonly seat: number }) {
  const { language, say, text } = useWords();
  const { props, light } = useThing(handObject(id), { card: id, seat });
  const { leaderAttack: attack, leaderLife: life } = printedCard(id);
  const name = leaderName(language, id, seat);
  const values = `${say('attack', { value: attack })}, ${say('life', { left: life, life })}`;
  const about = text(`card.${id}.leader.text`);
  return (
    <li className={styles.candidate}>
      <button {...props} className={card.card}>
        <span className="visually-hidden">{`${light === undefined ? '' : `${say('leadWith')}: `}${name}, ${values}. ${about}`}</span>
        <span className={styles.face} aria-hidden="true">
          <CardArt card={id} isLeader seat={seat} />
          <span className={styles.name}>{name}</span>
          <span className={styles.division}>{text(`card.${id}.leader.division`)}</span>
          <span className={styles.values}>
            <Attack value={attack} />
            <Life left={life} life={life} />
          </span>
          <span className={styles.text}>{about}</span>
        </span>
      </button>
    </li>
  );
}

/** That both chose the same leader, until somebody is revealed. */
function useClash(): string | null {
  const { language } = useWords();
  const clash = useTable(({ history }) =>
    history
      .flatMap(({ events }) => events)
      .findLast(({ type }) => ['leadersClashed', 'leaderRevealed', 'gameStarted'].includes(type)),
  );
  return clash?.type === 'leadersClashed' ? describeEvent(pixelTactics, language, clash) : null;
}

/** Before the game: the own hand as leaders, or the one chosen while the other player still thinks. */
export function LeaderChoice() {
  const { language, say } = useWords();
  const { hand, chosenThing, below, isOwn, isChoosing } = useTable((model) => ({
    hand: model.view.hand[model.below] ?? [],
    chosenThing: model.view.chosen[model.below] ?? -1,
    below: model.below,
    isOwn: model.isOwn,
    isChoosing: model.decision?.kind === 'leaders',
  }));
  const clash = useClash();
  const chosen = cardIdOf(chosenThing);
  const cards = chosen === null ? hand.map(cardIdOf).filter((id) => id !== null) : [chosen];
  const waiting =
    chosen === null ? say('leadersInSecret') : say('leaderChosen', { card: leaderName(language, chosen, below) });
  return (
    <section className={styles.leaders} data-part="leaders" data-seat={below} aria-label={say('chooseLeader')}>
      <h2>{isChoosing ? say('chooseLeader') : waiting}</h2>
      {(isChoosing || clash !== null) && (
        <p data-clash={clash !== null || undefined}>{clash ?? say('chooseLeaderHint')}</p>
      )}
      {isOwn && (
        <ul data-scrolls>
          {cards.map((id) => (
            <Candidate key={id} id={id} seat={below} />
          ))}
        </ul>
      )}
    </section>
  );
}
