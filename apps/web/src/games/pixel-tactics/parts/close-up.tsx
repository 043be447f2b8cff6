import { type CardId, type PlaceFacts, printedCard, rowNames } from '@heldentisch/pixel-tactics';
import { CloseUpCard, CloseUpHead } from '../../../table/kit/close-up/close-up.js';
import { abilityLabel, leaderName, markLabel } from '../model/labels.js';
import type { Line, Subject } from '../model/on-stage.js';
import { useTable, useWords } from '../model/table.js';
import { CardArt, Icon } from './art.js';
import styles from './close-up.module.css';
import { Attack, Keywords, Life } from './stats.js';

const rows = [...rowNames, 'order'] as const;

/** What changes the card where it lies now. */
function Modifiers({ facts }: { readonly facts: PlaceFacts }) {
  const { language, say } = useWords();
  const list = (abilities: PlaceFacts['raisedBy']): string =>
    abilities.map((ability) => abilityLabel(language, ability)).join(', ');
  const lines = [
    facts.attack !== facts.printedAttack || facts.raisedBy.length > 0
      ? `${say('attackShort')} ${facts.attack} (${say('printed', { value: facts.printedAttack })})${
          facts.raisedBy.length > 0 ? `, ${say('changedBy')} ${list(facts.raisedBy)}` : ''
        }`
      : '',
    facts.waveBonus > 0 ? say('waveBonus', { value: facts.waveBonus }) : '',
    facts.keywordsFrom.length > 0 ? `${say('keywordsFrom')} ${list(facts.keywordsFrom)}` : '',
    facts.mark !== 'none' ? markLabel(language, facts.mark) : '',
    facts.isLethal ? say('lethal') : '',
    facts.isTaken ? say('taken') : '',
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <ul className={styles.modifiers}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

interface HeadProps {
  readonly subject: Subject & { readonly card: CardId };
  /** The card where it lies, if it lies in a unit. */
  readonly facts: PlaceFacts | null;
  readonly isLeader: boolean;
}

function Head({ subject: { card, seat }, facts, isLeader }: HeadProps) {
  const { language, text, cardName } = useWords();
  const printed = printedCard(card);
  const [attack, life] = isLeader ? [printed.leaderAttack, printed.leaderLife] : [printed.attack, printed.life];
  return (
    <CloseUpHead
      picture={<CardArt card={card} seat={seat} isLeader={isLeader} />}
      title={
        <>
          {isLeader && <Icon name="crown" />} {isLeader ? leaderName(language, card, seat) : cardName(card)}
        </>
      }
      about={isLeader ? text(`card.${card}.leader.division`) : undefined}
    >
      <p className={styles.values}>
        <Attack value={facts?.attack ?? attack} printed={facts?.printedAttack ?? attack} />
        <Life left={facts?.left ?? life} life={facts?.life ?? life} />
        {facts !== null && <Keywords facts={facts} />}
      </p>
    </CloseUpHead>
  );
}

interface LinesProps {
  readonly card: CardId;
  readonly active: Line | undefined;
  /** Only the active one matters now. */
  readonly isSingle: boolean;
}

/** The four texts of a hero. The one that counts stands out. */
function Lines({ card, active, isSingle }: LinesProps) {
  const { say, text } = useWords();
  return (
    <dl className={styles.lines} data-single={isSingle || undefined}>
      {rows.map((row) => (
        <div key={row} data-row={row} data-active={active === row || undefined}>
          <dt>
            {row === 'order' ? say('order') : text(`row.${row}`)}
            {active === row && <span className="visually-hidden"> ({say('activeHere')})</span>}
          </dt>
          <dd>{text(`card.${card}.${row}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CloseUpProps {
  readonly subject: Subject;
  /** Both halves: what the card is as a hero and as a leader. */
  readonly isWhole?: boolean;
}

/** A card to be read; what works where it lies, or where it would be recruited now, stands out. */
export function CloseUp({ subject, isWhole = false }: CloseUpProps) {
  const { text } = useWords();
  const { there, wave } = useTable(({ facts, view }) => ({
    there: subject.place === undefined ? null : (facts[subject.place] ?? null),
    wave: view.round > 0 ? view.wave : -1,
  }));
  const { card, line } = subject;
  if (card === null) return null;
  const facts = there !== null && there.card === card && there.what === 'alive' ? there : null;
  const isLeader = facts?.isLeader === true || line === 'leader';
  const active = line ?? rowNames[facts === null ? wave : facts.row];
  const shown = { ...subject, card };
  return (
    <CloseUpCard className={styles.closeUp} data-seat={subject.seat}>
      {(!isLeader || isWhole) && (
        <>
          <Head subject={shown} facts={isLeader ? null : facts} isLeader={false} />
          <Lines card={card} active={isLeader ? undefined : active} isSingle={line !== undefined} />
        </>
      )}
      {(isLeader || isWhole) && (
        <div className={styles.leader} data-active={isLeader || undefined}>
          <Head subject={shown} facts={isLeader ? facts : null} isLeader />
          <p>{text(`card.${facts?.leaderHalf ?? card}.leader.text`)}</p>
        </div>
      )}
      {facts !== null && <Modifiers facts={facts} />}
    </CloseUpCard>
  );
}
