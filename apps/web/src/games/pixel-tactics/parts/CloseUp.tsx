import { type PlaceFacts, printedCard, rowNames } from '@heldentisch/pixel-tactics';
import { abilityLabel, heroName, leaderName } from '../model/labels.js';
import { type Subject, useTable } from '../model/table-model.js';
import { CardArt, Icon } from './Art.js';
import { Attack, Keywords, Life } from './Stats.js';

const rows = ['front', 'flank', 'rear', 'order'] as const;

/** What changes the card where it lies now. */
function Modifiers({ facts }: { readonly facts: PlaceFacts }) {
  const { language, say } = useTable();
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
    facts.mark !== 'none' ? say(facts.mark) : '',
    facts.isLethal ? say('lethal') : '',
    facts.isTaken ? say('taken') : '',
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <ul className="pt-modifiers">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function LeaderHalf({ subject, isActive }: { readonly subject: Subject; readonly isActive: boolean }) {
  const { language, say, text } = useTable();
  const { card, seat } = subject;
  const printed = printedCard(card);
  return (
    <div className="pt-closeup-leader" data-active={isActive || undefined}>
      <CardArt card={card} isLeader seat={seat} />
      <div>
        <p className="pt-card-name">
          <Icon name="crown" /> {leaderName(language, card, seat)}
        </p>
        <p className="pt-card-division">{text(`card.${card}.leader.division`)}</p>
        <p className="pt-card-stats">
          <Attack value={printed.leaderAttack} />
          <Life left={printed.leaderLife} life={printed.leaderLife} />
        </p>
      </div>
      <p className="pt-closeup-text">
        {text(`card.${card}.leader.text`)}
        {isActive && <span className="pt-hidden"> ({say('activeHere')})</span>}
      </p>
    </div>
  );
}

/** A whole card: the four rows and the leader half; what works where it lies stands out. */
export function CloseUp({ subject }: { readonly subject: Subject }) {
  const { language, say, text, facts: all } = useTable();
  const { card, seat, place } = subject;
  const facts = place === undefined ? undefined : all[place];
  const isHere = facts?.card === card && facts.what === 'alive';
  const activeRow = isHere && !facts.isLeader ? rowNames[facts.row] : null;
  const printed = printedCard(card);
  return (
    <article className="pt-closeup" data-seat={seat}>
      <header>
        <CardArt card={card} seat={seat} />
        <div>
          <h3>{heroName(language, card)}</h3>
          <p className="pt-card-stats">
            {isHere && !facts.isLeader ? (
              <>
                <Attack value={facts.attack} printed={facts.printedAttack} />
                <Life left={facts.left} life={facts.life} />
                <Keywords facts={facts} />
              </>
            ) : (
              <>
                <Attack value={printed.attack} />
                <Life left={printed.life} life={printed.life} />
              </>
            )}
          </p>
        </div>
      </header>
      <dl>
        {rows.map((row) => (
          <div key={row} data-row={row} data-active={activeRow === row || undefined}>
            <dt>
              {row === 'order' ? say('order') : text(`row.${row}`)}
              {activeRow === row && <span className="pt-hidden"> ({say('activeHere')})</span>}
            </dt>
            <dd>{text(`card.${card}.${row}`)}</dd>
          </div>
        ))}
      </dl>
      <LeaderHalf subject={subject} isActive={isHere && facts.isLeader} />
      {isHere && <Modifiers facts={facts} />}
    </article>
  );
}
