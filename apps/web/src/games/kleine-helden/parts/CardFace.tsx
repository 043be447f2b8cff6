import { type CardId, cardFacts } from '@heldentisch/kleine-helden';
import type { CSSProperties } from 'react';
import { cardName, longestWord, numbersOf } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { CardEmblem } from './pictures.js';

/** The front of a card, small: emblem, name, the numbers that matter. */
export function CardFace({ card, isSmall = false }: { readonly card: CardId; readonly isSmall?: boolean }) {
  const { language, say } = useTable();
  const facts = cardFacts(card);
  const name = cardName(language, card);
  return (
    <span className="kh-face" data-deck={facts.deck} data-small={isSmall || undefined}>
      <span className="kh-face-art">
        <CardEmblem id={card} />
      </span>
      {!isSmall && (
        <>
          <span className="kh-face-name" style={{ '--letters': longestWord(name) } as CSSProperties}>
            {name}
          </span>
          <span className="kh-face-kind">{say(`kind.${facts.kind}`)}</span>
          <span className="kh-face-numbers">
            {numbersOf(language, card)
              .slice(0, 4)
              .map(({ key, label, value }) => (
                <span key={key}>
                  <small>{label}</small> {value}
                </span>
              ))}
          </span>
        </>
      )}
    </span>
  );
}
