import { assert } from '@heldentisch/engine';
import { cardCount, firstMagic, firstSupport, firstTactics, heroCount } from './beings.js';
import {
  armourIds,
  attackSpellIds,
  type CardId,
  cardIds,
  defenceSpellIds,
  demonIds,
  equipmentIds,
  eventIds,
  generalSpellIds,
  manoeuvreIds,
  npcIds,
  potionIds,
  shieldIds,
  spontaneousIds,
  summoningIds,
  weaponIds,
} from './card-ids.js';
import type {
  ArtifactUse,
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
  Occasion,
  PotionCard,
  Program,
  SpontaneousCard,
  Summoning,
  SupportCard,
  WeaponCard,
} from './define.js';
import { decks, goldBack } from './terms.js';

const heroes: HeroCard[] = [];
const supports: SupportCard[] = [];
/** Told of every card when the tables are filled. */
const fillers: ((card: number, definition: SupportCard) => void)[] = [];

/** Filled once from the card files. */
export function register(heroCards: readonly HeroCard[], supportCards: readonly SupportCard[]): void {
  assert(heroCards.length === heroCount, 'every hero has a definition');
  assert(supportCards.length === cardCount - firstSupport, 'every support card has a definition');
  heroes.push(...heroCards);
  supports.push(...supportCards);
  supportCards.forEach((definition, i) => {
    for (const fill of fillers) fill(firstSupport + i, definition);
  });
}

export const cardNumber = (name: CardId): number => cardIds.indexOf(name);

/** The back of a card: its deck, or gold. */
export function backOf(card: number): number {
  if (card < firstSupport) return goldBack;
  if (card < firstMagic) return decks.red;
  return card < firstTactics ? decks.blue : decks.green;
}

export const heroCard = (being: number): HeroCard => heroes[being] as HeroCard;
export const supportCard = (card: number): SupportCard => supports[card - firstSupport] as SupportCard;

/** Whether a card is one of these, which stand in a row in the list of all cards. */
function among(...lists: readonly (readonly CardId[])[]): (card: number) => boolean {
  const ids = lists.flat();
  const first = cardIds.indexOf(ids[0] as CardId);
  const end = first + ids.length;
  assert(
    ids.every((id, i) => cardIds[first + i] === id),
    'cards of a kind stand in a row',
  );
  return (card) => card >= first && card < end;
}

export const isGear = among(equipmentIds);
export const isWeapon = among(weaponIds);
export const isShield = among(shieldIds);
export const isArmour = among(armourIds);
export const isSpell = among(attackSpellIds, defenceSpellIds, generalSpellIds, summoningIds);
export const isAttackSpell = among(attackSpellIds);
export const isDefenceSpell = among(defenceSpellIds);
/** General spells and summonings. */
export const isGeneralSpell = among(generalSpellIds, summoningIds);
export const isSummoning = among(summoningIds);
export const isDemonCard = among(demonIds);
export const isPotion = among(potionIds);
export const isManoeuvre = among(manoeuvreIds);
export const isEvent = among(eventIds);
export const isSpontaneous = among(spontaneousIds);
export const isNpcCard = among(npcIds);
export const isEquippable = (card: number): boolean => isGear(card) || isSpell(card);

/** Definitions of one kind by card; null for every other card. */
function kindTable<C extends SupportCard>(fits: (definition: SupportCard) => definition is C): readonly (C | null)[] {
  const table = new Array<C | null>(cardCount).fill(null);
  fillers.push((card, definition) => {
    if (fits(definition)) table[card] = definition;
  });
  return table;
}

function wrongKind(card: number): never {
  assert(false, `${cardIds[card] ?? card} is a card of another kind`);
}

/** Looks up a card that is known to be of the kind. */
const lookUp =
  <C>(table: readonly (C | null)[]): ((card: number) => C) =>
  (card) =>
    table[card] ?? wrongKind(card);

const manoeuvres = kindTable((card): card is ManoeuvreCard => card.kind === 'manoeuvre');

