import type { Choice, Pending } from '@heldentisch/engine';
import { type MageKnightState, nameOfThing, spaceNames, type Way } from '@heldentisch/mage-knight';
import { type ObjectKey, type Pointing, verb } from '../../../table/kit/pointing.js';
import { coursePointings } from '../parts/cards/courses.js';

/*
 * What can be pointed at. Choices speak of designs, things on the table are single: of several copies of a card the first is
 * `hand:march`, the second `hand:march:2`. Units and enemies are counted from 1, as choices do.
 */

const copied = (kind: string, name: unknown, copy: number): ObjectKey =>
  copy <= 1 ? `${kind}:${name}` : `${kind}:${name}:${copy}`;

export const handObject = (card: unknown, copy = 1): ObjectKey => copied('hand', card, copy);
/** A part of the card that is selected: one of the ways to use it. */
export const usageObject = (use: unknown): ObjectKey => `use:${use}`;
export const unitObject = (slot: unknown): ObjectKey => `unit:${slot}`;
export const abilityObject = (slot: unknown, ability: unknown): ObjectKey => `ability:${slot}:${ability}`;
export const skillObject = (skill: unknown): ObjectKey => `skill:${skill}`;
/** The own tactic. */
export const ownTacticObject: ObjectKey = 'tactic';
/** A tactic to choose. */
export const tacticObject = (tactic: unknown): ObjectKey => `tactic:${tactic}`;
export const heroObject = (hero: unknown): ObjectKey => `hero:${hero}`;
/** A mana by its name, `die-red`. */
export const manaObject = (mana: unknown, copy = 1): ObjectKey => copied('mana', mana, copy);
export const colorObject = (color: unknown): ObjectKey => `color:${color}`;
export const unitOfferObject = (unit: unknown, copy = 1): ObjectKey => copied('offer:unit', unit, copy);
export type OfferOfCards = 'spell' | 'action' | 'monastery';
export const offerObject = (offer: OfferOfCards, card: unknown): ObjectKey => `offer:${offer}:${card}`;
export const skillOfferObject = (skill: unknown): ObjectKey => `offer:skill:${skill}`;
export const deckObject = (deck: 'action' | 'artifact' | 'elite'): ObjectKey => `deck:${deck}`;
/** A card that is laid open to be chosen. */
export const laidObject = (card: unknown, copy = 1): ObjectKey => copied('laid', card, copy);
export const rewardObject = (reward: unknown): ObjectKey => `reward:${reward}`;
export const enemyObject = (slot: unknown): ObjectKey => `enemy:${slot}`;
export const attackObject = (attack: unknown): ObjectKey => `attack:${attack}`;
export const selfObject: ObjectKey = 'self';
export const cellObject = (space: unknown): ObjectKey => `cell:${space}`;
export const tileObject = (place: unknown): ObjectKey => `tile:${place}`;
export const seatObject = (seat: unknown): ObjectKey => `seat:${seat}`;
export const dummyObject: ObjectKey = 'dummy';

/** The thing of a key: `['cell', '1,-1']`. */
export function thingOf(key: ObjectKey): readonly [kind: string, name: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [key, ''] : [key.slice(0, colon), key.slice(colon + 1)];
}

const needing = (...needs: readonly (readonly ObjectKey[])[]): Pointing => ({ needs });

/** A thing says it; so does a button, for who does not see the thing. */
const orByWord = (name: string, ...things: readonly ObjectKey[]): Pointing[] => [
  ...things.map((thing) => needing([thing])),
  needing([verb(name)]),
];
/** A thing is taken up and a button says what is done with it. */
const withWord = (name: string, ...things: readonly ObjectKey[]): Pointing[] =>
  things.map((thing) => needing([thing], [verb(name)]));
/** The same; the button is there from the start. */
const orAtOnce = (name: string, ...things: readonly ObjectKey[]): Pointing[] => [
  ...withWord(name, ...things),
  needing([verb(name)]),
];

const copiesIn = (things: readonly number[], name: unknown): number[] =>
  things.filter((thing) => nameOfThing[thing] === name).map((_, i) => i + 1);

/** Every copy of a card in the hand. */
const inHand = ({ players }: MageKnightState, seat: number, card: unknown): ObjectKey[] =>
  copiesIn(players[seat]?.hand ?? [], card).map((copy) => handObject(card, copy));

/** A skill where it lies: with a player, or in the common offer. */
const skillsNamed = ({ players, commonSkills }: MageKnightState, skill: unknown): ObjectKey[] => {
  if (copiesIn(commonSkills, skill).length > 0) return [skillOfferObject(skill)];
  return players.some(({ skills }) => copiesIn(skills, skill).length > 0) ? [skillObject(skill)] : [];
};

