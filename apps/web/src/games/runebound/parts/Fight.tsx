import {
  adventureCard,
  attributes,
  type ChallengeCard,
  type CombatFrame,
  cardNames,
  challengeDamage,
  challengeValue,
  characterNames,
  clashPreview,
  combatOf,
  heroIds,
  lifeOf,
  phases,
  type RollNow,
  type RuneboundState,
  rollNow,
  skills,
  woundsOf,
} from '@heldentisch/runebound';
import { memo, type ReactNode } from 'react';
import { percent } from '../../../table/kit/numbers.js';
import type { StageData, StagePart, StageRoll, StageSide, StageVerdict } from '../../../table/kit/stage/stage.js';
import { StagePanel } from '../../../table/kit/stage/stage-panel.js';
import { CombatDie } from '../art/map/index.js';
import type { Blow } from '../model/blow.js';
import { partLabel, rulesOf } from '../model/labels.js';
import { useTable, useWords } from '../model/table.js';
import type { Word } from '../model/words.js';
import { breakable } from '../model/words-broken.js';
import styles from './Fight.module.css';
import { Picture } from './pictures.js';

type Words = ReturnType<typeof useWords>;

const escapeStep = 3;
const fightSteps = ['step.before', 'step.escape', 'step.ranged', 'step.melee', 'step.magic'] as const;
/** Which of the steps a phase is: escape comes first, though it is numbered last. */
const stepOfPhase = (phase: number): number => (phase < 0 ? 0 : phase === escapeStep ? 1 : phase + 2);

const portrait = (name: string): ReactNode => (
  <span className={styles.portrait}>
    <Picture name={name} />
  </span>
);

/** The side from which the fight is looked at: the viewer's own, if it fights. */
const nearSeat = ({ seat, foe }: CombatFrame, below: number): number => (foe === below ? foe : seat);

const dieOf = (dice: readonly number[], isRolling: boolean): StageRoll[] =>
  dice.map((face) => ({ face, look: isRolling ? 'rolling' : 'counts', note: '' }));

const characterName = ({ name }: Words, view: RuneboundState, seat: number, character: number): string =>
  name(character === 0 ? (heroIds[view.parties[seat]?.hero ?? -1] ?? '') : (characterNames[character] ?? ''));

/** What a value consists of: the attribute, then what adds to it. */
const partsOf = ({ language, text }: Words, { value, attribute }: Pick<RollNow, 'value' | 'attribute'>): StagePart[] =>
  value.parts.map((part, i) => ({
    label: i === 0 ? text(`attribute.${attributes[attribute]}`) : partLabel(language, part),
    amount: part.amount,
  }));

interface Scene {
  readonly words: Words;
  readonly view: RuneboundState;
  readonly combat: CombatFrame;
  readonly below: number;
  readonly roll: RollNow | null;
  readonly blow: Blow | null;
}

/** Whether the last blow belongs to the step the fight is at: only then its dice lie there. */
function isOfNow({ phase }: CombatFrame, { kind, isPast, ...blow }: Blow): boolean {
  if (isPast || blow.isOver) return false;
  if (kind === 'test') return phase < 0;
  return kind === 'escape' ? phase === escapeStep : blow.phase === phases[phase];
}

/** The hero of a seat, or who rolls for it just now. */
function partySide({ words, view, combat, roll, blow }: Scene, seat: number, title: string): StageSide {
  const { language, say } = words;
  const own = roll !== null && roll.seat === seat ? roll : null;
  const character = own?.character ?? 0;
  const who = character === 0 ? (heroIds[view.parties[seat]?.hero ?? -1] ?? '') : (characterNames[character] ?? '');
  const kind = combat.phase === escapeStep ? 'escape' : combat.attacker === seat ? 'attack' : 'defend';
  const now = own ?? clashPreview(view, seat, character, kind);
  const value = now?.value ?? null;
  const isRolled = own !== null && own.dice.length > 0;
  const last = own === null && blow !== null && blow.seat === seat && isOfNow(combat, blow) ? blow : null;
  const life = lifeOf(view, seat, character);
  return {
    title,
    name: breakable(language, characterName(words, view, seat, character)),
    portrait: portrait(who),
    note: say('woundsLeft', { left: life - woundsOf(view, seat, character), most: life }),
    parts: now === null ? [] : partsOf(words, now),
    rolls: isRolled ? dieOf(own.dice, false) : dieOf(last?.dice ?? [], last?.isRolling === true),
    sum: isRolled
      ? String(own.total)
      : last?.total != null
        ? String(last.total)
        : value === null
          ? ''
          : `${value.total} +`,
    isFinal: isRolled || last?.total != null,
  };
}

