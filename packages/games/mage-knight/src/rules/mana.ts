import { at, type OptionSink, type Refusal, refusal } from '@heldentisch/engine';
import { skillIds } from '../card-ids.js';
import { fromClaim, fromCrystal, fromDie, fromFree, fromTactic, fromToken, manaSources } from '../mana.js';
import { type C, hasLasting, isNight, isNightRound, lastingOf, playerOf, push } from '../players.js';
import type { MageKnightState } from '../state.js';
import { basicColors, black, blue, colors, gold, green, red, white } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { takeWound } from './cards.js';
import { effectOf } from './effects.js';

/*
 * Mana (MK-MAN): where it comes from, what it may be used as, and what using it does. A need is a set of colours (bits),
 * any of which will do.
 */

export const bit = (color: number): number => 1 << color;
export const allBasic = bit(red) | bit(blue) | bit(white) | bit(green);
export const allColors = allBasic | bit(gold) | bit(black);
export const bitsOf = (list: readonly string[]): number =>
  list.reduce((bits, name) => bits | bit(colors.indexOf(name as (typeof colors)[number])), 0);

/** MK-MAN-06: gold by day, unless night rules hold for the combat; or by a card. */
const isGoldUsable = (state: MageKnightState): boolean => !isNight(state) || hasLasting(state, 'goldAtNight');
/** MK-MAN-07 */
export const isBlackUsable = (state: MageKnightState): boolean => isNight(state) || hasLasting(state, 'blackByDay');

const opposite = [blue, red, green, white];

/** The colours (as bits) that mana of a colour may be used as. */
function usableAs(state: MageKnightState, color: number, isDie: boolean): number {
  let bits = 0;
  if (color < basicColors) bits = bit(color);
  else if (color === gold) bits = isGoldUsable(state) ? allBasic | bit(gold) : 0;
  else bits = isBlackUsable(state) ? bit(black) : 0;
  if (isDie && color >= basicColors && hasLasting(state, 'anyColorDice')) bits |= allBasic;
  if (isDie && color === black && hasLasting(state, 'blackDieAnyColor')) bits |= allColors;
  return bits | polarized(state, color);
}

/** Arythea's Polarization: once, mana counts as its opposite. */
function polarized(state: MageKnightState, color: number): number {
  if (!hasLasting(state, 'polarized')) return 0;
  if (color < basicColors) return bit(at(opposite, color));
  if (color === black) return isNightRound(state) ? 0 : allBasic;
  return isNight(state) ? bit(black) : 0;
}

/** MK-MAN-11: black by day and gold at night are depleted. */
export function isDepleted(state: MageKnightState, color: number): boolean {
  return usableAs(state, color, true) === 0;
}

/** How much of it there is. */
function supplyOf(state: MageKnightState, seat: number, kind: number, color: number): number {
  const player = playerOf(state, seat);
  switch (kind) {
    case fromDie:
      if (state.turn.dice <= 0 || isDepleted(state, color) || hasLasting(state, 'noMoreDice')) return 0;
      return countOf(state.source, color);
    case fromToken:
      return player.tokens[color] as number;
    case fromCrystal:
      return player.crystals[color] ?? 0;
    case fromFree:
      return state.turn.lasting.some(({ what, bits }) => what === 'freeMana' && (bits >> color) & 1) ? 1 : 0;
    case fromTactic:
      return player.tacticDie === color ? 1 : 0;
    case fromClaim:
      return player.claimedDie === color ? 1 : 0;
    default:
      return 0;
  }
}

const countOf = (list: readonly number[], color: number): number => {
  let count = 0;
  for (const one of list) if (one === color) count++;
  return count;
};

/** Whether a mana from there may be used as this colour now. */
function isUsable(state: MageKnightState, seat: number, source: number, as: number): boolean {
  const { kind, color } = at(manaSources, source);
  return supplyOf(state, seat, kind, color) > 0 && (usableAs(state, color, kind === fromDie) & bit(as)) !== 0;
}

/** Whether the seat can pay one mana of these colours. */
export function canPay(state: MageKnightState, seat: number, need: number): boolean {
  if (isSuppressed(state, seat)) return canPayTogether(state, seat, [need]);
  for (let source = 0; source < manaSources.length; source++) {
    const { kind, color } = manaSources[source] as (typeof manaSources)[number];
    if (supplyOf(state, seat, kind, color) === 0) continue;
    if ((usableAs(state, color, kind === fromDie) & need) !== 0) return true;
  }
  return false;
}

