import { type CardId, type CombatPreview, cardIds, meansList, type Reckoning } from '@heldentisch/kleine-helden';
import { memo, type ReactNode } from 'react';
import { decimal, percent } from '../../../table/kit/numbers.js';
import type { StageData, StagePart, StageRoll, StageSide, StageVerdict } from '../../../table/kit/stage/stage.js';
import { StagePanel } from '../../../table/kit/stage/stage-panel.js';
import type { Bout, Rolled } from '../model/bout.js';
import { partLabel } from '../model/labels.js';
import type { Reckoned } from '../model/reckoning.js';
import { useTable, useWords } from '../model/table.js';
import { type ArtId, CardEmblem, Die, type DieFace, type FigureId, HeroFigure, type Mood } from './pictures.js';

type Words = ReturnType<typeof useWords>;

const isCard = (name: string): name is CardId => (cardIds as readonly string[]).includes(name);
const emblem = (name: string | undefined): ReactNode =>
  name !== undefined && isCard(name) ? <CardEmblem id={name as ArtId} /> : null;

const combatSteps = ['step.announced', 'step.defence', 'step.cards', 'step.dice', 'step.result'] as const;
const castSteps = ['step.announced', 'step.cards', 'step.dice', 'step.result'] as const;

/** How far the bout has come. */
function stepOf({ kind, result, attackRolls, defence, isUndefended }: Bout): (typeof combatSteps)[number] {
  if (result !== 'open') return 'step.result';
  if (attackRolls.length > 0) return 'step.dice';
  return kind === 'cast' || defence !== null || isUndefended ? 'step.cards' : 'step.defence';
}

const partsOf = ({ language }: Words, value: Reckoning | null): StagePart[] =>
  (value?.parts ?? []).map((part) => ({ label: partLabel(language, part), amount: part.amount }));

/**
 * The value as the dice have shown it to be: what had been reckoned, and what came on top of it. If nothing explains
 * the difference, what had been reckoned was for another moment and would lie.
 */
function turnedOut(words: Words, value: Reckoning | null, total: number | null, dots: number, hasCards: boolean) {
  const parts = partsOf(words, value);
  const known = value?.total ?? 0;
  if (total === null || (value !== null && Math.max(0, known + dots) === total)) return { parts, sum: known };
  if (value === null || !hasCards)
    return { parts: [{ label: words.say('part.unknown'), amount: total - dots }], sum: total - dots };
  const rest = total - dots - known;
  return { parts: [...parts, { label: words.say('cardsPlayed'), amount: rest }], sum: known + rest };
}

function rollOf({ say }: Words, { face, isDropped, isRolling }: Rolled): StageRoll {
  if (isRolling) return { face, look: 'rolling', note: '' };
  if (isDropped) return { face, look: 'dropped', note: say('dropped') };
  return { face, look: 'counts', note: face === 6 ? say('rolledOn') : '' };
}

interface SideOf {
  readonly title: string;
  readonly being: string;
  readonly mood: Mood;
  readonly note: string;
  readonly value: Reckoning | null;
  readonly rolls: readonly Rolled[];
  readonly total: number | null;
  readonly hasCards: boolean;
}

function sideOf(words: Words, { being, mood, value, rolls, total, hasCards, title, note }: SideOf): StageSide {
  const dots = rolls.filter(({ isDropped }) => !isDropped).reduce((all, { face }) => all + face, 0);
  const { parts, sum } = turnedOut(words, value, total, dots, hasCards);
  const isKnown = value !== null || total !== null;
  return {
    title,
    name: isCard(being) ? words.cardName(being) : words.text(`aim.${being}`),
    portrait: isCard(being) ? <HeroFigure id={being as FigureId} mood={mood} isCutOut /> : null,
    note,
    parts,
    rolls: rolls.map((roll) => rollOf(words, roll)),
    sum: !isKnown ? '' : total !== null ? String(total) : `${sum} +`,
    isFinal: total !== null,
  };
}

/** With what one defends, as far as it is known. */
function defenceNote({ say, text }: Words, bout: Bout, combat: CombatPreview | null): string {
  if (bout.defence !== null) return text(`means.${bout.defence}`);
  if (bout.isUndefended || (combat !== null && combat.defence === null)) return say('noDefence');
  if (combat?.isGuess && combat.defenceMeans !== null)
    return say('likely', { means: text(`means.${combat.defenceMeans}`) });
  return bout.defenceTotal !== null || combat?.defenceMeans === null ? say('fixedDefence') : '';
}

/** What a spell must reach, and whom it is aimed at, if anybody. */
function targetSide(words: Words, { target, cards }: Bout, cast: Reckoned['cast']): StageSide {
  const aim = { being: target, mood: 'calm', note: '', value: null, rolls: [], total: null } as const;
  const side = sideOf(words, { title: words.say('targetNumber'), ...aim, hasCards: cards.length > 0 });
  return { ...side, name: target === 'nothing' ? '' : side.name, sum: String(cast?.target ?? '?'), isFinal: true };
}

function defenceSide(words: Words, bout: Bout, { combat, cast }: Reckoned): StageSide | null {
  const { say } = words;
  const hasCards = bout.cards.length > 0;
  if (bout.kind === 'cast') return targetSide(words, bout, cast);
  // Somebody else defended, or in another way than had seemed best.
  const isOther = bout.protector !== null || combat?.defenceMeans !== bout.defence;
  const isGuessed = bout.defenceRolls.length > 0 && combat?.isGuess === true && isOther;
  return sideOf(words, {
    title: say('defenceSide'),
    being: bout.defender,
    mood: bout.result === 'hit' ? 'hurt' : 'calm',
    note: defenceNote(words, bout, combat),
    value: isGuessed ? null : (combat?.defence ?? null),
    rolls: bout.defenceRolls,
    total: bout.defenceTotal,
    hasCards,
  });
}

