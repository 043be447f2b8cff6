import { type Deed, refusal } from '@heldentisch/engine';
import { lay, take } from '@heldentisch/pieces';
import { cardKey, cardNames, deedCard, designOf, unitIndex } from '../box.js';
import { bannerOf, type C, findDesign, hasLasting, playerOf, unitAt } from '../players.js';
import type { MageKnightState } from '../state.js';
import type { Resistance } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import type { ActingFrame } from './acting.js';
import { endLasting } from './mana.js';
import { gainFame } from './tracks.js';

/** Banners (MK-BAN): artifacts that a unit carries. */

const glory = cardNames.indexOf('banner-of-glory');
const fear = cardNames.indexOf('banner-of-fear');
const protection = cardNames.indexOf('banner-of-protection');
const courage = cardNames.indexOf('banner-of-courage');
const fortitude = cardNames.indexOf('banner-of-fortitude');
const command = cardNames.indexOf('banner-of-command');

export type BannerGift = Resistance | 'armor' | 'glory' | 'fear' | 'courage' | 'fortitude' | 'anywhere';

/** What the banner of a unit gives it (MK-BAN-02). */
export function bannerGives(state: MageKnightState, unit: number, gift: BannerGift): boolean {
  const banner = bannerOf(state, unit);
  if (banner < 0) return false;
  switch (designOf(banner)) {
    case glory:
      return gift === 'armor' || gift === 'glory';
    case fear:
      return gift === 'fear';
    case protection:
      return gift === 'armor' || gift === 'fire' || gift === 'ice';
    case courage:
      return gift === 'courage';
    case fortitude:
      return gift === 'fortitude';
    default:
      return false;
  }
}

/** MK-BAN-03, MK-BAN-04: a banner comes off. */
export function dropBanner(c: C, seat: number, unit: number): void {
  const { state } = c;
  const banner = bannerOf(state, unit);
  if (banner < 0) return;
  state.banners[unitIndex(unit)] = -1;
  if (state.commandBanner === banner) state.commandBanner = -1;
  // The artifact of a box is nobody's.
  if ((state.owner[banner] as number) < 0) {
    lay(state.boxed, banner, state.seen);
    return;
  }
  lay(playerOf(state, seat).discard, banner, state.seen);
  c.emit(happened.cardDiscarded, seat, designOf(banner));
}

/** MK-BAN-01 */
export const assignBanner: Deed<MageKnightState, ActingFrame> = {
  kind: choose.assignBanner,
  candidates({ state }, _frame, seat, out) {
    const { hand, units } = playerOf(state, seat);
    if (units.length === 0) return;
    for (const card of hasLasting(state, 'boxed') ? [...hand, ...state.boxed] : hand) {
      const design = designOf(card);
      if (!isBanner(design)) continue;
      for (const slot of units.keys()) out.add(choose.assignBanner.code(design, slot));
    }
  },
  forbids({ state }, _frame, seat, code) {
    const design = choose.assignBanner.card(code);
    const about = { card: cardKey(design) };
    const player = playerOf(state, seat);
    if (!isBanner(design)) return refusal('MK-BAN-01', { case: 'card', ...about });
    const isBoxed = hasLasting(state, 'boxed') && findDesign(state.boxed, design) >= 0;
    if (findDesign(player.hand, design) < 0 && !isBoxed) return refusal('MK-CRD-02', about);
    const unit = unitAt(player, choose.assignBanner.unit(code) + 1);
    if (unit < 0) return refusal('MK-BAN-01', { case: 'unit', ...about });
    // It takes the place of a command token of a unit that joined in this turn.
    return design === command && !state.turn.newUnits.includes(unit)
      ? refusal('MK-BAN-01', { case: 'new', ...about })
      : null;
  },
  does(c, frame, seat, code) {
    frame.at--;
    const { state } = c;
    const player = playerOf(state, seat);
    const unit = unitAt(player, choose.assignBanner.unit(code) + 1);
    const design = choose.assignBanner.card(code);
    const isBoxed = findDesign(player.hand, design) < 0;
    const pile = isBoxed ? state.boxed : player.hand;
    const card = findDesign(pile, design);
    dropBanner(c, seat, unit);
    state.banners[unitIndex(unit)] = take(pile, card);
    if (design === command) state.commandBanner = card;
    if (isBoxed) {
      endLasting(state, 'boxed');
      gainFame(c, seat, 1);
    }
    state.seen[card] = 0;
    state.turn.cards++;
    c.emit(happened.bannerAssigned, seat, designOf(card), designOf(unit));
  },
};

const isBanner = (design: number): boolean => design < cardNames.length - 1 && deedCard(design).isBanner === true;
