import type { PlaceFacts } from '@heldentisch/pixel-tactics';
import { placeObject } from '../model/choice-objects.js';
import { activeText, nameAt, placeLabel } from '../model/labels.js';
import { useTable } from '../model/table-model.js';
import { useInspect } from '../model/use-inspect.js';
import { CardArt, CorpseArt, Icon } from './Art.js';
import { Attack, Keywords, Life } from './Stats.js';
import { ThreatBadge } from './ThreatBadge.js';

function LivingCard({ facts }: { readonly facts: PlaceFacts }) {
  const { language, say, text } = useTable();
  return (
    <>
      <CardArt card={facts.card as string} isLeader={facts.isLeader} seat={facts.seat} />
      <span className="pt-card-body">
        <span className="pt-card-name">
          {facts.isLeader && <Icon name="crown" />}
          {nameAt(language, facts)}
        </span>
        {facts.isLeader && (
          <span className="pt-card-division">{text(`card.${facts.leaderHalf ?? facts.card}.leader.division`)}</span>
        )}
        <span className="pt-card-stats">
          <Attack value={facts.attack} printed={facts.printedAttack} />
          <Life left={facts.left} life={facts.life} />
          <Keywords facts={facts} />
        </span>
        <span className="pt-card-text">{activeText(language, facts)}</span>
      </span>
      <span className="pt-life-bar" data-low={facts.left * 3 <= facts.life}>
        <i style={{ width: `${(100 * facts.left) / Math.max(1, facts.life)}%` }} />
      </span>
      {facts.mark !== 'none' && <span className="pt-mark">{say(facts.mark)}</span>}
      {facts.isLethal && (
        <span className="pt-lethal">
          <Icon name="skull" />
        </span>
      )}
      {facts.isTaken && (
        <span className="pt-taken" title={say('taken')}>
          ⇄
        </span>
      )}
    </>
  );
}

function Corpse({ facts }: { readonly facts: PlaceFacts }) {
  const { language } = useTable();
  return (
    <>
      <CorpseArt />
      <span className="pt-card-body">
        <span className="pt-card-name">{nameAt(language, { ...facts, isLeader: false })}</span>
      </span>
    </>
  );
}

interface UnitCellProps {
  readonly place: number;
  /** Column and row on the whole field, for the arrow keys. */
  readonly at: readonly [number, number];
  readonly isTabStop: boolean;
  onFocused(): void;
}

/** One position of a unit: a button for the card or the free place, and one to read the card. */
export function UnitCell({ place, at, isTabStop, onFocused }: UnitCellProps) {
  const model = useTable();
  const facts = model.facts[place] as PlaceFacts;
  const key = placeObject(facts.name);
  const isLit = model.lit.has(key);
  const isSelected = model.selected.includes(key);
  const subject = facts.card === null ? null : { card: facts.card, seat: facts.seat, place };
  const inspect = useInspect(subject);
  const threat = model.threats.get(place);
  return (
    <div
      className="pt-cell"
      data-place={facts.name}
      data-at={at.join(',')}
      data-what={facts.what}
      data-leader={facts.isLeader || undefined}
      data-lit={model.lit.get(key)}
      data-threat={threat !== undefined || undefined}
      data-selected={isSelected || undefined}
      data-area={model.area.has(key) || undefined}
      data-role={
        model.running?.attacker === place ? 'attacker' : model.running?.target === place ? 'target' : undefined
      }
      data-used={(facts.mark !== 'none' && facts.what === 'alive') || undefined}
      {...inspect.handlers}
    >
      <button
        type="button"
        className="pt-card"
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isSelected}
        onClick={() => {
          if (!inspect.swallowsClick()) model.click(key, subject ?? undefined);
        }}
        onFocus={() => {
          onFocused();
          model.point(place);
        }}
        onBlur={() => model.point(null)}
        onPointerEnter={() => model.point(place)}
        onPointerLeave={() => model.point(null)}
      >
        <span className="pt-hidden">{placeLabel(model.language, facts, { isLit, isSelected })}</span>
        <span className="pt-face" aria-hidden="true">
          {facts.what === 'alive' && <LivingCard facts={facts} />}
          {facts.what === 'corpse' && <Corpse facts={facts} />}
          {facts.what === 'empty' && <span className="pt-empty-mark" />}
          {threat !== undefined && <ThreatBadge attack={threat} />}
          {model.running?.target === place && <ThreatBadge attack={model.running} />}
        </span>
      </button>
      {subject !== null && (
        <button
          type="button"
          className="pt-info"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={model.say('details', { card: nameAt(model.language, facts) })}
          onClick={() => model.pin(subject)}
        >
          i
        </button>
      )}
    </div>
  );
}
