import type { Verb } from '@heldentisch/engine';
import type { ArtifactId } from './card-ids.js';
import type { HeldenContext } from './rules/piles.js';
import type { CombatFrame, HeldenEffectFrame, HeldenState } from './state.js';
import type { AttackName, FoeKind, School, Slot, StatName, WeaponClass } from './terms.js';

/** When a bonus counts. Every condition that is named must hold. */
export interface Only {
  readonly role?: 'attacker' | 'defender';
  readonly attack?: readonly AttackName[];
  /** The kind of the attacked foe. */
  readonly foe?: readonly FoeKind[];
  /** The school of the attacking spell. */
  readonly school?: School;
  /** The bearer is a magical hero. */
  readonly magical?: true;
  /** The attacked foe wears nothing there. */
  readonly targetBare?: Slot;
  /** The attacked foe renounced its defence or has no reaction. */
  readonly targetUndefended?: true;
  readonly targetLifeAtMost?: number;
}

export interface Bonus {
  readonly stat: StatName;
  readonly amount: number;
  readonly only?: Only;
}

export type HeldenVerb = Verb<HeldenState, HeldenEffectFrame>;
export type Program = readonly HeldenVerb[];

/** What follows from a combat. `lost` are the life points the target lost. */
export type Aftermath = (c: HeldenContext, combat: CombatFrame, lost: number) => void;

/** What a card does in the combat it is used or played in. */
export interface InCombat {
  /** Points of armour that do not count. */
  readonly ignoresArmour?: number;
  /** Parry bonuses that do not count. */
  readonly ignoresParry?: 'shields' | 'weapons and shields';
  /** Damage for each six, instead of 1. */
  readonly sixDamage?: number;
  /** The attack hit. */
  readonly onHit?: Aftermath;
  /** The attack hit and cost life points. */
  readonly onWound?: Aftermath;
  /** The attack killed a hero or creature. */
  readonly onKill?: Aftermath;
  /** The defence succeeded. */
  readonly onDefend?: Aftermath;
  /** A successful defence does not use up the reaction. */
  readonly keepsReaction?: true;
  /** What asks for decisions, started by one of the above. */
  readonly aftermath?: Program;
}

export interface HeroCard {
  readonly rs: number;
  readonly mr: number;
  readonly ma: number;
  readonly pa: number;
  readonly at: number;
  readonly specials: readonly Special[];
  /** Artifacts that this hero can use more than once in a turn, and how often. */
  readonly uses?: Readonly<Partial<Record<ArtifactId, number>>>;
}

/** KH-HRO-02 */
export type Special =
  | { readonly with: WeaponClass; readonly oneHanded?: true; readonly at?: number; readonly dmg?: number }
  | { readonly with: 'two hands'; readonly at: number }
  | { readonly with: 'shield'; readonly pa: number }
  | { readonly with: 'claws'; readonly at: number; readonly dmg: number }
  | { readonly with: School; readonly ma: number }
  | { readonly against: readonly FoeKind[]; readonly dmg: number }
  | { readonly against: 'ranged'; readonly pa: number }
  | { readonly without: Slot; readonly pa: number };

/** Two numbers: one-handed and two-handed use (KH-EQP-12). */
export type Pair = number | readonly [number, number];

export interface WeaponCard extends InCombat {
  readonly kind: 'weapon';
  readonly class: WeaponClass;
  readonly ranged: boolean;
  readonly hands: 1 | 2 | '1/2';
  readonly at: Pair;
  readonly pa: Pair;
  readonly dmg: Pair;
  /** Can also be thrown. */
  readonly throwable?: true;
  /** Not in two own turns in a row. */
  readonly reload?: true;
  /** Counts while the weapon attacks. */
  readonly bonuses?: readonly Bonus[];
  /** Counts as long as it is held. */
  readonly held?: readonly Bonus[];
  /** What stays with a wounded target. */
  readonly lasting?: Lasting;
}

export interface ShieldCard extends InCombat {
  readonly kind: 'shield';
  readonly pa: number;
  readonly held?: readonly Bonus[];
}

export interface WornCard {
  readonly kind: 'armour' | 'artifact';
  /** Null: it is held in one hand. */
  readonly slot: Slot | null;
  readonly rs?: number;
  readonly held?: readonly Bonus[];
  /** Additional reactions in each turn of another player. */
  readonly reactions?: number;
  /** Healing of the bearer at the start of its player's turn. */
  readonly healsAtTurnStart?: number;
  /** Once per own turn, outside combat, no action. */
  readonly use?: ArtifactUse;
}

export interface ArtifactUse {
  readonly aims: AimKind;
  readonly program: Program;
}

export type GearCard = WeaponCard | ShieldCard | WornCard;

