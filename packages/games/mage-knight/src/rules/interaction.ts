import { at, type Deed, type Refusal, refusal } from '@heldentisch/engine';
import { draw, lay, take } from '@heldentisch/pieces';
import { cardKey, colorsOfDesign, designOf, skillThing, unitDesign, unitKey } from '../box.js';
import { skillIds } from '../card-ids.js';
import { hasSite, siteAt } from '../map.js';
import {
  type C,
  eachDesign,
  findDesign,
  hasLasting,
  isConquered,
  lastingOf,
  lastingSum,
  lowestReputation,
  mustRecover,
  playerOf,
  push,
  reputationInfluence,
} from '../players.js';
import type { MageKnightState, SiteState, TurnFrame } from '../state.js';
import { colors, type RecruitSite, sites } from '../terms.js';
import { choose, happened, rewardArtifacts } from '../vocabulary.js';
import { gainCard, refillOffer } from './cards.js';
import { effectFrame, effectOf } from './effects.js';
import { canPay, endLasting } from './mana.js';
import { otherHeroAt } from './movement.js';
import { changeReputation, gainFame } from './tracks.js';
import { commandLimit, gainUnit, hasRoom } from './units.js';

/** Dealing with locals (MK-INT). */

type TurnDeed = Deed<MageKnightState, TurnFrame>;
const bonds = skillIds.indexOf('norowas-bonds-of-loyalty');

/** The site where the seat could deal with somebody, or undefined (MK-INT-01). */
export function hostOf(state: MageKnightState, seat: number): SiteState | undefined {
  const { space } = playerOf(state, seat);
  const site = siteAt(state, space);
  if (site === undefined || site.gone === 1) return undefined;
  switch (sites[site.site]) {
    case 'village':
    case 'monastery':
    case 'refugee-camp':
      return site;
    case 'magical-glade':
      // Who deals there already goes on, even if the last such unit has joined.
      return state.turn.stage === 1 ||
        state.unitOffer.some((unit) => unitDesign(designOf(unit)).sites.includes('magical-glade'))
        ? site
        : undefined;
    case 'keep':
      return site.shields[0] === seat ? site : undefined;
    case 'mage-tower':
    case 'city':
      return isConquered(state, site) ? site : undefined;
    default:
      return undefined;
  }
}

export const interact: TurnDeed = {
  kind: choose.interact,
  candidates: (_c, _frame, _seat, out) => out.add(choose.interact.code()),
  forbids({ state }, _frame, seat) {
    const problem = actionProblem(state, seat);
    if (problem !== null) return problem;
    if (hostOf(state, seat) === undefined) return refusal('MK-INT-01');
    return playerOf(state, seat).reputation === lowestReputation && !hasLasting(state, 'noReputation')
      ? refusal('MK-INT-04')
      : null;
  },
  does(c, frame, seat) {
    frame.at--;
    const { state } = c;
    const player = playerOf(state, seat);
    state.turn.stage = 1;
    // MK-TRN-25
    state.turn.move = 0;
    state.turn.influence = 0;
    c.emit(happened.interactionBegun, seat, player.space);
    const site = hostOf(state, seat);
    // MK-INT-03, MK-INT-06, MK-INT-07
    state.turn.regard = hasLasting(state, 'noReputation') ? 0 : reputationInfluence(player);
    let start = state.turn.regard;
    if (site !== undefined && sites[site.site] === 'city')
      start += site.shields.filter((owner) => owner === seat).length;
    state.turn.influence += start;
    if (start !== 0) c.emit(happened.influencePoints, seat, start + 2048);
  },
};

/** Why no action can be begun (MK-TRN-22, MK-TRN-23, MK-PLY-05). */
export function actionProblem(state: MageKnightState, seat: number): Refusal | null {
  const { stage } = state.turn;
  if (stage === 3) return refusal('MK-TRN-26', { case: 'action' });
  if (stage !== 0) return refusal('MK-TRN-23');
  if (mustRecover(state, seat)) return refusal('MK-TRN-13', { case: 'wounds' });
  const other = otherHeroAt(state, seat, playerOf(state, seat).space);
  return other >= 0 ? refusal('MK-PLY-05', { seat: `seat.${other}` }) : null;
}

