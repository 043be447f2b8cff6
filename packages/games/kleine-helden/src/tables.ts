import { assert } from '@heldentisch/engine';
import { beingOfCard, cardCount, firstMagic, firstSupport, firstTactics, heroCount, isCreature } from './beings.js';
import { cardIds } from './card-ids.js';
import type {
  AttackSpell,
  Bonus,
  DefenceSpell,
  DemonCard,
  EventCard,
  GearCard,
  GeneralSpell,
  HeroCard,
  InCombat,
  Lasting,
  ManoeuvreCard,
  NpcCard,
  PotionCard,
  SpontaneousCard,
  Summoning,
  SupportCard,
} from './define.js';
import { decks, goldBack } from './terms.js';

const heroes: HeroCard[] = [];
const supports: SupportCard[] = [];
/** By card: asked for all the time, and reading them off the many shapes of cards is slow. */
const hands: number[] = [];
const slots: (string | null)[] = [];

/** Filled once from the card files. */
export function register(heroCards: readonly HeroCard[], supportCards: readonly SupportCard[]): void {
  assert(heroCards.length === heroCount, 'every hero has a definition');
  assert(supportCards.length === cardCount - firstSupport, 'every support card has a definition');
  heroes.push(...heroCards);
  supports.push(...supportCards);
  for (let card = 0; card < cardCount; card++) {
    hands.push(isGear(card) ? handsTakenBy(gearCard(card)) : 0);
    slots.push(isGear(card) ? slotFor(gearCard(card)) : null);
  }
}

export const cardNumber = (name: (typeof cardIds)[number]): number => cardIds.indexOf(name);

/** The back of a card: its deck, or gold. */
export function backOf(card: number): number {
  if (card < firstSupport) return goldBack;
  if (card < firstMagic) return decks.red;
  return card < firstTactics ? decks.blue : decks.green;
}

export const heroCard = (being: number): HeroCard => heroes[being] as HeroCard;
export const supportCard = (card: number): SupportCard => supports[card - firstSupport] as SupportCard;
const kindOfCard = (card: number): string => (card < firstSupport ? 'hero' : supportCard(card).kind);

export const isGear = (card: number): boolean => card >= firstSupport && card < firstMagic;
export const isSpell = (card: number): boolean => card >= firstMagic && card < firstMagic + 37;
export const isEquippable = (card: number): boolean => isGear(card) || isSpell(card);
export const isWeapon = (card: number): boolean => kindOfCard(card) === 'weapon';
export const isShield = (card: number): boolean => kindOfCard(card) === 'shield';
export const isArmour = (card: number): boolean => kindOfCard(card) === 'armour';
export const isPotion = (card: number): boolean => card >= firstMagic + 43 && card < firstTactics;
export const isDemonCard = (card: number): boolean => card >= firstMagic + 37 && card < firstMagic + 43;
export const isManoeuvre = (card: number): boolean => card >= firstTactics && card < firstTactics + 22;
export const isEvent = (card: number): boolean => card >= firstTactics + 22 && card < firstTactics + 40;
export const isSpontaneous = (card: number): boolean => card >= firstTactics + 40 && card < firstTactics + 54;
export const isNpcCard = (card: number): boolean => card >= firstTactics + 54;
export const isAttackSpell = (card: number): boolean => card >= firstMagic && card < firstMagic + 14;
export const isDefenceSpell = (card: number): boolean => card >= firstMagic + 14 && card < firstMagic + 21;
/** General spells and summonings. */
export const isGeneralSpell = (card: number): boolean => card >= firstMagic + 21 && card < firstMagic + 37;
export const isSummoning = (card: number): boolean => isCreature(beingOfCard(card));

export const gearCard = (card: number): GearCard => supportCard(card) as GearCard;
export const attackSpell = (card: number): AttackSpell => supportCard(card) as AttackSpell;
export const defenceSpell = (card: number): DefenceSpell => supportCard(card) as DefenceSpell;
export const generalSpell = (card: number): GeneralSpell | Summoning => supportCard(card) as GeneralSpell | Summoning;
export const summoning = (card: number): Summoning => supportCard(card) as Summoning;
export const demonCard = (card: number): DemonCard => supportCard(card) as DemonCard;
export const potionCard = (card: number): PotionCard => supportCard(card) as PotionCard;
export const manoeuvreCard = (card: number): ManoeuvreCard => supportCard(card) as ManoeuvreCard;
export const eventCard = (card: number): EventCard => supportCard(card) as EventCard;
export const spontaneousCard = (card: number): SpontaneousCard => supportCard(card) as SpontaneousCard;
export const npcCard = (card: number): NpcCard => supportCard(card) as NpcCard;

const none: readonly Bonus[] = [];

/** What a card gives its bearer as long as it lies there. */
export function heldBonuses(card: number): readonly Bonus[] {
  const { held } = supportCard(card) as { held?: readonly Bonus[] };
  return held ?? none;
}

/** What a card played into a combat or casting gives. */
export function playedBonuses(card: number): readonly Bonus[] {
  const { bonuses } = supportCard(card) as { bonuses?: readonly Bonus[] };
  return bonuses ?? none;
}

export const inCombat = (card: number): InCombat => supportCard(card) as InCombat;

/** Whether a card has an effect that lasts. */
export const lasts = (card: number): boolean => card >= firstSupport && 'lasting' in supportCard(card);

export function lastingOf(card: number): Lasting {
  const { lasting } = supportCard(card) as { lasting?: Lasting };
  assert(lasting !== undefined, `${cardIds[card]} has no lasting effect`);
  return lasting;
}

/** The number of hands a thing takes while it is carried (KH-EQP-15). */
export const handsOf = (card: number): number => hands[card] ?? 0;

/** Where a thing is worn, or null. */
export const slotOf = (card: number): string | null => slots[card] ?? null;

function handsTakenBy(gear: GearCard): number {
  if (gear.kind === 'weapon') return gear.hands === 2 ? 2 : 1;
  if (gear.kind === 'shield') return 1;
  return gear.slot === null ? 1 : 0;
}

const slotFor = (gear: GearCard): string | null =>
  gear.kind === 'armour' || gear.kind === 'artifact' ? gear.slot : null;