/** What is named when a spell is announced or an artifact used. */
export type AimKind =
  | 'nothing'
  | 'two own heroes'
  | 'own fighter'
  | 'other own fighter'
  | 'demon'
  | 'opponent with cards'
  | 'armed enemy hero'
  | 'enemy hero'
  | 'deck';

export interface AttackSpell extends InCombat {
  readonly kind: 'attack spell';
  readonly school: School;
  readonly ma: number;
  readonly dmg: number;
  readonly cooldown: number;
  /** Attacks a second enemy of the group. */
  readonly twoTargets?: true;
  /** What stays with the target. */
  readonly lasting?: Lasting;
}

export interface DefenceSpell extends InCombat {
  readonly kind: 'defence spell';
  readonly school: School;
  readonly ma: number;
  readonly against: readonly AttackName[];
  readonly cooldown: number;
  /** Armour if the defence fails. */
  readonly rsOnFail?: number;
}

export interface GeneralSpell {
  readonly kind: 'general spell';
  readonly school: School;
  readonly target: number;
  readonly cooldown: number;
  readonly aims: AimKind;
  readonly program: Program;
  /** What lasts until the caster's next turn. */
  readonly lasting?: Lasting;
}

export interface Summoning extends InCombat {
  readonly kind: 'summoning';
  readonly target: number;
  readonly cooldown: number;
  readonly at: number;
  readonly pa: number;
  readonly mr: number;
  readonly rs: number;
  readonly dmg: number;
  readonly life: number;
  /** Damage for who hits it in melee. */
  readonly thorns?: number;
}

export interface DemonCard {
  readonly kind: 'demon';
  readonly pa: number;
  readonly mr: number;
  readonly rs: number;
  readonly life: number;
  /** Counts for the whole group it lies in front of. */
  readonly curse?: readonly Bonus[];
  readonly stopsSixes?: true;
  /** What happens at the start of the host's turn. */
  readonly atTurnStart?: Program;
}

export interface PotionCard {
  readonly kind: 'potion';
  readonly bonuses?: readonly Bonus[];
  readonly heals?: number;
  readonly luck?: true;
  readonly lasting?: Lasting;
}

export interface ManoeuvreCard extends InCombat {
  readonly kind: 'manoeuvre';
  readonly who: 'attacker' | 'defender' | 'caster' | 'any';
  readonly attack: readonly AttackName[];
  /** May also be played on a general spell. */
  readonly general?: true;
  readonly bonuses?: readonly Bonus[];
  readonly luck?: true;
  readonly lasting?: Lasting;
  readonly protectingOnly?: true;
  readonly ownLifeAtMost?: number;
  /** The target must be undefended, or have at most so many life points, to make it worth playing. */
  readonly targetUndefended?: true;
  readonly targetLifeAtMost?: number;
  readonly noDamage?: true;
  readonly noPenalty?: true;
}

/** A change that lasts: for one being, a group, or many. */
export interface Lasting {
  readonly scope: 'being' | 'group' | 'heroes' | 'creatures and werewolves';
  readonly ends: 'turn' | 'own turn' | 'owner turn';
  readonly bonuses?: readonly Bonus[];
  readonly noReaction?: true;
}

export interface EventCard {
  readonly kind: 'event';
  readonly program: Program;
  readonly possible?: (s: HeldenState, seat: number) => boolean;
  /** Why not, if it is not the card that says so. */
  readonly rule?: string;
  readonly lasting?: Lasting;
}

export type Occasion = 'combat' | 'spell' | 'any time' | 'event' | 'npc' | 'death' | 'loss';

export interface SpontaneousCard {
  readonly kind: 'spontaneous';
  readonly occasion: Occasion;
  /** In a combat: the kinds of attack it can be played on; by default all. */
  readonly attack?: readonly AttackName[];
  /** In a combat: only for the player whose hero or creature defends. */
  readonly forDefender?: true;
  readonly program: Program;
  /** Whether it can be played now, besides the occasion. */
  readonly possible?: (s: HeldenState, seat: number) => boolean;
  readonly bonuses?: readonly Bonus[];
}

export interface NpcCard {
  readonly kind: 'npc';
  readonly life: number;
  readonly usable: 'own turn' | 'before roll';
  readonly program: Program;
  readonly possible?: (s: HeldenState, seat: number) => boolean;
  /** Why not, if it is not the card that says so. */
  readonly rule?: string;
  readonly bonuses?: readonly Bonus[];
}

export type SupportCard =
  | GearCard
  | AttackSpell
  | DefenceSpell
  | GeneralSpell
  | Summoning
  | DemonCard
  | PotionCard
  | ManoeuvreCard
  | EventCard
  | SpontaneousCard
  | NpcCard;
