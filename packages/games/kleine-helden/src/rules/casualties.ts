import { first, refusal, type Step } from '@heldentisch/engine';
import { beingCount, isFighter, isHero } from '../beings.js';
import { gearOf, hasFighter, inPlay, isAlive, lifeOf } from '../groups.js';
import { beingKey } from '../labels.js';
import type { CasualtiesFrame, HeldenState } from '../state.js';
import { cardNumber } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { startDrawing } from './drawing.js';
import { breakOff, endGame, removePlayer } from './ending.js';
import { discardBeing } from './npcs.js';
import { type HeldenContext, leave, putGear, takeGear, toDiscard, toHandOpenly } from './piles.js';
import { openDeathWindow } from './windows.js';

const phases = { next: 0, plunder: 1, react: 2, bury: 3 } as const;
const bounty = cardNumber('bounty');
const bountyCards = 3;

const slayerOf = (s: HeldenState, frame: CasualtiesFrame): number => s.slayer[frame.being] as number;

/** KH-DTH-02, KH-DTH-07 */
function mayPlunder(s: HeldenState, frame: CasualtiesFrame): boolean {
  const slayer = slayerOf(s, frame);
  return slayer >= 0 && isAlive(s, slayer) && isHero(frame.being) && gearOf(s, frame.being).length > 0;
}

/** KH-DTH-11: plunder, then cards that react, then the rest, and at last who is out. */
export const casualtiesStep: Step<HeldenState, CasualtiesFrame> = {
  seats: (c, frame) => (frame.at === phases.plunder && mayPlunder(c.state, frame) ? 1 << slayerOf(c.state, frame) : 0),
  run(c, frame) {
    const s = c.state;
    if (frame.at === phases.next) nextDead(c, frame);
    else if (frame.at === phases.plunder) frame.at = phases.react;
    else if (frame.at === phases.react) {
      frame.at = phases.bury;
      if (isHero(frame.being) && gearOf(s, frame.being).length > 0) openDeathWindow(c, frame.being);
    } else {
      frame.at = phases.next;
      const being = frame.being;
      frame.being = -1;
      payBounty(c, being);
      remains(c, being);
    }
  },
  options(c, frame, _seat, out) {
    for (const card of gearOf(c.state, frame.being)) out.add(choose.plunder.code(card));
    out.add(choose.pass.code());
  },
  choose(c, frame, seat, code) {
    frame.at = phases.react;
    if (code === choose.pass.code()) return;
    plunder(c, seat, frame.being, first(code));
  },
  prompt: (_s, frame) => ({ key: 'plunder', params: { card: beingKey(frame.being) } }),
  refuse: () => refusal('KH-DTH-02'),
};

/** KH-DTH-02: everybody sees which card it is. */
export function plunder(c: HeldenContext, seat: number, hero: number, card: number): void {
  toHandOpenly(c, seat, takeGear(c, hero, card));
  c.emit(happened.plundered, seat, card);
}

function nextDead(c: HeldenContext, frame: CasualtiesFrame): void {
  const s = c.state;
  for (let being = 0; being < beingCount; being++) {
    if (!inPlay(s, being) || lifeOf(s, being) > 0) continue;
    frame.being = being;
    c.emit(happened.beingDied, being);
    frame.at = isFighter(being) ? phases.plunder : phases.bury;
    return;
  }
  s.frames.pop();
  sendOut(c);
}

/** The reward that was set on a hero. */
function payBounty(c: HeldenContext, being: number): void {
  const s = c.state;
  const slayer = s.slayer[being] as number;
  if (slayer < 0 || !s.lasting.some((effect) => effect.card === bounty && effect.being === being)) return;
  startDrawing(c, slayer, bountyCards);
}

/** KH-DTH-03, KH-DTH-04, KH-SUM-08 to KH-SUM-10, KH-NPC-04, KH-DMN-09 */
function remains(c: HeldenContext, being: number): void {
  const s = c.state;
  if (!isFighter(being)) {
    discardBeing(c, being);
    return;
  }
  if (isHero(being)) {
    for (const card of gearOf(s, being).splice(0)) toDiscard(c, card);
    s.out.push(leave(s, being));
    return;
  }
  const summoner = s.summoner[being] as number;
  const card = leave(s, being);
  if (summoner >= 0 && inPlay(s, summoner) && lifeOf(s, summoner) > 0) {
    putGear(c, summoner, card);
    c.emit(happened.creatureReturned, summoner, card);
  } else toDiscard(c, card);
}

/** KH-DTH-05, KH-END-01, KH-END-02 */
function sendOut(c: HeldenContext): void {
  const s = c.state;
  const before = s.alive;
  for (let seat = 0; seat < s.seats; seat++) {
    if (isAlive(s, seat) && !hasFighter(s, seat)) removePlayer(c, seat);
  }
  if (s.alive === before) return;
  if ((s.alive & (s.alive - 1)) === 0) endGame(c, s.alive === 0 ? before : s.alive);
  // KH-DTH-10
  else if (!isAlive(s, s.active)) breakOff(c);
}