const copiesOffered = ({ unitOffer }: MageKnightState, unit: unknown): ObjectKey[] =>
  copiesIn(unitOffer, unit).map((copy) => unitOfferObject(unit, copy));
const inOffer = (view: MageKnightState, unit: unknown): ObjectKey[] => {
  const copies = copiesOffered(view, unit);
  return copies.length > 0 ? copies : [unitOfferObject(unit)];
};

/** Questions about cards that lie in an offer, or that are laid open; all others speak of the hand. */
const handQuestions = new Set(['discardCard', 'throwAwayCard', 'discardMore', 'exchangeCard']);

/** Where a card lies that a question speaks of. */
export function placesOfCard(view: MageKnightState, { seat, prompt }: Pending, card: unknown): ObjectKey[] {
  if (handQuestions.has(prompt.key)) return inHand(view, seat, card);
  const offers = [
    ['spell', view.spellOffer],
    ['action', view.actionOffer],
    ['monastery', view.monasteryOffer],
  ] as const;
  const offered = offers.filter(([, things]) => copiesIn(things, card).length > 0);
  if (prompt.key === 'takeSpell' || prompt.key === 'takeAction' || prompt.key === 'playOther') {
    if (offered.length > 0) return offered.map(([offer]) => offerObject(offer, card));
    return inHand(view, seat, card);
  }
  return [laidObject(card)];
}

/** Where a card lies that is played: in the hand, or where an effect lends it. */
function placesOfPlay(view: MageKnightState, seat: number, card: unknown): readonly ObjectKey[] {
  const own = inHand(view, seat, card);
  if (own.length > 0) return own;
  return [copiesIn(view.spellOffer, card).length > 0 ? offerObject('spell', card) : laidObject(card)];
}

/** So many dice, tokens or crystals of a name. */
function copiesOfMana(view: MageKnightState, seat: number, mana: string): number {
  const [kind, color] = mana.split('-') as [string, string];
  const number = ['red', 'blue', 'white', 'green', 'gold', 'black'].indexOf(color);
  const player = view.players[seat];
  if (kind === 'die') return view.source.filter((die) => die === number).length;
  if (kind === 'token') return player?.tokens[number] ?? 0;
  return kind === 'crystal' ? (player?.crystals[number] ?? 0) : 1;
}

const manaObjects = (view: MageKnightState, seat: number, mana: string): ObjectKey[] =>
  Array.from({ length: Math.max(1, copiesOfMana(view, seat, mana)) }, (_, i) => manaObject(mana, i + 1));

/** Gold stands for every colour by day: then the colour is said too. */
function paying({ mana, color }: Choice, { options = [], seat }: Pending, view: MageKnightState): Pointing[] {
  const isSure = options.filter((other) => other.type === 'pay' && other.mana === mana).length === 1;
  const things = manaObjects(view, seat, String(mana));
  const word = needing([verb(`pay-${mana}-${color}`)]);
  if (isSure) return [...things.map((thing) => needing([thing])), word];
  return [...things.map((thing) => needing([thing], [colorObject(color), verb(`as-${color}`)])), word];
}

/** What the rules say of the way to each space, for who can walk now. */
export type Ways = ReadonlyMap<number, Way>;

const isFight = ({ provokes, isAssault }: Way): boolean => isAssault || provokes.length > 0;

/**
 * Whoever points at a space means the best way there: its first step is the choice, the others follow. A way into a fight
 * is confirmed by a button: it says what comes.
 */
function stepping({ space }: Choice, ways: Ways | null): Pointing[] {
  const along = [...(ways ?? [])].flatMap(([goal, way]) => {
    const [first, ...rest] = way.spaces.map((step) => spaceNames[step] as string);
    if (first !== space || !way.isPaid) return [];
    const next = rest.map((step): Choice => ({ type: 'step', space: step }));
    const goalKey = cellObject(spaceNames[goal]);
    return [{ needs: isFight(way) ? [[goalKey], [verb('step')]] : [[goalKey]], next }];
  });
  const isDirect = ways?.get(spaceNames.indexOf(String(space)))?.spaces.length === 1;
  return isDirect ? along : [...along, needing([cellObject(space)], [verb('direct')])];
}

