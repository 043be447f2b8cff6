import { type Deed, refusal, times, when } from '@heldentisch/engine';
import { take } from '@heldentisch/pieces';
import { cardKey, cardNames, colorsOfDesign, designOf, unitIndex } from '../../box.js';
import type { SpecialName } from '../../card.js';
import { siteAt } from '../../map.js';
import { type C, findDesign, playerOf } from '../../players.js';
import { ruinAt } from '../../rules/adventures.js';
import { gainCard, refillOffer } from '../../rules/cards.js';
import { addPayments, bit, canPayAfter, collect, gainCrystal, payMana, paymentProblem } from '../../rules/mana.js';
import { liftRuin } from '../../rules/outcome.js';
import { gainFame } from '../../rules/tracks.js';
import { commandLimit, loseUnit } from '../../rules/units.js';
import { loseUnspent } from '../../rules/unspent.js';
import type { EffectFrame, MageKnightState, SiteState } from '../../state.js';
import { choose, happened } from '../../vocabulary.js';
import { asking } from '../asks.js';
import { payLine } from '../mana.js';
import { pickUnit } from '../on-units.js';
import { lastAnswer, type OperationVerb, type Special } from '../verb.js';
import { askColor, run } from './parts.js';

/** What the rules themselves ask for: altars, purchases, new units. */

type S = MageKnightState;
const basics = ['red', 'blue', 'white', 'green'] as const;

const priceOf = (state: S, space: number, color: number): number =>
  ruinAt(state, space)?.pay?.[basics[color] as 'red'] ?? 0;

/** What is still to be paid at the altar, as one need for each mana; the answers are what was paid. */
function needs(state: S, { thing, answers }: EffectFrame): number[] {
  return basics.flatMap((_, color) => {
    const left = priceOf(state, thing, color) - answers.filter((paid) => paid === color).length;
    return Array.from({ length: Math.max(0, left) }, () => bit(color));
  });
}

/** One mana for an altar: no payment that would make the rest impossible. */
function altarLine(color: number): OperationVerb {
  const leavesRest = (state: S, frame: EffectFrame, seat: number, source: number): boolean => {
    const rest = needs(state, frame);
    rest.splice(rest.indexOf(bit(color)), 1);
    return canPayAfter(state, seat, rest, source, color);
  };
  const deed: Deed<S, EffectFrame> = {
    kind: choose.pay,
    candidates: ({ state }, _frame, seat, out) => addPayments(state, seat, bit(color), out),
    forbids({ state }, frame, seat, code) {
      const source = choose.pay.mana(code);
      const problem = paymentProblem(state, seat, bit(color), source, choose.pay.color(code));
      if (problem !== null) return problem;
      return leavesRest(state, frame, seat, source) ? null : refusal('MK-CRD-14', { case: 'mana' });
    },
    does(c, frame, seat, code) {
      payMana(c, seat, choose.pay.mana(code), choose.pay.color(code));
      frame.answers.push(color);
    },
  };
  const deeds = [deed];
  return { seats: (_c, { seat }) => 1 << seat, deeds: () => deeds, prompt: asking('pay') };
}

const isOfColor =
  (color: number) =>
  (_state: S, { thing }: EffectFrame): boolean =>
    ((colorsOfDesign[designOf(thing)] ?? 0) >> color) % 2 === 1;

// Banner of Command stands in for the command token of the new unit: from the hand, or after it was played.

const commandDesign = cardNames.indexOf('banner-of-command');
const commandBanner = (state: S, seat: number): number => {
  const { hand, played } = playerOf(state, seat);
  return Math.max(findDesign(hand, commandDesign), findDesign(played, commandDesign));
};
function raiseBanner(c: C, seat: number, unit: number): void {
  const { state } = c;
  const { hand, played } = playerOf(state, seat);
  const card = commandBanner(state, seat);
  state.banners[unitIndex(unit)] = take(hand.includes(card) ? hand : played, card);
  state.seen[card] = 0;
  state.commandBanner = card;
  c.emit(happened.bannerAssigned, seat, commandDesign, designOf(unit));
}

