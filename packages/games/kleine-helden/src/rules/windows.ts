import { first, kindOf, type OptionList, type Prompt, type Refusal, refusal, type Step } from '@heldentisch/engine';
import { isDemon, isFighter } from '../beings.js';
import { fightersOf, handOf, isAlive, lifeOf, ownerOf, seatsAfter } from '../groups.js';
import { beingKey, cardKey, seatKey } from '../labels.js';
import type { HeldenState, WindowFrame, WindowOccasion } from '../state.js';
import { backOf, cardNumber, isSpontaneous, spontaneousCard } from '../tables.js';
import { decks } from '../terms.js';
import { choose, happened } from '../vocabulary.js';
import { combatOf } from './clash.js';
import type { HeldenContext } from './piles.js';
import { playCard } from './playing.js';

/*
 * Windows in which others may answer. Whether a seat is asked depends only on what everybody can see: the backs of its
 * hand, reactions on the table, and cards that lie open elsewhere. Each card exists once.
 */

const anyTime = [cardNumber('saving-hand'), cardNumber('quick-fingers'), cardNumber('memory-gap')];
const notLikeThat = [cardNumber('not-like-that')];
const distraction = [cardNumber('distraction')];
const looting = [cardNumber('looting-the-dead')];
const gloating = [cardNumber('gloating')];

export const hasBack = (s: HeldenState, seat: number, deck: number): boolean => {
  for (const card of handOf(s, seat)) if (backOf(card) === deck) return true;
  return false;
};

/** Whether it is open to all where the card is. */
const isOpen = (s: HeldenState, card: number): boolean =>
  s.seen[card] === -1 ||
  (s.discard[decks.green] as number[]).includes(card) ||
  s.resolving.includes(card) ||
  s.out.includes(card);

/** KH-EVT-06: who has just lost the last one plays nothing any more, not even an answer. */
const hasSurvivor = (s: HeldenState, seat: number): boolean =>
  fightersOf(s, seat).some((fighter) => lifeOf(s, fighter) > 0);

/** As far as everybody can tell, the seat might hold one of these cards and play it. */
export function mightHold(s: HeldenState, seat: number, cards: readonly number[]): boolean {
  if (!isAlive(s, seat) || !hasBack(s, seat, decks.green) || !hasSurvivor(s, seat)) return false;
  for (const card of cards) {
    if (s.seen[card] === -1 ? handOf(s, seat).includes(card) : !isOpen(s, card)) return true;
  }
  return false;
}

export const mightPlayAnyTime = (s: HeldenState, seat: number): boolean => mightHold(s, seat, anyTime);

function seatsThatMight(s: HeldenState, cards: readonly number[], except: number): number {
  let bits = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat !== except && mightHold(s, seat, cards)) bits |= 1 << seat;
  }
  return bits;
}

function open(c: HeldenContext, occasion: WindowOccasion, bits: number, about: number, by: number): void {
  if (bits !== 0) c.state.frames.push({ step: 'window', occasion, open: bits, about, by });
}

/** After an event: somebody may cancel it. */
export function openEventWindow(c: HeldenContext, card: number, seat: number): void {
  open(c, 'event', seatsThatMight(c.state, notLikeThat, seat), card, seat);
}

export function openNpcWindow(c: HeldenContext, npc: number, seat: number): void {
  open(c, 'npc', seatsThatMight(c.state, distraction, seat), npc, seat);
}

export function openDeathWindow(c: HeldenContext, being: number): void {
  open(c, 'death', seatsThatMight(c.state, looting, -1), being, -1);
}

const gloatingAt = 4;

export function openLossWindow(c: HeldenContext, being: number, lost: number): void {
  if (lost < gloatingAt) return;
  const owner = ownerOf(c.state, being);
  open(c, 'loss', seatsThatMight(c.state, gloating, owner), being, owner);
}

/** KH-EVT-03: once in each turn of another player, besides all combats. */
export function openTurnWindow(c: HeldenContext, seat: number): void {
  open(c, 'turn', seatsThatMight(c.state, anyTime, seat), -1, seat);
}

