import { type BeingFacts, cardFacts } from '@heldentisch/kleine-helden';
import { CloseUpCard, CloseUpHead } from '../../../table/kit/close-up/close-up.js';
import { signed } from '../../../table/kit/numbers.js';
import { marksOf, numbersOf, partLabel, shortStat, traitsOf, valuesOf } from '../model/labels.js';
import { type Subject, useTable, useWords } from '../model/table.js';
import styles from './CloseUp.module.css';
import { CardEmblem } from './pictures.js';

/** What somebody's values consist of now, and what has befallen it. */
function Now({ facts }: { readonly facts: BeingFacts }) {
  const { language, say, cardName } = useWords();
  const changed = valuesOf(facts).filter(({ parts }) => parts.some(({ source }) => source !== 'base'));
  const marks = marksOf(language, facts);
  return (
    <div className={styles.now}>
      <p>
        {say('lifeOf', { left: facts.lp, life: facts.life })}
        {facts.actions > 0 && ` · ${say('actions', { count: facts.actions })}`}
        {facts.reactions > 0 && ` · ${say('reactions', { count: facts.reactions })}`}
      </p>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ stat, total, parts }) => (
            <li key={stat}>
              <b>
                {shortStat(language, stat)} {total}
              </b>{' '}
              = {parts.map((part) => `${signed(part.amount)} ${partLabel(language, part)}`).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {marks.length > 0 && <p>{marks.map(({ label }) => label).join(' · ')}</p>}
      {facts.gear.length > 0 && <p>{facts.gear.map(({ card }) => cardName(card)).join(', ')}</p>}
    </div>
  );
}

/** A whole card: what it is, its numbers, its text; for somebody in play also the values of now. */
export function CloseUp({ subject: { card, being } }: { readonly subject: Subject }) {
  const { language, text, cardName } = useWords();
  const facts = cardFacts(card);
  const now = useTable((model) => model.facts.beings.find((one) => one.being === being));
  const words = text(`card.${card}.text`);
  return (
    <CloseUpCard className={styles.closeup ?? ''} data-deck={facts.deck}>
      <CloseUpHead picture={<CardEmblem id={card} />} title={cardName(card)} about={traitsOf(language, facts)} />
      {facts.numbers.length > 0 && (
        <p className={styles.numbers}>
          {numbersOf(language, card).map(({ key, label, value }) => (
            <span key={key}>
              <small>{label}</small> <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {words !== '' && words !== `card.${card}.text` && <p className={styles.words}>{words}</p>}
      {now !== undefined && <Now facts={now} />}
    </CloseUpCard>
  );
}
