import type { AdventureId, HeroId, MarketId } from './card-ids.js';
import type { Attribute, Color, Kind, Phase, Skill, Terrain, Value, Way } from './terms.js';

/*
 * The language in which cards are written. A card says when its abilities may or must be used and which operations
 * they carry out; `rules/` knows the moments, `operations/` carries out.
 */

/**
 * `always` works by itself. `activate`: the card is turned face down, within the limits of the moment. `discard`: the
 * card leaves play. `pay`: a hero or ally pays for it, again and again. `trigger`: must happen, on challenges and events.
 */
export type Use = 'always' | 'activate' | 'discard' | 'pay' | 'trigger';

export type Moment =
  | 'constant'
  | 'move.roll'
  | 'move.rolled'
  | 'move.enter'
  | 'move.end'
  | 'adv.start'
  | 'test'
  | 'combat.start'
  | 'combat.before'
  | 'round.start'
  | 'round.end'
  | 'phase.start'
  | 'roll'
  | 'attacked'
  | 'failedAttack'
  | 'wounded'
  | 'dealtWounds'
  | 'enemyWounded'
  | 'ko'
  | 'market'
  | 'free'
  | 'turn.end';

export type Least = { readonly gte: number };

/** All that is named must hold. */
export interface Condition {
  readonly tag?: readonly string[];
  readonly terrain?: readonly Terrain[];
  readonly round?: number | Least;
  readonly attr?: readonly Attribute[];
  readonly amount?: Least;
  readonly target?: 'hero';
  readonly source?: 'effect';
  readonly gold?: Least;
  readonly vs?: 'challenge';
}

export interface Cost {
  readonly exhaustion?: number;
  readonly wound?: number;
  readonly gold?: number;
}

export interface Ability {
  readonly use: Use;
  readonly when: Moment;
  /** Only in these phases. Without it: in the three phases of combat, never on an escape roll. */
  readonly phase?: readonly Phase[];
  readonly roll?: 'attack' | 'defend' | 'any';
  /** Whose roll: the character that has the ability, the hero, an ally, or any character of the side. */
  readonly who?: 'self' | 'hero' | 'ally' | 'own';
  /** Only on the first combat roll of the side in a combat (RB-ABL-19). */
  readonly first?: true;
  /** To be declared before the dice are rolled, or before what must happen at that moment. */
  readonly pre?: true;
  /** The + symbol: only if the attack succeeds (RB-ABL-14). */
  readonly hit?: true;
  readonly cost?: Cost;
  readonly limit?: 'roll' | 'round' | 'combat' | 'turn';
  readonly if?: Condition;
  readonly do: readonly Operation[];
}

export type Target = 'hero' | 'self' | 'own' | 'ownAll' | 'enemy' | 'attacker';
export type Span = 'roll' | 'round' | 'combat';
export type EnemyValue = Attribute | 'all' | 'dmg.ranged' | 'dmg.melee' | 'dmg.magic' | 'dmg.all';
export type Trade = 'buy' | 'hire' | 'sell';

