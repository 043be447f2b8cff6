import type { BeingFacts } from '@heldentisch/kleine-helden';
import { type CSSProperties, memo } from 'react';
import { lettersOf } from '../../../table/kit/breakable.js';
import { decimal, percent } from '../../../table/kit/numbers.js';
import { beingLabel, cardName, marksOf } from '../model/labels.js';
import { beingObject } from '../model/objects.js';
import { type TableModel, useTable, useThing, useWords } from '../model/table.js';
import { breakable } from '../model/words-broken.js';
import styles from './Being.module.css';
import { type FigureId, HeroFigure, LifeHeart, type Mood } from './pictures.js';

/** What role somebody plays in the clash that is going on. */
function roleOf({ bout, isDuel }: TableModel, name: string): 'attacker' | 'defender' | 'target' | undefined {
  if (bout === null || (bout.result !== 'open' && !isDuel)) return undefined;
  if (bout.attacker === name) return 'attacker';
  if (bout.defender === name) return 'defender';
  return bout.target === name ? 'target' : undefined;
}

/** Who fights looks fierce, who is hardly alive looks it. */
const moodOf = (role: string | undefined, { lp, life }: BeingFacts): Mood =>
  role === 'attacker' ? 'fierce' : lp * 3 <= life ? 'hurt' : 'calm';

function Life({ facts: { lp, life } }: { readonly facts: BeingFacts }) {
  return (
    <span className={styles.life} data-life={lp} data-low={lp * 3 <= life || undefined}>
      <LifeHeart level={lp / Math.max(1, life)} />
      <b>{lp}</b>
    </span>
  );
}

/** Actions and reactions left, as filled signs. */
function Energy({ facts }: { readonly facts: BeingFacts }) {
  const { say } = useWords();
  const isActive = useTable(({ view }) => view.active === facts.owner);
  if (facts.kind === 'demon' || facts.kind === 'npc') return null;
  const count = isActive ? facts.actions : facts.reactions;
  return (
    <span
      className={styles.energy}
      data-kind={isActive ? 'action' : 'reaction'}
      title={say(isActive ? 'actions' : 'reactions', { count })}
    >
      {count === 0 ? <i data-spent /> : Array.from({ length: count }, (_, i) => `${i}`).map((i) => <i key={i} />)}
    </span>
  );
}

function Marks({ facts }: { readonly facts: BeingFacts }) {
  const { language } = useWords();
  const marks = marksOf(language, facts);
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ key, sign, label }) => (
        <i key={key} title={label} data-mark={key}>
          {sign}
        </i>
      ))}
    </span>
  );
}

/** Somebody in play as a button: figure, name, life, what is left to do, what has befallen it. */
export const BeingButton = memo(function BeingButton({ facts }: { readonly facts: BeingFacts }) {
  const { name, owner } = facts;
  const { language, say, seatName } = useWords();
  const { role, threat, isDoer } = useTable((model) => ({
    role: roleOf(model, name),
    threat: model.threats.get(name),
    isDoer: model.deeds.some(({ actor }) => actor === name),
  }));
  const { status, props } = useThing(beingObject(name), { card: name, being: facts.being });
  const title = breakable(language, cardName(language, name));
  const label = beingLabel(language, facts, seatName(owner), status);
  const odds =
    threat === undefined
      ? null
      : {
          chance: percent(threat.hitChance),
          damage: decimal(language, threat.expectedLoss),
          kill: percent(threat.killChance),
        };
  return (
    <button
      {...props}
      className={styles.being}
      data-being={name}
      data-kind={facts.kind}
      data-role={role}
      data-doer={isDoer || undefined}
      data-spent={(facts.kind === 'npc' && facts.isUsed) || undefined}
    >
      {/* All that the eye sees in pieces, as one sentence. */}
      <span className="visually-hidden">{odds === null ? label : `${label}, ${say('hitChanceLong', odds)}`}</span>
      <span className={styles.figure} data-figure>
        <HeroFigure id={name as FigureId} mood={moodOf(role, facts)} isCutOut />
      </span>
      {odds !== null && (
        <span className={styles.threat} data-threat aria-hidden="true">
          <b>{odds.chance}</b> <span>{say('perHit', odds)}</span>{' '}
          {(threat?.killChance ?? 0) >= 0.005 && <em>{say('kills', { chance: odds.kill })}</em>}
        </span>
      )}
      <span className={styles.name} aria-hidden="true" style={{ '--letters': lettersOf(title) } as CSSProperties}>
        {title}
      </span>
      <span className={styles.line} aria-hidden="true">
        <Life facts={facts} />
        <Energy facts={facts} />
        <Marks facts={facts} />
      </span>
    </button>
  );
});
