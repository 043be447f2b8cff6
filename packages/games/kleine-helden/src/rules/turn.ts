import { type Code, first, kindOf, type OptionList, type Step, second } from '@heldentisch/engine';
import { cardOfBeing, firstDemon, firstMagic, heroCount } from '../beings.js';
import { bearerOf, fightersOf, gearOf, handOf, heroesOf, npcOf, reactionsOf } from '../groups.js';
import type { HeldenState, TurnFrame } from '../state.js';
import {
  cardNumber,
  eventCard,
  gearCard,
  heroCard,
  isDemonCard,
  isEvent,
  isGear,
  isNpcCard,
  isPotion,
  isSpontaneous,
  npcCard,
  potionCard,
  spontaneousCard,
} from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { addAttacks, announceAttack } from './attack.js';
import { drink } from './before-roll.js';
import { addCasts, aimsOf, announceCast, hasFreeAction, otherSeats, payAction } from './cast.js';
import { startDrawing, startDrawingFrom } from './drawing.js';
import { pushEffect } from './effect.js';
import { addEquips, addTakeBacks, carryOutEquip, startEquip } from './equip.js';
import { exchangePrice, startHandIn } from './hand-in.js';
import { endEffects, endOfTurn } from './lasting.js';
import { placeDemon, placeNpc } from './npcs.js';
import { canDrawFrom, type HeldenContext } from './piles.js';
import { callNpc, playCard } from './playing.js';
import { refuseInTurn } from './refusals.js';
import { addTransfers, startTransfer } from './transfer.js';
import { startOfTurn } from './turn-start.js';
import { openTurnWindow } from './windows.js';

const phases = { start: 0, effects: 1, draw: 2, window: 3, actions: 4 } as const;
const cardsPerTurn = 2;
export const usualHeroPrice = 8;

export const turnStep: Step<HeldenState, TurnFrame> = {
  seats: (_c, frame) => (frame.at === phases.actions ? 1 << frame.seat : 0),
  run(c, frame) {
    const phase = frame.at++;
    if (phase === phases.start) begin(c, frame.seat);
    else if (phase === phases.effects) c.state.frames.push(startOfTurn(c.state, frame.seat));
    else if (phase === phases.draw) startDrawing(c, frame.seat, cardsPerTurn);
    else openTurnWindow(c, frame.seat);
  },
  options: (c, _frame, seat, out) => addTurnOptions(c.state, seat, out),
  choose: (c, _frame, seat, code) => deeds.get(kindOf(code))?.(c, seat, code),
  prompt: (s, frame) => ({
    key: fightersOf(s, frame.seat).some((being) => (s.actions[being] as number) > 0) ? 'turn' : 'turnFree',
  }),
  refuse: (c, _frame, seat, code) => refuseInTurn(c.state, seat, code),
  // That nothing but ending the turn is left tells something about the hand.
  tells: () => true,
};

/** KH-TRN-07 (1), KH-ACT-02, KH-REA-01, KH-REA-04 */
function begin(c: HeldenContext, seat: number): void {
  const s = c.state;
  s.active = seat;
  endEffects(s, seat);
  s.eventPlayed = 0;
  s.heroPrice = usualHeroPrice;
  s.uses.fill(0);
  for (let being = 0; being < firstDemon; being++) {
    const owner = s.owner[being] as number;
    if (owner < 0) continue;
    s.chained[being] = 0;
    s.attackOnly[being] = 0;
    if (owner === seat) {
      s.reactions[being] = 0;
      s.actions[being] = s.stunned[being] === 1 ? 0 : 1;
      s.stunned[being] = 0;
    } else {
      s.actions[being] = 0;
      s.reactions[being] = reactionsOf(s, being);
    }
  }
  const npc = npcOf(s, seat);
  if (npc >= 0) s.used[npc] = 0;
  c.emit(happened.turnStarted, seat, Math.min(99, s.turn));
}

/** KH-TRN-04, KH-TRN-06, KH-CD-05 */
function end(c: HeldenContext, seat: number): void {
  const s = c.state;
  s.frames.pop();
  endEffects(s, endOfTurn);
  for (const being of fightersOf(s, seat)) {
    s.actions[being] = 0;
    s.attackOnly[being] = 0;
    s.chained[being] = 0;
    if (being >= heroCount) coolDown(s, cardOfBeing(being));
    else for (const card of gearOf(s, being)) if (card >= firstMagic) coolDown(s, card);
  }
  for (const card of handOf(s, seat)) coolDown(s, card);
  s.lastTurn[seat] = s.turn;
  c.emit(happened.turnEnded, seat);
}

function coolDown(s: HeldenState, card: number): void {
  if ((s.markers[card] as number) > 0 && s.usedIn[card] !== s.turn) s.markers[card] = (s.markers[card] as number) - 1;
}

/** Everything the player may do outside combat. Ending the turn is always possible. */
export function addTurnOptions(s: HeldenState, seat: number, out: OptionList): void {
  addAttacks(s, seat, out);
  for (const hero of heroesOf(s, seat)) {
    if (!hasFreeAction(s, hero)) continue;
    addEquips(s, seat, hero, out);
    addTakeBacks(s, hero, out);
    for (let deck = 0; deck < 3; deck++) if (canDrawFrom(s, deck)) out.add(choose.draw.code(hero, deck));
  }
  addTransfers(s, seat, out);
  addCasts(s, seat, out);
  addHandCards(s, seat, out);
  addArtifacts(s, seat, out);
  if (canCallNow(s, seat)) out.add(choose.call.code());
  out.add(choose.end.code());
}