function challengeSide({ words, view, combat, roll, blow }: Scene): StageSide {
  const { language, say, name, text } = words;
  const card = adventureCard(combat.card) as ChallengeCard;
  const attribute = combat.phase < 0 || combat.phase === escapeStep ? 0 : combat.phase;
  const printed = card[attributes[attribute] as (typeof attributes)[number]];
  const value = challengeValue(combat, attribute);
  const target = roll?.target ?? (blow !== null && isOfNow(combat, blow) ? blow.target : null) ?? value;
  const wounds = view.wounds[combat.card] ?? 0;
  return {
    title: say('enemySide'),
    name: breakable(language, name(cardNames[combat.card] as string)),
    portrait: portrait(cardNames[combat.card] as string),
    note: say('woundsLeft', { left: card.life - wounds, most: card.life }),
    parts: [
      { label: text(`attribute.${attributes[attribute]}`), amount: printed },
      ...(value === printed ? [] : [{ label: say('part.changed'), amount: value - printed }]),
    ],
    rolls: [],
    sum: String(target),
    isFinal: true,
  };
}

const tones: Readonly<Record<Exclude<Blow['result'], 'open'>, StageVerdict['tone']>> = {
  hit: 'holds',
  missed: 'hurts',
  held: 'holds',
  broken: 'hurts',
  escaped: 'ends',
  caught: 'hurts',
  passed: 'holds',
  failed: 'hurts',
};

function verdictOf({ words, view }: Pick<Scene, 'words' | 'view'>, blow: Blow | null): StageVerdict | null {
  if (blow === null || blow.result === 'open' || blow.isOver) return null;
  const { say, name } = words;
  const hero = heroIds[view.parties[blow.seat]?.hero ?? -1] ?? '';
  const who = blow.character === 'hero' ? name(hero) : name(blow.character);
  const hasLine = blow.amount > 0 && (blow.result === 'hit' || blow.result === 'missed' || blow.result === 'broken');
  return {
    tone: tones[blow.result],
    title: say(`verdict.${blow.result}` as Word),
    lines: [
      ...(blow.total !== null && blow.target !== null
        ? [say('rollOutlook', { total: blow.total, target: blow.target })]
        : []),
      ...(hasLine ? [say(`line.${blow.result}` as Word, { count: blow.amount, who })] : []),
    ],
  };
}

/** Whether the roll on the table would do as it lies there. */
function outlookOf({ say }: Words, roll: RollNow | null): string {
  if (roll === null || roll.target === null || roll.dice.length === 0) return '';
  const { total, target } = roll;
  return total >= target
    ? say('rollEnough', { total, target })
    : say('rollShort', { total, target, count: target - total });
}

/** When a blow fell that the fight has left behind. */
function occasionOf({ text }: Words, { kind, phase, skill }: Blow): string {
  const when = kind === 'test' ? text(`skill.${skill}`) : text(`phase.${kind === 'escape' ? 'escape' : phase}`);
  return when.charAt(0).toUpperCase() + when.slice(1);
}

function stageOf(scene: Scene): StageData {
  const { words, view, combat, below, roll, blow } = scene;
  const { say, name } = words;
  const near = nearSeat(combat, below);
  const foe = combat.foe < 0 ? -1 : near === combat.seat ? combat.foe : combat.seat;
  const enemy = foe < 0 ? name(cardNames[combat.card] as string) : name(heroIds[view.parties[foe]?.hero ?? -1] ?? '');
  // A verdict stands until somebody rolls again.
  const last = roll === null && blow !== null ? verdictOf(scene, blow) : null;
  const isLate = blow !== null && !isOfNow(combat, blow);
  const verdict = last === null || !isLate ? last : { ...last, title: `${occasionOf(words, blow)}: ${last.title}` };
  return {
    key: `${combat.card} ${combat.foe} ${combat.round} ${combat.phase}`,
    title: `${say('fightWith', { enemy })} · ${say('roundOfFight', { round: Math.max(1, combat.round) })}`,
    steps: fightSteps.map((step) => say(step)),
    at: stepOfPhase(combat.phase),
    isOver: false,
    sides: [
      partySide(scene, near, say('yourSide')),
      foe < 0 ? challengeSide(scene) : partySide(scene, foe, say('heroSide')),
    ],
    means: { picture: null, label: say(fightSteps[stepOfPhase(combat.phase)] as Word) },
    notes: [],
    cardsTitle: '',
    cards: [],
    reckonings: [],
    verdict,
    outlook: outlookOf(words, roll),
  };
}

