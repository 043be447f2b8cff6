import type { BeingFacts } from '@heldentisch/kleine-helden';
import type { CSSProperties } from 'react';
import { beingObject } from '../model/choice-objects.js';
import { beingLabel, cardName, decimal, longestWord, marksOf, percent } from '../model/labels.js';
import { type TableModel, useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { type FigureId, HeroFigure, LifeHeart, type Mood } from './pictures.js';
import { useDrop } from './use-drag.js';

/** Who fights looks fierce, who is hardly alive looks it. */
function moodOf({ stage }: TableModel, { name, lp, life }: BeingFacts): Mood {
  const bout = stage?.bout;
  if (bout !== undefined && !bout.isPast && bout.attacker === name) return 'fierce';
  return lp * 3 <= life ? 'hurt' : 'calm';
}

/** Life points that the dice on the stage have not yet uncovered as lost. */
function heldBack({ stage }: TableModel, name: string): number {
  if (stage === null || stage.isComplete || stage.bout.result === 'open') return 0;
  return stage.bout.losses.filter(({ being }) => being === name).reduce((sum, { number }) => sum + number, 0);
}

export function Life({ facts }: { readonly facts: BeingFacts }) {
  const model = useTable();
  const lp = facts.lp + heldBack(model, facts.name);
  return (
    <span className="kh-life" data-low={lp * 3 <= facts.life || undefined}>
      <LifeHeart level={lp / Math.max(1, facts.life)} />
      <b>{lp}</b>
    </span>
  );
}

/** Actions and reactions left, as filled signs. */
export function Energy({ facts }: { readonly facts: BeingFacts }) {
  const { view, say } = useTable();
  const isActive = view.active === facts.owner;
  const count = isActive ? facts.actions : facts.reactions;
  const label = say(isActive ? 'actions' : 'reactions', { count });
  if (facts.kind === 'demon' || facts.kind === 'npc') return null;
  return (
    <span className="kh-energy" data-kind={isActive ? 'action' : 'reaction'} title={label}>
      {count === 0 ? <i data-spent /> : Array.from({ length: count }, (_, i) => `${i}`).map((i) => <i key={i} />)}
    </span>
  );
}

export function Marks({ facts }: { readonly facts: BeingFacts }) {
  const { language } = useTable();
  const marks = marksOf(language, facts);
  if (marks.length === 0) return null;
  return (
    <span className="kh-marks">
      {marks.map(({ key, sign, label }) => (
        <i key={key} title={label} data-mark={key.startsWith('lasting') ? 'lasting' : key}>
          {sign}
        </i>
      ))}
    </span>
  );
}

function Threat({ name }: { readonly name: string }) {
  const { threats, language, say } = useTable();
  const threat = threats.get(name);
  if (threat === undefined) return null;
  return (
    <span className="kh-threat" aria-hidden="true">
      <b>{percent(threat.hitChance)}</b>{' '}
      <span>{say('perHit', { damage: decimal(language, threat.expectedLoss) })}</span>
      {threat.killChance >= 0.005 && (
        <>
          {' '}
          <em>{say('kills', { chance: percent(threat.killChance) })}</em>
        </>
      )}
    </span>
  );
}

/** What role somebody plays in the clash that is going on. */
export function roleOf({ stage }: TableModel, name: string): string | undefined {
  const bout = stage?.bout;
  if (bout === undefined || bout.isPast || (bout.result !== 'open' && stage?.isComplete)) return undefined;
  if (bout.attacker === name) return 'attacker';
  if (bout.defender === name) return 'defender';
  return bout.target === name ? 'target' : undefined;
}

/** Somebody in play as a button: figure, name, life, what is left to do, what has befallen it. */
export function BeingButton({ facts }: { readonly facts: BeingFacts }) {
  const model = useTable();
  const { language, lit, selected, threats, say } = model;
  const key = beingObject(facts.name);
  const name = cardName(language, facts.name);
  const subject = { card: facts.name, being: facts.being };
  const inspect = useInspect(subject);
  const drop = useDrop(key);
  const isSelected = selected.includes(key);
  const threat = threats.get(facts.name);
  const label = beingLabel(language, facts, { isLit: lit.has(key), isSelected });
  const chance =
    threat === undefined
      ? ''
      : `, ${say('hitChanceLong', {
          chance: percent(threat.hitChance),
          damage: decimal(language, threat.expectedLoss),
          kill: percent(threat.killChance),
        })}`;
  return (
    <button
      type="button"
      className="kh-being"
      data-being={facts.name}
      data-kind={facts.kind}
      data-lit={lit.get(key)}
      data-selected={isSelected || undefined}
      data-over={drop.isOver || undefined}
      data-role={roleOf(model, facts.name)}
      data-spent={(facts.kind === 'npc' && facts.isUsed) || undefined}
      aria-pressed={isSelected}
      onClick={() => {
        if (!inspect.swallowsClick()) model.click(key, subject);
      }}
      {...inspect.handlers}
      {...drop.handlers}
    >
      {/* All that the eye sees in pieces, as one sentence. */}
      <span className="visually-hidden">{`${label}${chance}`}</span>
      <span className="kh-figure">
        <HeroFigure id={facts.name as FigureId} mood={moodOf(model, facts)} isCutOut />
        <Threat name={facts.name} />
      </span>
      <span className="kh-being-name" aria-hidden="true" style={{ '--letters': longestWord(name) } as CSSProperties}>
        {name}
      </span>
      <span className="kh-being-line" aria-hidden="true">
        <Life facts={facts} />
        <Energy facts={facts} />
        <Marks facts={facts} />
      </span>
    </button>
  );
}