export type Operation =
  | { readonly op: 'add'; readonly n: number }
  | { readonly op: 'dmg'; readonly n: number; readonly min?: number }
  | { readonly op: 'reroll'; readonly dice: number }
  | { readonly op: 'useAttr'; readonly attr: Attribute }
  | { readonly op: 'vsAttr'; readonly attr: Attribute | 'lowest' }
  | { readonly op: 'onSuccess'; readonly do: readonly Operation[] }
  | { readonly op: 'stat'; readonly stat: Value; readonly n: number }
  | { readonly op: 'skill'; readonly skill: Skill; readonly n: number }
  | { readonly op: 'enemy'; readonly stat: EnemyValue; readonly n: number; readonly for: Span }
  | { readonly op: 'wound'; readonly to: Target; readonly n: number }
  | { readonly op: 'exhaust'; readonly to: Target; readonly n: number }
  | { readonly op: 'heal' | 'rest'; readonly to: Target; readonly n: number | 'all' }
  | { readonly op: 'prevent'; readonly to: Target; readonly n: number | 'all' }
  | { readonly op: 'gold'; readonly n: number }
  | {
      readonly op: 'price';
      readonly of: readonly Trade[];
      readonly n?: number;
      readonly min?: number;
      readonly set?: 'full';
      readonly for?: 'next';
    }
  | { readonly op: 'noDraw' }
  | { readonly op: 'dice'; readonly set?: number; readonly n?: number }
  | { readonly op: 'wild'; readonly n: number }
  | { readonly op: 'rerollMove'; readonly n: number | 'any' }
  | { readonly op: 'enterAny'; readonly terrain: readonly Terrain[] }
  | { readonly op: 'go'; readonly to: 'tamalir' | 'city'; readonly instead: 'move' }
  | { readonly op: 'peek'; readonly deck: 'adventure'; readonly n: number }
  | {
      readonly op: 'pick';
      readonly draw: number;
      readonly kind: readonly (Kind | 'any')[];
      readonly take: number;
      readonly pay: number | 'free';
      readonly min?: number;
    }
  | {
      readonly op: 'test';
      readonly skill: Skill;
      readonly attr: Attribute;
      readonly n: number;
      readonly pass: readonly Operation[];
      readonly fail: readonly Operation[];
    }
  | {
      readonly op: 'choose';
      /** What each of them is called. */
      readonly ways: readonly Way[];
      readonly of: readonly (readonly Operation[])[];
      readonly need?: readonly (Condition | null)[];
    }
  | { readonly op: 'attack'; readonly phase: Phase; readonly free: true }
  | { readonly op: 'escape'; readonly auto?: true; readonly ban?: true; readonly for?: 'round' }
  | { readonly op: 'noActivate'; readonly for: 'round' }
  | { readonly op: 'discard'; readonly what: readonly Kind[]; readonly n: number; readonly used: true }
  | { readonly op: 'refresh'; readonly kind: readonly Kind[]; readonly n: number }
  | { readonly op: 'survive'; readonly life: number }
  | { readonly op: 'defeat' }
  | { readonly op: 'keep'; readonly as: 'rune' | 'boon'; readonly abilities?: readonly Ability[] }
  | { readonly op: 'counter'; readonly color: Color }
  | { readonly op: 'fight'; readonly card: AdventureId; readonly escape: false; readonly mods: readonly Ability[] }
  | { readonly op: 'win' };

/** Three numbers, for the ranged, melee and magic phase. */
export type Damage = readonly [number, number, number];

interface Fighter {
  readonly life: number;
  readonly mind: number;
  readonly body: number;
  readonly spirit: number;
  readonly damage: Damage;
}

export interface HeroCard extends Fighter {
  readonly id: HeroId;
  readonly stamina: number;
  readonly skills: Readonly<Partial<Record<Skill, number>>>;
  readonly abilities: readonly Ability[];
}

export interface ItemCard {
  readonly id: MarketId;
  readonly kind: Exclude<Kind, 'ally'>;
  readonly cost: number;
  readonly copies?: number;
  readonly abilities: readonly Ability[];
}

export interface AllyCard extends Fighter {
  readonly id: MarketId;
  readonly kind: 'ally';
  readonly cost: number;
  readonly stamina: number;
  readonly copies?: number;
  readonly abilities: readonly Ability[];
}

export type MarketCard = ItemCard | AllyCard;

interface Adventure {
  readonly id: AdventureId;
  readonly color: Color;
}

export interface ChallengeCard extends Adventure, Fighter {
  readonly type: 'challenge';
  readonly tags: readonly string[];
  readonly before?: readonly Ability[];
  readonly special?: readonly Ability[];
  readonly reward: readonly Operation[];
}

export interface EventCard extends Adventure {
  readonly type: 'event';
  readonly number: number;
  readonly sun: readonly Color[];
  readonly rules: readonly Ability[];
}

export interface EncounterCard extends Adventure {
  readonly type: 'encounter';
  readonly do: readonly Operation[];
}

export type AdventureCard = ChallengeCard | EventCard | EncounterCard;