const notDealing = (state: MageKnightState): Refusal | null =>
  state.turn.stage === 1 ? null : refusal('MK-INT-02', { case: 'begin' });

const siteName = (site: SiteState): string => sites[site.site] as string;
const cityColor = (site: SiteState): string =>
  siteName(site) === 'city' ? (colors[Math.log2(site.color)] as string) : '';

function costProblem(state: MageKnightState, cost: number): Refusal | null {
  return state.turn.influence >= cost ? null : refusal('MK-INT-08', { cost, influence: state.turn.influence });
}

const pay = (c: C, cost: number): void => {
  c.state.turn.influence -= cost;
};

// Recruiting

/** MK-INT-09, MK-INT-16, MK-INT-19, MK-CMP-21: how much more the unit costs here, or -1 where it is not to be had. */
function surcharge(site: SiteState, design: number): number {
  const { sites: list } = unitDesign(design);
  const name = siteName(site);
  if (cityColor(site) === 'white') return 0;
  if (name === 'refugee-camp') {
    if (list.includes('village')) return 0;
    return list.some((one) => one === 'keep' || one === 'mage-tower' || one === 'monastery') ? 1 : 3;
  }
  return list.includes(name as RecruitSite) ? 0 : -1;
}

/** What a unit costs now: discounts, and how reputation counts for it (MK-CMP-43, MK-CMP-45). */
export function unitCost(state: MageKnightState, seat: number, site: SiteState, design: number): number {
  const { cost, special } = unitDesign(design);
  const reputation = hasLasting(state, 'noReputation') ? 0 : reputationInfluence(playerOf(state, seat));
  let total = cost + Math.max(0, surcharge(site, design));
  if (special === 'thugs') total += 2 * reputation;
  if (special === 'heroes') total -= reputation;
  total -= lastingSum(state, 'recruitDiscount');
  if (takesBond(state, seat)) total -= 5;
  return Math.max(0, total);
}

/** Bonds of Loyalty: the extra place is empty and is filled first. */
const takesBond = (state: MageKnightState, seat: number): boolean =>
  playerOf(state, seat).skills.includes(skillThing(bonds)) && state.bonded < 0;

export const recruit: TurnDeed = {
  kind: choose.recruit,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.stage === 1) eachDesign(state.unitOffer, (design) => out.add(choose.recruit.code(design)));
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.recruit.unitName(code);
    const about = { unit: unitKey(design) };
    const dealing = notDealing(state);
    if (dealing !== null) return dealing;
    if (findDesign(state.unitOffer, design) < 0) return refusal('MK-INT-09', { case: 'offer', ...about });
    if (hasLasting(state, 'noRecruiting')) return refusal('MK-INT-09', { case: 'promised', ...about });
    const site = hostOf(state, seat) as SiteState;
    if (surcharge(site, design) < 0) return refusal('MK-INT-19', { ...about, site: `site.${siteName(site)}` });
    if (commandLimit(state, seat) === 0) return refusal('MK-UNI-03', about);
    if (unitDesign(design).special === 'familiars' && !canPay(state, seat, 15))
      return refusal('MK-CMP-47', { case: 'mana', ...about });
    const cost = unitCost(state, seat, site, design);
    return state.turn.influence >= cost
      ? null
      : refusal('MK-INT-08', { case: 'unit', ...about, cost, influence: state.turn.influence });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const design = choose.recruit.unitName(code);
    const site = hostOf(state, seat) as SiteState;
    pay(c, unitCost(state, seat, site, design));
    for (
      let offer = lastingOf(state, 'recruitDiscount');
      offer !== undefined;
      offer = lastingOf(state, 'recruitDiscount')
    ) {
      changeReputation(c, seat, offer.least);
      endLasting(state, 'recruitDiscount');
    }
    state.turn.recruited++;
    changeReputation(c, seat, lastingSum(state, 'reputationPerRecruit'));
    gainFame(c, seat, lastingSum(state, 'famePerRecruit'));
    takeUnit(c, seat, findDesign(state.unitOffer, design));
  },
};

