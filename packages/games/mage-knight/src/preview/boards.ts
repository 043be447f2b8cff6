import { at, isHidden } from '@heldentisch/engine';
import { cardNames, designOf, isDeedThing, isUnitThing, nameOfThing, unitCard, unitIndex } from '../box.js';
import type { SkillUse } from '../card.js';
import { type SkillId, skillIds, type UnitId } from '../card-ids.js';
import { bannerOf, isSpent } from '../players.js';
import { unitArmor, unitResists } from '../rules/damage.js';
import { isDepleted } from '../rules/mana.js';
import { skillCard } from '../rules/skills.js';
import { commandLimit } from '../rules/units.js';
import type { MageKnightState } from '../state.js';
import { colors, elements, type Resistance, resistances } from '../terms.js';
import { zones } from '../zones.js';

/** What lies in front of a player, as everybody sees it. */

export interface UnitFacts {
  readonly id: UnitId;
  readonly slot: number;
  readonly isElite: boolean;
  readonly level: number;
  /** With what banners and cards add to it now. */
  readonly armor: number;
  readonly resistances: readonly Resistance[];
  readonly isSpent: boolean;
  readonly wounds: number;
  /** The banner it carries, or an empty text, and whether that is used up for the round. */
  readonly banner: string;
  readonly isBannerUsed: boolean;
  /** The colour of the token on familiars, or an empty text. */
  readonly token: string;
}

function unitFacts(view: MageKnightState, unit: number, slot: number): UnitFacts {
  const { isElite, level } = unitCard(unit);
  const banner = bannerOf(view, unit);
  return {
    id: nameOfThing[unit] as UnitId,
    slot,
    isElite,
    level,
    armor: unitArmor(view, unit),
    resistances: resistances.filter((name) => unitResists(view, unit, elements.indexOf(name))),
    isSpent: isSpent(view, unit),
    wounds: at(view.unitWounds, unitIndex(unit)),
    banner: nameOfThing[banner] ?? '',
    isBannerUsed: banner >= 0 && view.flipped[banner] === 1,
    token: colors[at(view.familiar, unitIndex(unit))] ?? '',
  };
}

export const unitsOf = (view: MageKnightState, seat: number): UnitFacts[] =>
  (view.players[seat]?.units ?? []).filter(isUnitThing).map((unit, i) => unitFacts(view, unit, i + 1));

/** How many units the player may lead. */
export const unitLimit = (view: MageKnightState, seat: number): number => commandLimit(view, seat);

export interface SkillFacts {
  readonly id: SkillId;
  readonly use: SkillUse;
  /** It cannot be used again in this turn or round. */
  readonly isUsed: boolean;
}

export function skillsOf(view: MageKnightState, seat: number): SkillFacts[] {
  return (view.players[seat]?.skills ?? []).map((thing) => {
    const skill = designOf(thing);
    const isOwnTurn = view.turn.seat === seat;
    return {
      id: skillIds[skill] as SkillId,
      use: skillCard(skill)?.use ?? 'turn',
      isUsed: view.flipped[thing] === 1 || (isOwnTurn && view.turn.usedSkills.includes(skill)),
    };
  });
}

export interface SourceDie {
  readonly color: (typeof colors)[number];
  /** It gives no mana now: black by day, gold at night. */
  readonly isDepleted: boolean;
}

export const sourceDice = (view: MageKnightState): SourceDie[] =>
  view.source.map((color) => ({ color: at(colors, color), isDepleted: isDepleted(view, color) }));

/** So many cards of a name. */
export interface CardCount {
  readonly card: string;
  readonly count: number;
}

/** The same cards together, in the order of the box: nothing is told of the order in which they lie. */
export function countCards(things: readonly number[]): CardCount[] {
  const counts = new Map<number, number>();
  for (const thing of things) counts.set(designOf(thing), (counts.get(designOf(thing)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([design, count]) => ({ card: at(cardNames, design), count }));
}

/**
 * The cards of a player that lie where the viewer does not see them. Whose a card is, everybody knows: of the own seat that
 * is the deck, of another one the deck together with the hand.
 */
export function unseenCards(view: MageKnightState, seat: number): CardCount[] {
  const seen = new Set(zones.zones.flatMap((zone) => zone.things(view)).filter((thing) => !isHidden(thing)));
  const things = [...view.owner.keys()].filter(
    (thing) => isDeedThing(thing) && view.owner[thing] === seat && !seen.has(thing),
  );
  return countCards(things);
}