function addHandCards(s: HeldenState, seat: number, out: OptionList): void {
  const hand = handOf(s, seat);
  const exchange = hand.length >= exchangePrice;
  const buy = canBuy(s, seat);
  for (const card of hand) {
    if (isNpcCard(card)) out.add(choose.npc.code(card));
    else if (isDemonCard(card)) for (const host of otherSeats(s, seat)) out.add(choose.demon.code(card, host));
    else if (isPotion(card)) addDrinks(s, seat, card, out);
    else if (isPlayable(s, seat, card)) out.add(choose.play.code(card));
    if (exchange) out.add(choose.exchange.code(card));
    if (buy) out.add(choose.buy.code(card));
  }
}

/** KH-EVT-01 to KH-EVT-03 */
export function isPlayable(s: HeldenState, seat: number, card: number): boolean {
  if (isEvent(card)) return s.eventPlayed === 0 && (eventCard(card).possible?.(s, seat) ?? true);
  if (!isSpontaneous(card)) return false;
  const { occasion, possible } = spontaneousCard(card);
  return occasion === 'any time' && (possible?.(s, seat) ?? true);
}

/** KH-NEW-01, KH-NEW-02, KH-NEW-07 */
export const canBuy = (s: HeldenState, seat: number): boolean =>
  handOf(s, seat).length >= s.heroPrice && (s.bought & (1 << seat)) === 0 && s.heroStack.length > 0;

function addDrinks(s: HeldenState, seat: number, card: number, out: OptionList): void {
  if (potionCard(card).heals === undefined) return;
  for (const being of fightersOf(s, seat)) out.add(choose.drink.code(card, being));
}

const doll = cardNumber('voodoo-doll');

/** How often an artifact may be used in a turn. */
export const usesOf = (hero: number, card: number): number => (card === doll ? (heroCard(hero).dollUses ?? 1) : 1);

function addArtifacts(s: HeldenState, seat: number, out: OptionList): void {
  for (const hero of heroesOf(s, seat)) {
    for (const card of gearOf(s, hero)) {
      if (!isGear(card)) continue;
      const gear = gearCard(card);
      if (gear.kind !== 'artifact' || gear.use === undefined) continue;
      if ((s.uses[card] as number) >= usesOf(hero, card)) continue;
      for (const aim of aimsOf(s, gear.use.aims, seat, hero)) out.add(choose.use.code(card, aim));
    }
  }
}

/** KH-NPC-07, KH-NPC-11 */
export function canCallNow(s: HeldenState, seat: number): boolean {
  const npc = npcOf(s, seat);
  if (npc < 0 || s.used[npc] === 1) return false;
  const { usable, possible } = npcCard(cardOfBeing(npc));
  return usable === 'own turn' && (possible?.(s, seat) ?? true);
}

type Deed = (c: HeldenContext, seat: number, code: Code) => void;

/** What each choice of a turn brings about, by kind. */
const deeds = new Map<number, Deed>([
  [choose.attack.kind, announceAttack],
  [choose.cast.kind, announceCast],
  [choose.equip.kind, (c, seat, code) => spendOnEquip(c, seat, second(code), code)],
  [choose.takeBack.kind, (c, seat, code) => spendOnEquip(c, seat, bearerOf(c.state, first(code)), code)],
  [choose.transfer.kind, startTransfer],
  [choose.draw.kind, drawInstead],
  [choose.play.kind, playInTurn],
  [choose.npc.kind, (c, seat, code) => placeNpc(c, seat, first(code))],
  [choose.demon.kind, (c, seat, code) => placeDemon(c, seat, first(code), second(code))],
  [choose.drink.kind, (c, seat, code) => drink(c, seat, first(code), second(code), null)],
  [choose.use.kind, (c, seat, code) => useArtifact(c, seat, first(code), second(code))],
  [choose.call.kind, callNpc],
  [choose.exchange.kind, (c, seat, code) => startHandIn(c, seat, first(code), 'card')],
  [choose.buy.kind, (c, seat, code) => startHandIn(c, seat, first(code), 'hero')],
  [choose.end.kind, end],
]);

function spendOnEquip(c: HeldenContext, seat: number, hero: number, code: Code): void {
  payAction(c.state, hero);
  carryOutEquip(c, startEquip(c, seat, hero), code);
}

/** KH-ACT-05 */
function drawInstead(c: HeldenContext, seat: number, code: Code): void {
  payAction(c.state, first(code));
  startDrawingFrom(c, seat, 1, second(code));
}

function playInTurn(c: HeldenContext, seat: number, code: Code): void {
  if (isEvent(first(code))) c.state.eventPlayed = 1;
  playCard(c, seat, first(code));
}

/** KH-ACT-03 */
function useArtifact(c: HeldenContext, seat: number, card: number, aim: number): void {
  const s = c.state;
  const hero = bearerOf(s, card);
  s.uses[card] = (s.uses[card] as number) + 1;
  c.emit(happened.artifactUsed, hero, card, aim);
  pushEffect(c, card, seat, hero, aim);
}
