import { memo, type ReactNode } from 'react';
import { signed } from '../numbers.js';
import type { StageCard, StageData, StagePart, StageRoll, StageSide } from './stage.js';
import styles from './stage.module.css';

type DrawDie = (roll: StageRoll) => ReactNode;

function Parts({ parts }: { readonly parts: readonly StagePart[] }) {
  return (
    <ul className={styles.parts} data-parts>
      {parts.map(({ label, amount }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a value keep their order
        <li key={i} data-less={amount < 0 || undefined}>
          <span>{label}</span>
          <b>{signed(amount)}</b>
        </li>
      ))}
    </ul>
  );
}

function Dice({ rolls, die }: { readonly rolls: readonly StageRoll[]; readonly die: DrawDie }) {
  return (
    <p className={styles.dice} data-dice>
      {rolls.map((roll, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in the order of the rolls
        <span key={i} data-die={roll.look} data-special={roll.note !== '' || undefined} title={roll.note || undefined}>
          {die(roll)}
        </span>
      ))}
    </p>
  );
}

function Side({ side, total, die }: { readonly side: StageSide; readonly total: string; readonly die: DrawDie }) {
  const { title, name, portrait, note, parts, rolls, sum, isFinal } = side;
  return (
    <div className={styles.side} data-side>
      <figure className={styles.fighter}>
        {portrait}
        <figcaption>
          {name} <small>{title}</small>
        </figcaption>
      </figure>
      <p className={styles.note}>{note}</p>
      <Parts parts={parts} />
      {sum !== '' && (
        <div className={styles.sum} data-sum data-final={isFinal || undefined}>
          <span>{total}</span>
          <Dice rolls={rolls} die={die} />
          <b>{sum}</b>
        </div>
      )}
    </div>
  );
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly StageCard[] }) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards} aria-label={title}>
      {cards.map(({ key, picture, label, about }) => (
        <li key={key} title={about}>
          {picture}
          {label}
        </li>
      ))}
    </ul>
  );
}

interface StagePanelProps {
  readonly stage: StageData;
  /** The word for what a side comes to. */
  readonly total: string;
  readonly die: DrawDie;
  /** In the middle of the table while the dice fall, or beside it to be read. */
  readonly look: 'scene' | 'panel';
}

/** A fight: both sides with what their values consist of, the dice, and how it ends. */
export const StagePanel = memo(function StagePanel({ stage, total, die, look }: StagePanelProps) {
  const { sides, means, steps, at, verdict } = stage;
  const [attack, defence] = sides;
  return (
    <section
      className={styles.stage}
      aria-label={stage.title}
      data-stage={look}
      data-over={stage.isOver || undefined}
      data-tone={verdict?.tone}
    >
      <header className={styles.head}>
        <h2>{stage.title}</h2>
        {!stage.isOver && (
          <ol className={styles.steps}>
            {steps.map((step, i) => (
              <li key={step} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
                {step}
              </li>
            ))}
          </ol>
        )}
      </header>
      {stage.notes.map((note) => (
        <p key={note} className={styles.remark} data-remark>
          {note}
        </p>
      ))}
      <Cards title={stage.cardsTitle} cards={stage.cards} />
      <div className={styles.sides}>
        <Side side={attack} total={total} die={die} />
        <figure className={styles.means}>
          {means.picture}
          <figcaption>{means.label}</figcaption>
        </figure>
        {defence !== null && <Side side={defence} total={total} die={die} />}
      </div>
      {stage.reckonings.length > 0 && (
        <div className={styles.reckonings}>
          {stage.reckonings.map((reckoning) => (
            <div key={reckoning.title}>
              <h3>
                {reckoning.title} <b>{reckoning.total}</b>
              </h3>
              <Parts parts={reckoning.parts} />
            </div>
          ))}
        </div>
      )}
      {/* The room for the verdict is there from the start, so that nothing moves when it comes. */}
      <div className={styles.ending}>
        {verdict === null ? (
          <p className={styles.outlook}>{stage.outlook}</p>
        ) : (
          <div className={styles.verdict} data-verdict={verdict.tone}>
            <strong>{verdict.title}</strong>
            {verdict.lines.length > 0 && <p>{verdict.lines.join(' · ')}</p>}
          </div>
        )}
      </div>
    </section>
  );
});
