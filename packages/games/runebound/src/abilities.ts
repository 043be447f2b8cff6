import { adventureCard, cardCount, cardNames, designName, heroes, marketCard, marketCount } from './box.js';
import type { Ability, Condition, Cost, Moment, Operation } from './card.js';
import { type Phase, phases } from './terms.js';

/*
 * Every ability of every card, once, with a number: frames remember by it what was used. What is asked often stands in
 * bits and numbers. The copies of a card share their abilities.
 */

/** Pursuing is what a hero rolls against another one that wants to escape (RB-PVP-11): no card speaks of it. */
export const [attacking, defending, escaping, testing, pursuing] = [1, 2, 4, 8, 16] as const;
export type RollKind = typeof attacking | typeof defending | typeof escaping | typeof testing | typeof pursuing;

export interface Skilled {
  readonly number: number;
  readonly name: string;
  readonly use: Ability['use'];
  readonly when: Moment;
  readonly phases: number;
  readonly rolls: number;
  readonly who: NonNullable<Ability['who']>;
  readonly first: boolean;
  readonly pre: boolean;
  readonly hit: boolean;
  readonly cost: Required<Cost>;
  readonly limit: NonNullable<Ability['limit']> | 'none';
  readonly condition: Condition | null;
  readonly do: readonly Operation[];
  /** What it adds to a roll, and to the damage of an attack. */
  readonly adds: number;
  readonly damage: number;
  /** It changes what the other side rolls or is compared by (RB-PVP-25). */
  readonly versus: boolean;
}

const all: Skilled[] = [];
export const abilities: readonly Skilled[] = all;

const fightPhases: readonly Phase[] = ['ranged', 'melee', 'magic'];
const bitsOf = (list: readonly Phase[]): number => list.reduce((bits, phase) => bits | (1 << phases.indexOf(phase)), 0);

function rollsOf({ roll = 'any', phase = fightPhases }: Ability): number {
  const inFight = roll === 'attack' ? attacking : roll === 'defend' ? defending : attacking | defending;
  return (phase.some((one) => one !== 'escape') ? inFight : 0) | (phase.includes('escape') ? escaping : 0);
}

const sumOf = (operations: readonly Operation[], op: 'add' | 'dmg'): number =>
  operations.reduce((sum, operation) => sum + (operation.op === op ? operation.n : 0), 0);

type Owner = 'character' | 'item' | 'table';
const usualWho = { character: 'self', item: 'hero', table: 'own' } as const;

function enrol(ability: Ability, name: string, owner: Owner): Skilled {
  const { cost = {} } = ability;
  const skilled: Skilled = {
    number: all.length,
    name,
    use: ability.use,
    when: ability.when,
    phases: bitsOf(ability.phase ?? fightPhases),
    rolls: ability.when === 'test' ? testing : rollsOf(ability),
    who: ability.who ?? usualWho[owner],
    first: ability.first === true,
    pre: ability.pre === true,
    hit: ability.hit === true,
    cost: { exhaustion: cost.exhaustion ?? 0, wound: cost.wound ?? 0, gold: cost.gold ?? 0 },
    limit: ability.limit ?? 'none',
    condition: ability.if ?? null,
    do: ability.do,
    adds: sumOf(ability.do, 'add'),
    damage: sumOf(ability.do, 'dmg'),
    versus: ability.do.some(({ op }) => op === 'vsAttr'),
  };
  all.push(skilled);
  return skilled;
}

const enrolAll = (list: readonly Ability[], name: string, owner: Owner): readonly Skilled[] =>
  list.map((ability, i) => enrol(ability, list.length === 1 ? name : `${name}-${i + 1}`, owner));

/** Abilities of the heroes, by their number. */
export const heroAbilities: readonly (readonly Skilled[])[] = heroes.map(({ id, abilities: list }) =>
  enrolAll(list, id, 'character'),
);

const byDesign = new Map<string, readonly Skilled[]>();
function onceForDesign(card: number, make: () => readonly Skilled[]): readonly Skilled[] {
  const name = designName(card);
  const known = byDesign.get(name) ?? make();
  byDesign.set(name, known);
  return known;
}

/** What an adventure card can do while it is nobody's: what a challenge does in a fight, the rule of an event. */
function ofAdventure(card: number, part: 'before' | 'special'): readonly Skilled[] {
  const adventure = adventureCard(card);
  if (adventure.type === 'event') return part === 'special' ? enrolAll(adventure.rules, adventure.id, 'table') : [];
  if (adventure.type === 'encounter') return [];
  const list = adventure[part] ?? [];
  return enrolAll(list, part === 'before' ? `${adventure.id}-before` : adventure.id, 'table');
}

const keptOf = (card: number): readonly Ability[] => {
  const adventure = adventureCard(card);
  if (adventure.type !== 'challenge') return [];
  return adventure.reward.flatMap((operation) => (operation.op === 'keep' ? (operation.abilities ?? []) : []));
};

/** Abilities of a card for who owns it: of items and allies, and of challenges that were kept (RB-DEF-05). */
export const ownedAbilities: readonly (readonly Skilled[])[] = cardNames.map((_, card) =>
  card >= marketCount
    ? enrolAll(keptOf(card), `${designName(card)}-kept`, 'item')
    : onceForDesign(card, () => {
        const { abilities: list, kind, id } = marketCard(card);
        return enrolAll(list, id, kind === 'ally' ? 'character' : 'item');
      }),
);

const none: readonly Skilled[] = [];
const forAdventures = (part: 'before' | 'special'): readonly (readonly Skilled[])[] =>
  cardNames.map((_, card) => (card < marketCount ? none : ofAdventure(card, part)));

/** Before-combat effects of challenges. */
export const beforeAbilities = forAdventures('before');
/** What challenges do in a fight, and the rules of events. */
export const specialAbilities = forAdventures('special');

/** Abilities that a reward lends for a fight (`fight`). */
export const lentAbilities: readonly (readonly Skilled[])[] = cardNames.map((_, card) => {
  const adventure = card < marketCount ? null : adventureCard(card);
  if (adventure?.type !== 'challenge') return none;
  const mods = adventure.reward.flatMap((operation) => (operation.op === 'fight' ? operation.mods : []));
  return enrolAll(mods, `${adventure.id}-lent`, 'table');
});

/** Abilities of whatever a player can use, by its number as a source. */
export const abilitiesOfSource = (source: number): readonly Skilled[] =>
  (source < cardCount ? ownedAbilities[source] : heroAbilities[source - cardCount]) ?? none;