/** The things a choice speaks of. */
export function pointingOf(
  choice: Choice,
  decision: Pending,
  view: MageKnightState,
  ways: Ways | null,
): Pointing | Pointing[] {
  const { type, card, unit } = choice;
  const { seat } = decision;
  const here = cellObject(spaceNames[view.players[seat]?.space ?? -1]);
  const hand = (): ObjectKey[] => inHand(view, seat, card);
  const using = (things: readonly ObjectKey[], part?: ObjectKey): Pointing[] =>
    coursePointings(view, seat, choice, { things, part, manaThings: (mana) => manaObjects(view, seat, mana) });
  switch (type) {
    case 'takeHero':
      return withWord(type, heroObject(choice.hero));
    case 'pickTactic':
      return withWord(type, tacticObject(choice.tactic));
    case 'play':
      return placesOfPlay(view, seat, card).flatMap((thing) => using([thing], usageObject(choice.use)));
    case 'activate':
      return using([unitObject(unit), abilityObject(unit, choice.ability)]);
    case 'useSkill':
      return using([skillObject(choice.skill)]);
    case 'flipUp':
      return orAtOnce(`${type}-${choice.skill}`, skillObject(choice.skill));
    case 'pickSkill':
      return orByWord(`${type}-${choice.skill}`, ...skillsNamed(view, choice.skill));
    case 'useTactic':
      return orAtOnce(type, ownTacticObject);
    case 'assignBanner':
      return hand().map((key) => needing([key], [unitObject(unit), verb(`banner-${unit}`)]));
    case 'pay':
      return paying(choice, decision, view);
    case 'healHand':
    case 'shedWound':
      return orAtOnce(type, ...inHand(view, seat, 'wound'));
    case 'healUnit':
      return orAtOnce(`${type}-${unit}`, unitObject(unit));
    case 'step':
      return stepping(choice, ways);
    case 'explore':
      return needing([tileObject(choice.tilePlace)]);
    case 'interact':
    case 'enter':
    case 'burn':
    case 'plunder':
      return orAtOnce(type, here);
    case 'enterMaze':
      return orAtOnce(`${type}-${choice.companion}-${choice.paid}`, here);
    case 'challenge':
      return orAtOnce(`${type}-${choice.space}`, cellObject(choice.space));
    case 'pickSpace':
      return needing([cellObject(choice.space)]);
    case 'restDiscard':
      return withWord(type, ...hand());
    case 'discard':
      return orByWord(`${type}-${card}`, ...hand());
    case 'recruit':
      return withWord(type, ...inOffer(view, choice.unitName));
    case 'pickUnitName':
      // It may be a unit of another player, which only the button names.
      return orByWord(`${type}-${choice.unitName}`, ...copiesOffered(view, choice.unitName));
    case 'borrow':
      return withWord(`${type}-${choice.ability}`, ...inOffer(view, choice.unitName));
    case 'buySpell':
      return withWord(type, offerObject('spell', card));
    case 'buyAction':
      return withWord(type, offerObject('action', card), offerObject('monastery', card));
    case 'buyTopAction':
      return orAtOnce(type, deckObject('action'));
    case 'buyArtifact':
      return orAtOnce(type, deckObject('artifact'));
    case 'buyElite':
      return orAtOnce(type, deckObject('elite'));
    case 'strike':
      return needing(
        ...String(choice.targets)
          .split('+')
          .map((slot) => [enemyObject(slot)]),
        [verb(type)],
      );
    case 'parry':
      return needing([attackObject(choice.attack)]);
    case 'slow':
    case 'frighten':
      return withWord(type, attackObject(choice.attack));
    case 'suffer':
    case 'pickAttack':
      return orByWord(`${type}-${choice.attack}`, attackObject(choice.attack));
    case 'pickEnemy':
      return orByWord(`${type}-${choice.enemySlot}`, enemyObject(choice.enemySlot));
    case 'assign':
    case 'pickUnit':
    case 'disband':
      return orByWord(`${type}-${unit}`, unitObject(unit));
    case 'bear':
      return orByWord(type, selfObject);
    case 'pickCard':
      return orByWord(`${type}-${card}`, ...placesOfCard(view, decision, card));
    case 'pickColor':
      return orByWord(`${type}-${choice.color}`, colorObject(choice.color));
    case 'pickDie':
      return orByWord(`${type}-${choice.color}`, ...manaObjects(view, seat, `die-${choice.color}`));
    case 'pickSeat':
      return orByWord(`${type}-${choice.seat}`, seatObject(choice.seat));
    case 'takeReward':
      return orByWord(`${type}-${choice.reward}`, rewardObject(choice.reward));
    case 'learn':
      return withWord(type, skillOfferObject(choice.skill));
    default:
      return needing([verb(Object.values(choice).join('-'))]);
  }
}
