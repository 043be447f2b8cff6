import { type BlockPart, type PointsPreview, type StrikePart, setNames } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { verb } from '../../../../table/kit/pointing.js';
import { AttackSign, BlockSign, Icon } from '../../art/icons/index.js';
import { useControl, useTable, useThing } from '../../model/table.js';
import styles from './Points.module.css';
import { blockOf, fighterOfAttack, marks, nameOfFighter, openOf, type Scene, slotsOf, strikeAt } from './scene.js';
import { type CombatWords, useCombatWords } from './words.js';

type Part = StrikePart | BlockPart;

/** Points of one kind, and what they are looked at against: an attack on enemies (bits) or a block of one attack. */
export const pointsId = ({ kind, element }: Part, against: string): string => `points:${kind}-${element}@${against}`;

export function partName({ tell, text }: CombatWords, { kind, element, points }: Part): string {
  const word = tell(`points.${kind}`);
  return element === 'physical' || kind === 'bonus'
    ? tell('pointsPlain', { kind: word, points })
    : tell('pointsOf', { kind: word, element: text(`element.${element}`), points });
}

const isBlock = (part: Part): part is BlockPart =>
  part.kind === 'block' || part.kind === 'swift' || part.kind === 'bonus';

const Chip = memo(function Chip({ part, against }: { readonly part: Part; readonly against: string }) {
  const words = useCombatWords();
  const id = pointsId(part, against);
  const { props } = useThing(id.split('@', 1)[0] as string, { kind: 'ability', id });
  const weight = words.tell(`weight.${part.weight}`);
  const rule = part.rule === null ? '' : ` (${part.rule})`;
  return (
    <button {...props} className={styles.chip} data-element={part.element} data-weight={part.weight}>
      <span className="visually-hidden">{`${partName(words, part)}, ${weight}${rule}`}</span>
      <span className={styles.seen} aria-hidden="true">
        <Icon>
          {isBlock(part) ? (
            <BlockSign element={part.element} />
          ) : (
            <AttackSign kind={part.kind === 'aimed' ? 'melee' : part.kind} element={part.element} />
          )}
        </Icon>
        <b>{part.points}</b>
        {part.weight !== 1 && <i>{marks[part.weight]}</i>}
      </span>
    </button>
  );
});

/** What was made so far, each kind with how much it counts. */
function Chips({ parts, against }: { readonly parts: readonly Part[]; readonly against: string }) {
  const { tell } = useCombatWords();
  const half = parts.filter(({ weight }) => weight === 0.5).reduce((sum, { points }) => sum + points, 0);
  return (
    <>
      <span className={styles.chips}>
        {parts.map((part) => (
          <Chip key={pointsId(part, against)} part={part} against={against} />
        ))}
      </span>
      {half > 0 && (
        <small className={styles.half}>{tell('halvedSum', { sum: half, half: Math.floor(half / 2) })}</small>
      )}
    </>
  );
}

function Sum({ points }: { readonly points: PointsPreview<Part> }) {
  const { tell } = useCombatWords();
  const { total, needed, missing } = points;
  return (
    <p className={styles.sum} data-full={missing === 0 || undefined} role="status">
      <b>{tell('reach', { total, needed })}</b>
      <span>
        {missing > 0
          ? tell('missing', { count: missing })
          : tell(total > needed ? 'over' : 'enough', { count: total - needed })}
      </span>
    </p>
  );
}

const hasPoints = ({ combat }: Scene): boolean => combat.attack.some((points) => points > 0);

const titleOfAim = ({ tell, language }: CombatWords, scene: Scene, aim: number): string => {
  const slots = slotsOf(aim);
  const [first] = slots;
  if (first === undefined) return tell(hasPoints(scene) ? 'aimHint' : 'noAttack');
  return slots.length > 1
    ? slots.map((slot) => nameOfFighter(language, scene, slot)).join(' + ')
    : nameOfFighter(language, scene, first);
};

/** The attack that is being prepared: against whom, with what, and whether it is enough. */
export const Strike = memo(function Strike({ scene, aim }: { readonly scene: Scene; readonly aim: number }) {
  const words = useCombatWords();
  const { tell } = words;
  const { take } = useControl();
  const targets = setNames[aim];
  const choice = useTable(
    ({ decision }) =>
      decision?.options?.find(({ type, ...rest }) => type === 'strike' && rest.targets === targets) ?? null,
  );
  const points = strikeAt(scene, aim);
  const later = scene.combat.phase === 0 ? scene.combat.laterAttack.reduce((sum, one) => sum + one, 0) : 0;
  return (
    <section className={styles.points} aria-label={tell('points')} data-foot="strike">
      <p className={styles.title}>{titleOfAim(words, scene, aim)}</p>
      {points.parts.length > 0 && <Chips parts={points.parts} against={`strike:${aim}`} />}
      {points.parts.length === 0 && aim !== 0 && <p className={styles.none}>{tell('noAttack')}</p>}
      {later > 0 && <small>{tell('later', { count: later })}</small>}
      {aim !== 0 && <Sum points={points} />}
      {aim !== 0 && (
        <button
          type="button"
          className={styles.act}
          data-object={verb('strike')}
          data-lit={choice === null ? undefined : 'now'}
          aria-disabled={choice === null}
          onClick={() => choice !== null && take(choice)}
        >
          {tell('strikeShort')}
        </button>
      )}
    </section>
  );
});

/** The block that is being prepared, against the attack that is looked at. */
export const Block = memo(function Block({ scene, pointed }: { readonly scene: Scene; readonly pointed: number }) {
  const words = useCombatWords();
  const { tell, text, language } = words;
  const open = openOf(scene);
  const attack = open.includes(pointed) ? pointed : (open[0] ?? -1);
  if (attack < 0) return null;
  const points = blockOf(scene, attack);
  const slot = fighterOfAttack(attack);
  const facts = scene.facts.fighters[slot]?.attacks.find(({ number }) => number === attack);
  const good = facts?.goodBlocks ?? [];
  const list = good.length === 4 ? tell('allBlocks') : good.map((one) => text(`element.${one}`)).join(', ');
  return (
    <section className={styles.points} aria-label={tell('points')} data-foot="block">
      <p className={styles.title}>
        {tell('blockAgainst', { name: nameOfFighter(language, scene, slot) })}
        <small>{tell('blockBy', { list })}</small>
      </p>
      {points.parts.length === 0 ? (
        <p className={styles.none}>{tell('noBlock')}</p>
      ) : (
        <Chips parts={points.parts} against={`block:${attack}`} />
      )}
      <Sum points={points} />
    </section>
  );
});