/** What others make dearer is part of the price. */
const withTax = (state: MageKnightState, seat: number, needs: readonly number[]): readonly number[] =>
  isSuppressed(state, seat) ? [...needs, allColors] : needs;

/** Whether several needs can be paid together, each with another mana. */
export const canPayTogether = (state: MageKnightState, seat: number, needs: readonly number[]): boolean =>
  canPayAll(state, seat, withTax(state, seat, needs));

/** Whether the rest can still be paid after this mana was used so. */
export const canPayAfter = (
  state: MageKnightState,
  seat: number,
  rest: readonly number[],
  source: number,
  as: number,
): boolean => canPayAll(afterUse(state, source, as), seat, withTax(state, seat, rest), [source]);

/** Polarization works once. */
function afterUse(state: MageKnightState, source: number, as: number): MageKnightState {
  const plain = without(state, 'polarized');
  const { kind, color } = at(manaSources, source);
  return (usableAs(plain, color, kind === fromDie) & bit(as)) !== 0 ? state : plain;
}

/** Whether all these needs can be paid, each with another mana; `spent` are sources that are used up already. */
export function canPayAll(
  state: MageKnightState,
  seat: number,
  needs: readonly number[],
  spent: readonly number[] = [],
): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return true;
  const dice = spent.filter((source) => at(manaSources, source).kind === fromDie).length;
  for (let source = 0; source < manaSources.length; source++) {
    const { kind, color } = manaSources[source] as (typeof manaSources)[number];
    if (kind === fromDie && dice >= state.turn.dice) continue;
    const used = kind === fromFree ? 0 : countOf(spent, source);
    if (supplyOf(state, seat, kind, color) <= used) continue;
    const as = usableAs(state, color, kind === fromDie) & need;
    if (as === 0) continue;
    const plain = usableAs(without(state, 'polarized'), color, kind === fromDie) & need;
    const after = plain !== 0 ? state : without(state, 'polarized');
    if (canPayAll(after, seat, rest, [...spent, source])) return true;
  }
  return false;
}

export function addPayments(state: MageKnightState, seat: number, need: number, out: OptionSink): void {
  for (let source = 0; source < manaSources.length; source++) {
    const { kind, color } = manaSources[source] as (typeof manaSources)[number];
    if (supplyOf(state, seat, kind, color) === 0) continue;
    const as = usableAs(state, color, kind === fromDie) & need;
    for (let one = 0; one < colors.length; one++) if ((as >> one) & 1) out.add(choose.pay.code(source, one));
  }
}

export function paymentProblem(
  state: MageKnightState,
  seat: number,
  need: number,
  source: number,
  as: number,
): Refusal | null {
  const { kind, color } = at(manaSources, source);
  const about = { mana: `mana.${at(manaSources, source).name}`, color: `color.${colors[as]}` };
  if ((need & bit(as)) === 0) return refusal('MK-MAN-01', { case: 'need', ...about });
  if (isUsable(state, seat, source, as)) {
    return canPayAfter(state, seat, [], source, as) ? null : refusal('MK-SKL-05', about);
  }
  if (kind === fromDie && state.turn.dice <= 0) return refusal('MK-MAN-08', about);
  if (kind === fromDie && countOf(state.source, color) > 0 && isDepleted(state, color))
    return refusal('MK-MAN-11', about);
  if (kind === fromCrystal || kind === fromToken || kind === fromDie) {
    if (supplyOf(state, seat, kind, color) === 0) return refusal('MK-MAN-09', { case: 'none', ...about });
  }
  if (color === gold) return refusal('MK-MAN-06', about);
  return color === black ? refusal('MK-MAN-07', about) : refusal('MK-MAN-09', { case: 'none', ...about });
}