const tones = { hit: 'hurts', succeeded: 'holds', wardedOff: 'holds', cancelled: 'ends', failed: 'ends' } as const;

function verdictOf({ say, cardName }: Words, bout: Bout): StageVerdict | null {
  if (bout.result === 'open') return null;
  const isDry = bout.result === 'hit' && bout.isSettled && !bout.losses.some(({ being }) => being === bout.defender);
  return {
    tone: tones[bout.result],
    title: say(bout.result),
    lines: [
      ...(isDry ? [say('lostNothing', { being: cardName(bout.defender) })] : []),
      ...bout.losses.map(({ being, number }) => say('lostLife', { being: cardName(being), count: number })),
      ...bout.dead.map((being) => say('dies', { being: cardName(being) })),
    ],
  };
}

function outlookOf({ say, language }: Words, { combat, cast }: Reckoned): string {
  if (cast !== null) return say('ifNothingMoreCast', { chance: percent(cast.chance) });
  if (combat === null) return '';
  const params = { chance: percent(combat.hitChance), damage: decimal(language, combat.expectedLoss) };
  return say('ifNothingMore', params);
}

/** Damage, armour and sixes: what a hit does or would do. */
function reckoningsOf(words: Words, bout: Bout, { combat }: Reckoned): StageData['reckonings'] {
  if (combat === null || (bout.result !== 'open' && bout.result !== 'hit')) return [];
  const sixesOf = (rolls: readonly Rolled[]): number =>
    rolls.filter(({ face, isDropped, isRolling }) => face === 6 && !isDropped && !isRolling).length;
  const sixes = sixesOf(bout.attackRolls) * combat.damagePerSix - sixesOf(bout.defenceRolls);
  const { say } = words;
  const more = bout.result === 'hit' && sixes !== 0 ? [{ label: say('sixes'), amount: sixes }] : [];
  const damage = { total: combat.damage.total, parts: [...partsOf(words, combat.damage), ...more] };
  return [
    { title: say('damage'), ...damage },
    { title: say('armour'), total: combat.armour.total, parts: partsOf(words, combat.armour) },
  ];
}

function stageOf(words: Words, bout: Bout, reckoned: Reckoned): StageData {
  const { say, text, cardName } = words;
  const isCast = bout.kind === 'cast';
  const steps: readonly (typeof combatSteps)[number][] = isCast ? castSteps : combatSteps;
  const card = isCast ? bout.means : cardIds[meansList.find(({ name }) => name === bout.means)?.card ?? -1];
  const title = isCast ? (bout.isPast ? 'lastCasting' : 'casting') : bout.isPast ? 'lastCombat' : 'combat';
  const offers = bout.protector === null && bout.result === 'open' ? bout.helpers : [];
  return {
    key: String(bout.key),
    title: say(title),
    steps: steps.map((step) => say(step)),
    at: steps.indexOf(stepOf(bout)),
    isOver: bout.isPast,
    sides: [
      sideOf(words, {
        title: say(isCast ? 'castSide' : 'attackSide'),
        being: bout.attacker,
        mood: 'fierce',
        note: isCast ? cardName(bout.means) : text(`means.${bout.means}`),
        value: reckoned.combat?.attack ?? reckoned.cast?.value ?? null,
        rolls: bout.attackRolls,
        total: bout.attackTotal,
        hasCards: bout.cards.length > 0,
      }),
      defenceSide(words, bout, reckoned),
    ],
    means: { picture: emblem(card), label: isCast ? cardName(bout.means) : text(`means.${bout.means}`) },
    notes: [
      ...(offers.length > 0 ? [say('offered', { list: offers.map(cardName).join(', ') })] : []),
      ...(bout.protector === null
        ? []
        : [say('protects', { being: cardName(bout.protector), target: cardName(bout.target) })]),
    ],
    cardsTitle: say('cardsPlayed'),
    cards: bout.cards.map(({ card: id, being }) => ({
      key: id,
      picture: emblem(id),
      label: cardName(id),
      about: being === null ? undefined : cardName(being),
    })),
    reckonings: reckoningsOf(words, bout, reckoned),
    verdict: verdictOf(words, bout),
    outlook: bout.result === 'open' && bout.attackRolls.length === 0 ? outlookOf(words, reckoned) : '',
  };
}

const drawDie = ({ face, look, note }: StageRoll): ReactNode =>
  look === 'rolling' ? (
    <Die face={1} rolling />
  ) : (
    <Die face={face as DieFace} title={look === 'dropped' ? `${face}, ${note}` : String(face)} />
  );

/** The attack or casting that is going on or was last: in the middle of the table, or to be read beside it. */
export const Clash = memo(function Clash({ look }: { readonly look: 'scene' | 'panel' }) {
  const words = useWords();
  const { bout, reckoned } = useTable(({ bout, memory }) => ({ bout, reckoned: memory.reckoned }));
  if (bout === null) return null;
  return <StagePanel stage={stageOf(words, bout, reckoned)} total={words.say('total')} die={drawDie} look={look} />;
});