/** Beings of a seat that could protect the target (KH-PRT-01). */
export function protectorsOf(s: HeldenState, seat: number, target: number): number[] {
  if (isDemon(target) || seat === s.active) return [];
  return fightersOf(s, seat).filter((being) => being !== target && (s.reactions[being] as number) > 0);
}

/** Step 2 of a combat: third players may offer protection. */
export function openAnnouncedWindow(c: HeldenContext): void {
  const s = c.state;
  const combat = combatOf(s);
  if (combat === null || isDemon(combat.target)) return;
  const owner = ownerOf(s, combat.target);
  let bits = 0;
  for (const seat of seatsAfter(s, combat.seat)) {
    if (seat === owner) continue;
    const protector = protectorsOf(s, seat, combat.target).length > 0;
    if (protector || mightPlayAnyTime(s, seat)) bits |= 1 << seat;
  }
  open(c, 'announced', bits, combat.target, combat.seat);
}

const occasionOf = { event: 'event', npc: 'npc', death: 'death', loss: 'loss' } as const;

/** Whether a spontaneous event fits a window. */
function fits(s: HeldenState, frame: WindowFrame, seat: number, card: number): boolean {
  const { occasion, possible } = spontaneousCard(card);
  if (frame.occasion === 'turn' || frame.occasion === 'announced') {
    if (occasion !== 'any time') return false;
  } else if (occasion !== occasionOf[frame.occasion]) return false;
  return possible === undefined || possible(s, seat);
}

function addWindowOptions(s: HeldenState, frame: WindowFrame, seat: number, out: OptionList): void {
  out.add(choose.pass.code());
  for (const card of handOf(s, seat)) {
    if (isSpontaneous(card) && fits(s, frame, seat, card)) out.add(choose.play.code(card));
  }
  if (frame.occasion !== 'announced') return;
  const offers = combatOf(s)?.offers ?? [];
  for (const being of protectorsOf(s, seat, frame.about)) {
    if (!offers.includes(being)) out.add(choose.protect.code(being));
  }
}

function refuseInWindow(s: HeldenState, frame: WindowFrame, seat: number, code: number): Refusal | null {
  const kind = kindOf(code);
  if (kind === choose.protect.kind) {
    if (isDemon(frame.about)) return refusal('KH-PRT-08');
    return refusal(isFighter(first(code)) && s.reactions[first(code)] === 0 ? 'KH-REA-05' : 'KH-PRT-01');
  }
  if (kind !== choose.play.kind) return refusal('KH-EVT-08');
  const card = first(code);
  if (!handOf(s, seat).includes(card)) return null;
  return refusal(isSpontaneous(card) ? 'KH-EVT-08' : 'KH-EVT-02');
}

function promptOf(s: HeldenState, frame: WindowFrame): Prompt {
  const { occasion, about } = frame;
  const key = `window.${occasion}`;
  if (occasion === 'turn') return { key, params: { seat: seatKey(s.active) } };
  if (occasion === 'event') return { key, params: { card: cardKey(about) } };
  return { key, params: { card: beingKey(about) } };
}

const one = new Set<WindowOccasion>(['event', 'npc', 'death', 'loss']);

export const windowStep: Step<HeldenState, WindowFrame> = {
  seats: (c, frame) => frame.open & c.state.alive,
  run: (c) => {
    c.state.frames.pop();
  },
  options: (c, frame, seat, out) => addWindowOptions(c.state, frame, seat, out),
  choose(c, frame, seat, code) {
    const kind = kindOf(code);
    if (kind === choose.pass.kind) frame.open &= ~(1 << seat);
    else if (kind === choose.protect.kind) {
      combatOf(c.state)?.offers.push(first(code));
      c.emit(happened.protectionOffered, first(code), frame.about);
    } else {
      // The one card that fits such an occasion has been played.
      if (one.has(frame.occasion)) frame.open = 0;
      playCard(c, seat, first(code));
    }
  },
  prompt: (s, frame) => promptOf(s, frame),
  refuse: (c, frame, seat, code) => refuseInWindow(c.state, frame, seat, code),
  tells: () => true,
};