/** One mana is used: it leaves where it came from. */
export function payMana(c: C, seat: number, source: number, as: number): void {
  const { state } = c;
  const player = playerOf(state, seat);
  const { kind, color } = at(manaSources, source);
  const natural = usableAs(without(state, 'polarized'), color, kind === fromDie);
  if ((natural & bit(as)) === 0) endLasting(state, 'polarized');
  if (kind === fromDie) {
    state.source.splice(state.source.indexOf(color), 1);
    state.turn.usedDice.push(color);
    state.turn.dice--;
  } else if (kind === fromToken) player.tokens[color] = (player.tokens[color] as number) - 1;
  else if (kind === fromCrystal) {
    player.crystals[color] = (player.crystals[color] as number) - 1;
    state.turn.spentCrystals[color] = (state.turn.spentCrystals[color] as number) + 1;
  } else if (kind === fromTactic) {
    player.tacticDie = -1;
    player.tacticUsed = 1;
    state.turn.usedDice.push(color);
  } else if (kind === fromClaim) {
    // One mana on each later turn of the round.
    player.claimedDie = -2 - color;
  }
  if (kind === fromToken && lastingOf(state, 'spendAtOnce')?.bits === color) endLasting(state, 'spendAtOnce');
  c.emit(happened.manaPaid, seat, source, as);
  disturb(c, seat, as);
  suppress(c, seat);
}

/** The same state as if a lasting change were not there; only for asking. */
function without(state: MageKnightState, name: 'polarized'): MageKnightState {
  if (!hasLasting(state, name)) return state;
  return { ...state, turn: { ...state.turn, lasting: state.turn.lasting.filter(({ what }) => what !== name) } };
}

export function endLasting({ turn }: MageKnightState, name: string): void {
  const index = turn.lasting.findIndex(({ what }) => what === name);
  if (index >= 0) turn.lasting.splice(index, 1);
}

const manaExploit = skillIds.indexOf('tovak-mana-exploit');
const manaSuppression = skillIds.indexOf('krang-mana-suppression');

/** Skills and spells of others that make using mana dear. */
function disturb(c: C, seat: number, as: number): void {
  const { state } = c;
  for (const token of state.central) {
    if (token.seat === seat) continue;
    const mark = 1 << (seat * colors.length + as);
    if (token.skill === manaExploit && token.color !== as && (token.felt & mark) === 0) {
      token.felt |= mark;
      takeWound(c, seat);
    }
  }
  for (const [other, player] of state.players.entries()) {
    if (other === seat || player.curse !== as || ((player.cursed >> seat) & 1) === 1) continue;
    player.cursed |= 1 << seat;
    takeWound(c, seat);
  }
}

/** Colours that were paid beyond the price stand above the bits of the seats. */
export const suppressedColors = 8;
function suppress({ state }: C, seat: number): void {
  if (!isSuppressed(state, seat)) return;
  for (const token of state.central) if (token.skill === manaSuppression) token.felt |= 1 << seat;
  push(state, effectOf(seat, 'tax', -1));
}
/** The colour of the mana that was paid beyond the price is remembered. */
export function collect({ state }: C, seat: number, color: number): void {
  for (const token of state.central)
    if (token.skill === manaSuppression && token.seat !== seat) token.felt |= 1 << (suppressedColors + color);
}

/** Krang's Mana Suppression: the first mana of another player costs one more. */
export const isSuppressed = (state: MageKnightState, seat: number): boolean =>
  state.central.some(
    ({ skill, seat: owner, felt }) => skill === manaSuppression && owner !== seat && ((felt >> seat) & 1) === 0,
  );

/** MK-EFF-07 */
export function gainToken(c: C, seat: number, color: number): void {
  const { tokens } = playerOf(c.state, seat);
  tokens[color] = (tokens[color] as number) + 1;
  c.emit(happened.manaGained, seat, color);
}

export const mostCrystals = 3;

/** MK-EFF-08: with three of the colour a token comes instead, or (MK-END-06, MK-RWD-02) nothing. */
export function gainCrystal(c: C, seat: number, color: number, orToken = true): void {
  const { crystals } = playerOf(c.state, seat);
  if ((crystals[color] as number) < mostCrystals) {
    crystals[color] = (crystals[color] as number) + 1;
    c.emit(happened.crystalGained, seat, color);
  } else if (orToken) gainToken(c, seat, color);
}

/** A mana die shows red, blue, white, green, gold or black. */
export const rollDie = (c: C): number => c.chance.roll(colors.length) - 1;

/** MK-SET-12: at least half of the dice show basic colours; otherwise the others are rolled again. */
export function rollSource(c: C, count: number): void {
  const { source } = c.state;
  source.length = 0;
  for (let i = 0; i < count; i++) source.push(rollDie(c));
  for (;;) {
    const basic = source.filter((color) => color < basicColors).length;
    if (basic * 2 >= count) break;
    for (const [i, color] of source.entries()) if (color >= basicColors) source[i] = rollDie(c);
  }
  source.sort((a, b) => a - b);
  c.emit(happened.sourceRolled);
}