export const gearCard = lookUp(
  kindTable(
    (card): card is GearCard =>
      card.kind === 'weapon' || card.kind === 'shield' || card.kind === 'armour' || card.kind === 'artifact',
  ),
);
export const weaponCard = lookUp(kindTable((card): card is WeaponCard => card.kind === 'weapon'));
export const attackSpell = lookUp(kindTable((card): card is AttackSpell => card.kind === 'attack spell'));
export const defenceSpell = lookUp(kindTable((card): card is DefenceSpell => card.kind === 'defence spell'));
export const generalSpell = lookUp(
  kindTable((card): card is GeneralSpell | Summoning => card.kind === 'general spell' || card.kind === 'summoning'),
);
export const summoning = lookUp(kindTable((card): card is Summoning => card.kind === 'summoning'));
export const demonCard = lookUp(kindTable((card): card is DemonCard => card.kind === 'demon'));
export const potionCard = lookUp(kindTable((card): card is PotionCard => card.kind === 'potion'));
export const manoeuvreCard = lookUp(manoeuvres);
export const eventCard = lookUp(kindTable((card): card is EventCard => card.kind === 'event'));
export const spontaneousCard = lookUp(kindTable((card): card is SpontaneousCard => card.kind === 'spontaneous'));
export const npcCard = lookUp(kindTable((card): card is NpcCard => card.kind === 'npc'));

/** The manoeuvre among the cards played in a combat, or null for a potion, an event or an NPC. */
export const manoeuvreOf = (card: number): ManoeuvreCard | null => manoeuvres[card] as ManoeuvreCard | null;

/** A property of cards by card, whatever their kind. */
function property<T>(read: (definition: SupportCard) => T | undefined, otherwise: T): (card: number) => T {
  const table = new Array<T>(cardCount).fill(otherwise);
  fillers.push((card, definition) => {
    table[card] = read(definition) ?? otherwise;
  });
  return (card) => table[card] as T;
}

const noBonuses: readonly Bonus[] = [];

/** What a card gives its bearer as long as it lies there. */
export const heldBonuses = property((card) => ('held' in card ? card.held : undefined), noBonuses);

/** What a card played into a combat or casting, or a weapon in use, gives. */
export const playedBonuses = property((card) => ('bonuses' in card ? card.bonuses : undefined), noBonuses);

const nothingInCombat: InCombat = {};

function fights(card: SupportCard): card is SupportCard & InCombat {
  return (
    card.kind === 'weapon' ||
    card.kind === 'shield' ||
    card.kind === 'attack spell' ||
    card.kind === 'defence spell' ||
    card.kind === 'summoning' ||
    card.kind === 'manoeuvre'
  );
}

/** What a card used or played does in the combat. */
export const inCombat = property((card) => (fights(card) ? card : undefined), nothingInCombat);

/** Armour of what is worn. */
export const wornArmour = property(
  (card) => (card.kind === 'armour' || card.kind === 'artifact' ? card.rs : undefined),
  0,
);

const noProgram: Program = [];

/** What a card does when it is played, cast, used, called, or at the start of a turn. */
export const ownProgram = property<Program>((card) => {
  if (card.kind === 'demon') return card.atTurnStart;
  if (card.kind === 'artifact') return card.use?.program;
  return 'program' in card ? card.program : undefined;
}, noProgram);

/** What an artifact can be used for, or null. */
export const artifactUse = property<ArtifactUse | null>(
  (card) => (card.kind === 'artifact' ? card.use : undefined),
  null,
);

/** Reactions that a worn card adds. */
export const moreReactions = property(
  (card) => (card.kind === 'armour' || card.kind === 'artifact' ? card.reactions : undefined),
  0,
);

/** Healing of the bearer at the start of its player's turn. */
export const healsAtTurnStart = property(
  (card) => (card.kind === 'armour' || card.kind === 'artifact' ? card.healsAtTurnStart : undefined),
  0,
);

const lastings = property<Lasting | null>((card) => ('lasting' in card ? card.lasting : undefined), null);

/** Whether a card has an effect that lasts. */
export const lasts = (card: number): boolean => lastings(card) !== null;

export const lastingOf = (card: number): Lasting => lastings(card) ?? wrongKind(card);

const byOccasion = new Map<Occasion, number[]>();
fillers.push((card, definition) => {
  if (definition.kind !== 'spontaneous') return;
  byOccasion.set(definition.occasion, [...spontaneousFor(definition.occasion), card]);
});

/** The spontaneous events for an occasion. */
export const spontaneousFor = (occasion: Occasion): readonly number[] => byOccasion.get(occasion) ?? [];

/** The number of hands a thing takes while it is carried (KH-EQP-15). */
export const handsOf = property((card) => {
  if (card.kind === 'weapon') return card.hands === 2 ? 2 : 1;
  if (card.kind === 'shield') return 1;
  return (card.kind === 'armour' || card.kind === 'artifact') && card.slot === null ? 1 : 0;
}, 0);

export const slotOf = property<string | null>(
  (card) => (card.kind === 'armour' || card.kind === 'artifact' ? (card.slot ?? undefined) : undefined),
  null,
);
