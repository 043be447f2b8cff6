import { always, type Prompt } from '@heldentisch/engine';
import { isDemon } from '../beings.js';
import { combatOf } from '../clash.js';
import { handOf, ownerOf, seatsAfter } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { HeldenDeed, HeldenState, HeldenStep, WindowFrame, WindowOccasion } from '../state.js';
import { isSpontaneous, spontaneousCard, spontaneousFor } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { mightPlayAnyTime, seatsThatMight } from './might-hold.js';
import { otherwise } from './otherwise.js';
import type { HeldenContext } from './piles.js';
import { spontaneousProblem } from './play-problem.js';
import { playCard } from './playing.js';
import { protectorProblem, protectorsOf } from './protecting.js';
import { becauseOfBeing, becauseOfCard, type Why } from './why.js';

/* Windows in which others may answer. */

function open(c: HeldenContext, occasion: WindowOccasion, bits: number, about: number): void {
  if (bits !== 0) c.state.frames.push({ step: 'window', occasion, open: bits, about });
}

/** After an event: somebody may cancel it. */
export function openEventWindow(c: HeldenContext, card: number, seat: number): void {
  open(c, 'event', seatsThatMight(c.state, spontaneousFor('event'), seat), card);
}

export function openNpcWindow(c: HeldenContext, npc: number, seat: number): void {
  open(c, 'npc', seatsThatMight(c.state, spontaneousFor('npc'), seat), npc);
}

export function openDeathWindow(c: HeldenContext, being: number): void {
  open(c, 'death', seatsThatMight(c.state, spontaneousFor('death'), -1), being);
}

const gloatingAt = 4;

export function openLossWindow(c: HeldenContext, being: number, lost: number): void {
  if (lost < gloatingAt) return;
  const owner = ownerOf(c.state, being);
  open(c, 'loss', seatsThatMight(c.state, spontaneousFor('loss'), owner), being);
}

/** Step 2 of a combat: third players may offer protection. */
export function openAnnouncedWindow(c: HeldenContext): void {
  const s = c.state;
  const combat = combatOf(s);
  if (combat === null || isDemon(combat.duel.target)) return;
  const { target } = combat.duel;
  const owner = ownerOf(s, target);
  let bits = 0;
  for (const seat of seatsAfter(s, combat.seat)) {
    if (seat === owner) continue;
    const protector = protectorsOf(s, seat, target).length > 0;
    if (protector || mightPlayAnyTime(s, seat)) bits |= 1 << seat;
  }
  open(c, 'announced', bits, target);
}

const pass = always<HeldenState, WindowFrame>(choose.pass, (_c, frame, seat) => {
  frame.open &= ~(1 << seat);
});

function playProblem(s: HeldenState, frame: WindowFrame, seat: number, card: number): Why {
  const { occasion } = frame;
  return spontaneousProblem(s, seat, card, occasion === 'announced' ? null : occasion, null);
}

const play: HeldenDeed<WindowFrame> = {
  kind: choose.play,
  exact: true,
  candidates({ state: s }, frame, seat, out) {
    for (const card of handOf(s, seat)) {
      if (isSpontaneous(card) && playProblem(s, frame, seat, card) === null) out.add(choose.play.code(card));
    }
  },
  forbids({ state: s }, frame, seat, code) {
    const card = choose.play.card(code);
    return becauseOfCard(playProblem(s, frame, seat, card), card);
  },
  does(c, frame, seat, code) {
    const card = choose.play.card(code);
    // The one card that fits such an occasion has been played.
    if (spontaneousCard(card).occasion === frame.occasion) frame.open = 0;
    playCard(c, seat, card);
  },
};

const offersOf = (s: HeldenState): number[] => combatOf(s)?.duel.offers ?? [];

const protect: HeldenDeed<WindowFrame> = {
  kind: choose.protect,
  exact: true,
  candidates({ state: s }, frame, seat, out) {
    for (const being of protectorsOf(s, seat, frame.about)) {
      if (!offersOf(s).includes(being)) out.add(choose.protect.code(being));
    }
  },
  forbids({ state: s }, frame, seat, code) {
    const being = choose.protect.being(code);
    const problem = protectorProblem(s, seat, frame.about, being);
    return becauseOfBeing(problem ?? (offersOf(s).includes(being) ? 'KH-CMB-06' : null), being);
  },
  does(c, frame, _seat, code) {
    const being = choose.protect.being(code);
    offersOf(c.state).push(being);
    c.emit(happened.protectionOffered, being, frame.about);
  },
};

const deeds = [pass, play];
const announcedDeeds = [pass, play, protect];

function promptOf(frame: WindowFrame): Prompt {
  const { occasion, about } = frame;
  const key = `window.${occasion}`;
  if (occasion === 'event') return { key, params: { card: cardKey(about) } };
  return { key, params: { card: beingKey(about) } };
}

export const windowStep: HeldenStep<WindowFrame> = {
  seats: (c, frame) => frame.open & c.state.alive,
  run: (c) => {
    c.state.frames.pop();
  },
  deeds: (frame) => (frame.occasion === 'announced' ? announcedDeeds : deeds),
  prompt: (_s, frame) => promptOf(frame),
  otherwise,
  alwaysAsks: true,
};
