import { type CardId, cardIdOf, printedCard } from '@heldentisch/pixel-tactics';
import { leaderName } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardArt } from './Art.js';
import { Attack, Life } from './Stats.js';

function Candidate({ card }: { readonly card: CardId }) {
  const { language, below, say, text, take, offers, pin } = useTable();
  const subject = { card, seat: below };
  const inspect = useInspect(subject);
  const printed = printedCard(card);
  const name = leaderName(language, card, below);
  const isOffered = offers.some(({ choice }) => choice.type === 'leader' && choice.card === card);
  return (
    <li className="pt-candidate" {...inspect.handlers}>
      <CardArt card={card} isLeader seat={below} />
      <h3>{name}</h3>
      <p className="pt-card-division">{text(`card.${card}.leader.division`)}</p>
      <p className="pt-card-stats">
        <Attack value={printed.leaderAttack} />
        <Life left={printed.leaderLife} life={printed.leaderLife} />
      </p>
      <p className="pt-closeup-text">{text(`card.${card}.leader.text`)}</p>
      <button
        type="button"
        className="pt-info"
        aria-label={say('details', { card: name })}
        onClick={() => pin(subject)}
      >
        i
      </button>
      {isOffered && (
        <button
          type="button"
          className="pt-button"
          aria-label={`${say('leadWith')}: ${name}`}
          onClick={() => take({ type: 'leader', card })}
        >
          {say('leadWith')}
        </button>
      )}
    </li>
  );
}

/** Before the game: the own hand as leaders, or the one chosen while the other player still thinks. */
export function LeaderChoice() {
  const { view, below, decision, isOwn, language, say } = useTable();
  const chosen = cardIdOf(view.chosen[below] ?? -1);
  const hand = (view.hand[below] ?? []).map(cardIdOf).filter((card) => card !== null);
  const isChoosing = decision?.kind === 'leaders';
  const cards = isChoosing ? hand : chosen === null ? [] : [chosen];
  const waiting = chosen === null ? '' : say('leaderChosen', { card: leaderName(language, chosen, below) });
  const title = isChoosing ? say('chooseLeader') : waiting || (isOwn ? 'Pixel Tactics' : say('leadersInSecret'));
  return (
    <section className="pt-leaders" aria-label={say('chooseLeader')}>
      <h2>{title}</h2>
      {isChoosing && <p>{say('chooseLeaderHint')}</p>}
      <ul>
        {cards.map((card) => (
          <Candidate key={card} card={card} />
        ))}
      </ul>
    </section>
  );
}