/** A unit of the offer comes to the player, who makes room for it if need be (MK-UNI-06). */
export function takeUnit(c: C, seat: number, unit: number): void {
  const { state } = c;
  const needsRoom = !hasRoom(state, seat);
  const bond = takesBond(state, seat);
  gainUnit(c, seat, take(state.unitOffer, unit));
  if (bond) state.bonded = unit;
  if (unitDesign(designOf(unit)).special === 'familiars')
    push(state, effectFrame(seat, effectOf(seat, 'familiar', unit).program, -1, unit));
  if (needsRoom) push(state, effectOf(seat, 'disband', unit));
}

// Purchases

const purchase = (
  kind: TurnDeed['kind'],
  isHere: (state: MageKnightState, site: SiteState) => boolean,
  rule: string,
  cost: (state: MageKnightState, site: SiteState) => number,
  does: (c: C, seat: number) => void,
): TurnDeed => ({
  kind,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.stage === 1) out.add(kind.code());
  },
  forbids({ state }, _frame, seat) {
    const dealing = notDealing(state);
    if (dealing !== null) return dealing;
    const site = hostOf(state, seat) as SiteState;
    return isHere(state, site)
      ? costProblem(state, cost(state, site))
      : refusal(rule, { case: 'site', site: `site.${siteName(site)}` });
  },
  does(c, frame, seat) {
    frame.at--;
    pay(c, cost(c.state, hostOf(c.state, seat) as SiteState));
    does(c, seat);
  },
});

/** What a healing point costs now: at a site (MK-INT-11), or anywhere by a card that was the action of the turn. */
function healingCost(state: MageKnightState, seat: number): number | Refusal {
  const offer = lastingOf(state, 'healForInfluence');
  if (offer !== undefined) return offer.n;
  const dealing = notDealing(state);
  if (dealing !== null) return dealing;
  const site = hostOf(state, seat) as SiteState;
  if (siteName(site) === 'village') return 3;
  return siteName(site) === 'monastery' ? 2 : refusal('MK-INT-11', { case: 'site', site: `site.${siteName(site)}` });
}

export const buyHealing: TurnDeed = {
  kind: choose.buyHealing,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.stage === 1 || hasLasting(state, 'healForInfluence')) out.add(choose.buyHealing.code());
  },
  forbids({ state }, _frame, seat) {
    const cost = healingCost(state, seat);
    return typeof cost === 'number' ? costProblem(state, cost) : cost;
  },
  does(c, frame, seat) {
    frame.at--;
    pay(c, healingCost(c.state, seat) as number);
    c.state.turn.heal++;
    c.emit(happened.healingBought, seat);
  },
};

/** MK-INT-14 */
export const buyArtifact = purchase(
  choose.buyArtifact,
  (_state, site) => cityColor(site) === 'red',
  'MK-INT-14',
  () => 12,
  (c) => {
    c.state.turn.rewards[rewardArtifacts] = at(c.state.turn.rewards, rewardArtifacts) + 1;
  },
);

/** MK-INT-17 */
export const buyElite = purchase(
  choose.buyElite,
  (state, site) => cityColor(site) === 'white' && state.elites.length > 0,
  'MK-INT-17',
  () => 2,
  (c) => {
    const { state } = c;
    for (const unit of draw(state.elites, 1)) {
      lay(state.unitOffer, unit, state.seen);
      c.emit(happened.unitOffered, designOf(unit));
    }
  },
);