/** The three phases at a glance: what both sides reach and deal in each. */
function Phases({ words, view, combat, below }: Pick<Scene, 'words' | 'view' | 'combat' | 'below'>) {
  const { say, text, name } = words;
  const seat = nearSeat(combat, below);
  if (combat.card < 0) return null;
  return (
    <table className={styles.phases}>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('yourSide')}</th>
          <th scope="col">{say('chance')}</th>
          <th scope="col">{name(cardNames[combat.card] as string)}</th>
        </tr>
      </thead>
      <tbody>
        {[0, 1, 2].map((phase) => {
          const attack = clashPreview(view, seat, 0, 'attack', phase);
          return (
            <tr key={phase} data-now={combat.phase === phase || undefined}>
              <th scope="row">{text(`phase.${phases[phase]}`)}</th>
              <td>
                <b>{attack?.value.total}</b> · {say('damage', { count: attack?.deals ?? 0 })}
              </td>
              <td>{percent(attack?.chance ?? 0)}</td>
              <td>
                <b>{challengeValue(combat, phase)}</b> · {say('damage', { count: challengeDamage(combat, phase) })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const drawDie =
  (label: string) =>
  ({ face, look }: StageRoll): ReactNode => (
    <CombatDie which={0} value={face} label={label} isRolling={look === 'rolling'} />
  );

/** A fight in the order of its phases: both sides, the dice, and what came of the last blow. */
export const Fight = memo(function Fight() {
  const words = useWords();
  const { view, below, blow } = useTable(({ view, below, blow }) => ({ view, below, blow }));
  const combat = combatOf(view);
  if (combat === undefined) return null;
  const scene: Scene = { words, view, combat, below, roll: rollNow(view), blow };
  const rules = combat.card < 0 ? '' : rulesOf(words.language, cardNames[combat.card] as string);
  return (
    <div className={styles.fight} data-panel="fight" data-scrolls>
      <StagePanel stage={stageOf(scene)} total={words.say('total')} die={drawDie(words.say('total'))} look="scene" />
      <div className={styles.below}>
        {rules !== '' && <p className={styles.rules}>{rules}</p>}
        <Phases {...scene} />
      </div>
    </div>
  );
});

/** A test of a skill, on a stage of its own. */
export function TestStage({ view, blow }: { readonly view: RuneboundState; readonly blow: Blow | null }) {
  const words = useWords();
  const { say, text } = words;
  const roll = rollNow(view);
  const isOpen = roll !== null && roll.kind === 'test';
  const last = blow !== null && blow.kind === 'test' && !blow.isOver ? blow : null;
  if (!isOpen && last === null) return null;
  const seat = isOpen ? roll.seat : (last?.seat ?? 0);
  const hero = heroIds[view.parties[seat]?.hero ?? -1] ?? '';
  const skill = isOpen ? (skills[roll.skill] ?? '') : (last?.skill ?? '');
  const side: StageSide = {
    title: '',
    name: words.name(hero),
    portrait: portrait(hero),
    note: '',
    parts: isOpen ? partsOf(words, roll) : [],
    rolls: dieOf(isOpen ? roll.dice : (last?.dice ?? []), last?.isRolling === true),
    sum: String(isOpen ? roll.total : (last?.total ?? '')),
    isFinal: !isOpen || roll.dice.length > 0,
  };
  const target = isOpen ? roll.target : (last?.target ?? null);
  const stage: StageData = {
    key: `test ${last?.key ?? 0}`,
    title: say('test', { skill: skill === '' ? '' : text(`skill.${skill}`) }),
    steps: [],
    at: 0,
    isOver: false,
    sides: [side, null],
    means: { picture: null, label: target === null ? '' : `${say('mustReach')} ${target}` },
    notes: [],
    cardsTitle: '',
    cards: [],
    reckonings: [],
    verdict: isOpen ? null : verdictOf({ words, view }, last),
    outlook: isOpen ? outlookOf(words, roll) : '',
  };
  return <StagePanel stage={stage} total={say('total')} die={drawDie(say('total'))} look="scene" />;
}
