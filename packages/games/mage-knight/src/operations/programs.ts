import { at } from '@heldentisch/engine';
import { cardNames, deedCard, hasDeedCard, isArtifactDesign, isSpellDesign, unitDesign, wound } from '../box.js';
import type { basics, Operation, Operations } from '../card.js';
import { skillIds, unitIds } from '../card-ids.js';
import { skillCards } from '../cards/skills.js';

/*
 * Every list of operations has a number, by which frames know what they carry out. What a card or a unit costs in mana
 * is part of its program: the first operations are the payments. Who plays a card for free begins behind them.
 */

export interface ProgramEntry {
  /** What it is called where it is counted which effects were carried out. */
  readonly name: string;
  readonly operations: Operations;
  /** How many of the first operations are what the effect costs in mana. */
  readonly payments: number;
}

const entries: ProgramEntry[] = [];
const add = (name: string, operations: Operations, payments: Operations = []): number =>
  entries.push({ name, operations: [...payments, ...operations], payments: payments.length }) - 1;

const pay = (...of: readonly (typeof basics)[number][]): Operation => ({ op: 'pay', of });
const payBlack: Operation = { op: 'pay', of: ['black'] };

/** MK-CRD-03 to MK-CRD-08 */
const cardPrograms = cardNames.map((name, design) => {
  if (design === wound || !hasDeedCard(design)) return [-1, -1];
  const { colors, basic, strong } = deedCard(design);
  const color = colors.length > 0 ? [pay(...colors)] : [];
  if (isSpellDesign(design))
    return [add(`${name} basic`, basic, color), add(`${name} strong`, strong, [...color, payBlack])];
  return [add(`${name} basic`, basic), add(`${name} strong`, strong, isArtifactDesign(design) ? [] : color)];
});
export const programOfCard = (design: number, isStrong: boolean): number =>
  at(at(cardPrograms, design), isStrong ? 1 : 0);

const unitPrograms = unitIds.map((name, design) =>
  unitDesign(design).abilities.map(({ mana, do: list }, i) =>
    add(`${name} ${i + 1}`, list, mana === undefined ? [] : [{ op: 'pay', of: [mana] }]),
  ),
);
export const programOfUnit = (design: number, ability: number): number => at(at(unitPrograms, design), ability);

const skillPrograms = skillIds.map((id) => add(id, skillCards.find((card) => card.id === id)?.do ?? []));
/** What comes when its token goes back to the owner, and what holds in every turn; -1 for most. */
const otherSkillPrograms = skillIds.map((id) => {
  const card = skillCards.find((one) => one.id === id);
  const one = (what: string, operations: Operations | undefined): number =>
    operations === undefined ? -1 : add(`${id} ${what}`, operations);
  return { back: one('back', card?.back), always: one('always', card?.always) };
});
export const programOfSkillBack = (skill: number): number => at(otherSkillPrograms, skill).back;
export const programOfSkillAlways = (skill: number): number => at(otherSkillPrograms, skill).always;
export const programOfSkill = (skill: number): number => at(skillPrograms, skill);

/** Effects that belong to no card: they are carried out by the rules. */
const builtIns = {
  soulCrystal: [{ op: 'special', name: 'soulCrystal' }],
  weakenAnother: [{ op: 'enemy', filter: 'any', do: [{ to: 'armor', n: -1 }] }],
  rethink: [{ op: 'special', name: 'rethink' }],
  manaSteal: [{ op: 'special', name: 'manaSteal' }],
  greatStart: [{ op: 'draw', n: 2 }],
  preparation: [{ op: 'special', name: 'preparation' }],
  longNight: [{ op: 'special', name: 'longNight' }],
  manaSearch: [{ op: 'special', name: 'manaSearch' }],
  meditation: [{ op: 'special', name: 'midnightMeditation' }],
  sparingPower: [{ op: 'special', name: 'sparingPower' }],
  altar: [{ op: 'special', name: 'altar' }],
  buySpell: [{ op: 'special', name: 'buySpell' }],
  familiar: [{ op: 'special', name: 'familiar' }],
  disband: [{ op: 'special', name: 'disband' }],
  readMind: [{ op: 'special', name: 'readMind' }],
  tax: [{ op: 'special', name: 'tax' }],
  harvest: [
    {
      op: 'discard',
      what: 'card',
      by: {
        red: [{ op: 'crystal', of: ['red'] }],
        blue: [{ op: 'crystal', of: ['blue'] }],
        white: [{ op: 'crystal', of: ['white'] }],
        green: [{ op: 'crystal', of: ['green'] }],
      },
    },
  ],
  flipUp: [
    { op: 'pay', of: ['green'] },
    { op: 'special', name: 'flipUp' },
  ],
  loseToken: [{ op: 'special', name: 'loseToken' }],
} as const satisfies Readonly<Record<string, Operations>>;
export type BuiltIn = keyof typeof builtIns;
const builtInPrograms = Object.fromEntries(
  Object.entries(builtIns).map(([name, list]) => [name, add(name, list)]),
) as Record<BuiltIn, number>;
export const programOfBuiltIn = (name: BuiltIn): number => builtInPrograms[name];

export const programs: readonly ProgramEntry[] = entries;

/** Programs with something to do; a banner that is only attached has none. */
const effective = entries.flatMap(({ operations }, program) => (operations.length > 0 ? [program] : []));
export const effectNames: readonly string[] = effective.map((program) => at(entries, program).name);
const effectNumbers = entries.map((_, program) => effective.indexOf(program));
export const effectNumber = (program: number): number => effectNumbers[program] as number;