const slotOf = (state: S, { seat, thing }: EffectFrame): number => playerOf(state, seat).units.indexOf(thing);
/** MK-CMP-64: the banner stands in for the command token of the new unit. */
const raise: Deed<S, EffectFrame> = {
  kind: choose.assignBanner,
  candidates({ state }, frame, seat, out) {
    if (commandBanner(state, seat) >= 0) out.add(choose.assignBanner.code(commandDesign, slotOf(state, frame)));
  },
  forbids({ state }, frame, seat, code) {
    const about = { card: cardKey(choose.assignBanner.card(code)) };
    if (choose.assignBanner.card(code) !== commandDesign) return refusal('MK-UNI-06', { case: 'banner', ...about });
    if (commandBanner(state, seat) < 0) return refusal('MK-CRD-02', about);
    return choose.assignBanner.unit(code) === slotOf(state, frame)
      ? null
      : refusal('MK-BAN-01', { case: 'new', ...about });
  },
  does: (c, { thing }, seat) => raiseBanner(c, seat, thing),
};

export const rules = {
  soulCrystal: {
    lines: () => [
      askColor({
        prompt: 'pickCrystal',
        options: (_state, { thing }) => basics.flatMap((_, color) => ((thing >> color) & 1 ? [color] : [])),
        answer: (c, { seat }, color) => gainCrystal(c, seat, color),
      }),
    ],
  },
  altar: {
    lines: () => [
      ...basics.map((_, color) =>
        times<S, EffectFrame>((state, { thing }) => priceOf(state, thing, color), [altarLine(color)]),
      ),
      run((c, { seat, thing }) => {
        const { state } = c;
        const site = siteAt(state, thing) as SiteState;
        const fame = ruinAt(state, thing)?.fame ?? 0;
        liftRuin(c, thing);
        site.shields.push(seat);
        c.emit(happened.altarPaid, seat, thing);
        c.emit(happened.siteConquered, seat, thing, site.site);
        gainFame(c, seat, fame);
      }),
    ],
  },
  buySpell: {
    lines: () => [
      ...basics.map((name, color) => when<S, EffectFrame>(isOfColor(color), [payLine([name], undefined, true)])),
      run((c, { seat, thing }) => {
        gainCard(c, seat, take(c.state.spellOffer, thing));
        refillOffer(c, 'spells');
      }),
    ],
  },
  familiar: {
    lines: () => [
      payLine(basics),
      run(({ state }, frame) => {
        state.familiar[unitIndex(frame.thing)] = lastAnswer(frame);
      }),
    ],
  },
  /** Another unit than the new one, and never the one of Bonds of Loyalty; if there is none, the new one goes. */
  disband: {
    lines: () => [
      pickUnit(
        'disband',
        (state, unit, { seat, thing }) => {
          if (playerOf(state, seat).units.length <= commandLimit(state, seat)) return false;
          const others = playerOf(state, seat).units.filter((one) => one !== thing && one !== state.bonded);
          return others.length > 0 ? others.includes(unit) : unit === thing;
        },
        (c, { seat }, unit) => {
          c.emit(happened.unitDisbanded, seat, designOf(unit));
          loseUnit(c, seat, unit);
        },
        // Asked even if there is only one unit: whether a banner could carry it is the hand's secret.
        { optional: raise, alwaysAsks: true },
      ),
    ],
  },
  tax: {
    lines: () => [
      payLine(['red', 'blue', 'white', 'green', 'gold', 'black']),
      run((c, frame) => collect(c, frame.seat, lastAnswer(frame))),
    ],
  },
  flipUp: {
    lines: () => [
      run(({ state }, { thing }) => {
        state.flipped[thing] = 0;
      }),
    ],
  },
  loseToken: {
    lines: () => [run(({ state }, { seat }) => loseUnspent(state, seat))],
  },
} satisfies Partial<Record<SpecialName, Special>>;