/** MK-INT-18: the top card of the deck, in the green city. */
export const buyTopAction = purchase(
  choose.buyTopAction,
  (state, site) => cityColor(site) === 'green' && state.actions.length > 0,
  'MK-INT-18',
  () => 6,
  (c, seat) => {
    for (const card of draw(c.state.actions, 1)) gainCard(c, seat, card);
  },
);

/** MK-INT-13, MK-INT-15 */
export const buySpell: TurnDeed = {
  kind: choose.buySpell,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.stage === 1) eachDesign(state.spellOffer, (design) => out.add(choose.buySpell.code(design)));
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.buySpell.card(code);
    const about = { card: cardKey(design) };
    const dealing = notDealing(state);
    if (dealing !== null) return dealing;
    const site = hostOf(state, seat) as SiteState;
    if (siteName(site) !== 'mage-tower' && cityColor(site) !== 'blue')
      return refusal('MK-INT-13', { case: 'site', ...about });
    if (findDesign(state.spellOffer, design) < 0) return refusal('MK-INT-13', { case: 'offer', ...about });
    if (!canPay(state, seat, colorsOfDesign[design] ?? 0)) return refusal('MK-INT-13', { case: 'mana', ...about });
    return costProblem(state, 7);
  },
  does(c, frame, seat, code) {
    frame.at--;
    pay(c, 7);
    push(c.state, effectOf(seat, 'buySpell', findDesign(c.state.spellOffer, choose.buySpell.card(code))));
  },
};

/** MK-INT-12, MK-INT-18, and Learning: advanced actions of the unit offer, of their own offer, or by a card. */
export const buyAction: TurnDeed = {
  kind: choose.buyAction,
  candidates({ state }, _frame, _seat, out) {
    if (state.turn.stage !== 1 && !hasLasting(state, 'learnAction')) return;
    eachDesign(state.monasteryOffer, (design) => out.add(choose.buyAction.code(design)));
    eachDesign(state.actionOffer, (design) => out.add(choose.buyAction.code(design)));
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.buyAction.card(code);
    const about = { card: cardKey(design) };
    const way = wayToBuy(state, seat, design);
    if (way !== null) return costProblem(state, way.cost);
    const dealing = notDealing(state);
    if (dealing !== null) return dealing;
    const isOffered = findDesign(state.monasteryOffer, design) >= 0 || findDesign(state.actionOffer, design) >= 0;
    return isOffered
      ? refusal('MK-INT-12', { case: 'site', ...about })
      : refusal('MK-INT-12', { case: 'offer', ...about });
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const design = choose.buyAction.card(code);
    const way = wayToBuy(state, seat, design) as NonNullable<ReturnType<typeof wayToBuy>>;
    pay(c, way.cost);
    if (way.isLearned) endLasting(state, 'learnAction');
    const from = state[way.from];
    gainCard(c, seat, take(from, findDesign(from, design)), way.to);
    if (way.from === 'actionOffer') refillOffer(c, 'actions');
  },
};

interface WayToBuy {
  readonly cost: number;
  readonly from: 'monasteryOffer' | 'actionOffer';
  readonly to: 'deck' | 'hand' | 'discard';
  readonly isLearned: boolean;
}

function wayToBuy(state: MageKnightState, seat: number, design: number): WayToBuy | null {
  const site = state.turn.stage === 1 ? hostOf(state, seat) : undefined;
  if (site !== undefined && siteName(site) === 'monastery' && findDesign(state.monasteryOffer, design) >= 0) {
    return { cost: 6, from: 'monasteryOffer', to: 'deck', isLearned: false };
  }
  if (findDesign(state.actionOffer, design) < 0) return null;
  const learning = lastingOf(state, 'learnAction');
  if (site !== undefined && cityColor(site) === 'green')
    return { cost: 6, from: 'actionOffer', to: 'deck', isLearned: false };
  if (learning !== undefined)
    return { cost: learning.n, from: 'actionOffer', to: learning.least === 1 ? 'hand' : 'discard', isLearned: true };
  return null;
}

export const isVillage = (state: MageKnightState, space: number): boolean => hasSite(state, space, 'village');
