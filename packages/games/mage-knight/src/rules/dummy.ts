import { at } from '@heldentisch/engine';
import { draw, lay, layUnder, shuffle, take } from '@heldentisch/pieces';
import { colorsOfDesign, designOf } from '../box.js';
import { heroCards } from '../cards/heroes.js';
import { type C, dummySeat } from '../players.js';
import { basicColors, colorNumber } from '../terms.js';
import { happened } from '../vocabulary.js';

/** The dummy player (MK-DUM): a clock that turns over cards. */

/** MK-DUM-02 */
export function dummyCrystals(hero: number): number[] {
  const crystals = new Array<number>(basicColors).fill(0);
  for (const dot of at(heroCards, hero).dots) crystals[colorNumber(dot)] = at(crystals, colorNumber(dot)) + 1;
  return crystals;
}

/** MK-DUM-05 to MK-DUM-08, MK-DUM-11 */
export function dummyTurn(c: C): void {
  const { state } = c;
  const { deck, crystals } = state.dummy;
  if (deck.length === 0) {
    if (state.announcer < 0) {
      state.announcer = dummySeat(state);
      c.emit(happened.dummyAnnounced);
    }
    return;
  }
  const turned = turnOver(c, 3);
  const last = turned[turned.length - 1];
  const bits = last === undefined ? 0 : (colorsOfDesign[designOf(last)] ?? 0);
  let more = 0;
  for (let color = 0; color < basicColors; color++) if ((bits >> color) & 1) more = Math.max(more, at(crystals, color));
  const extra = turnOver(c, more);
  c.emit(happened.dummyTurned, turned.length + extra.length);
}

function turnOver({ state }: C, count: number): number[] {
  const { dummy, seen } = state;
  const cards = draw(dummy.deck, count);
  for (const card of cards) lay(dummy.discard, card, seen);
  return cards;
}

/** MK-DUM-09, MK-DUM-10: the offers are renewed at its expense. */
export function dummyPreparation(c: C): void {
  const { state } = c;
  const { dummy, seen } = state;
  const action = state.actionOffer[0];
  if (action !== undefined) {
    state.owner[action] = dummySeat(state);
    lay(dummy.discard, take(state.actionOffer, action), seen);
  }
  const spell = state.spellOffer[0];
  if (spell !== undefined) {
    const bits = colorsOfDesign[designOf(spell)] ?? 0;
    const color = Math.log2(bits & -bits);
    layUnder(state.spells, take(state.spellOffer, spell), seen, -1);
    dummy.crystals[color] = at(dummy.crystals, color) + 1;
    c.emit(happened.dummyGained, color);
  }
  dummy.deck.push(...dummy.discard.splice(0));
  shuffle(c.chance, dummy.deck, seen);
}
