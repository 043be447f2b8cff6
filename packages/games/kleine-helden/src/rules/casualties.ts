import { always, type Verb } from '@heldentisch/engine';
import { beingCount, isFighter, isHero } from '../beings.js';
import { gearOf, hasFighter, inPlay, isAlive, lifeOf } from '../groups.js';
import { beingKey, cardKey } from '../labels.js';
import type { CasualtiesFrame, HeldenDeed, HeldenState } from '../state.js';
import { cardNumber } from '../tables.js';
import { choose, happened } from '../vocabulary.js';
import { courseOf } from './course-of.js';
import { startDrawing } from './drawing.js';
import { breakOff, endGame, removePlayer } from './ending.js';
import { discardBeing } from './npcs.js';
import { otherwise } from './otherwise.js';
import { type HeldenContext, leave, putGear, takeGear, toDiscard, toHandOpenly } from './piles.js';
import { because } from './why.js';
import { openDeathWindow } from './windows.js';

const bounty = cardNumber('bounty');
const bountyCards = 3;

const slayerOf = (s: HeldenState, frame: CasualtiesFrame): number => s.slayer[frame.being] as number;

/** KH-DTH-02, KH-DTH-07 */
function mayPlunder(s: HeldenState, frame: CasualtiesFrame): boolean {
  const slayer = slayerOf(s, frame);
  return slayer >= 0 && isAlive(s, slayer) && isHero(frame.being) && gearOf(s, frame.being).length > 0;
}

type CasualtiesVerb = Verb<HeldenState, CasualtiesFrame>;

/** The next one without life points; if there is none, the frame ends. */
const nextDead: CasualtiesVerb = {
  run(c, frame) {
    const s = c.state;
    for (let being = 0; being < beingCount; being++) {
      if (!inPlay(s, being) || lifeOf(s, being) > 0) continue;
      frame.being = being;
      c.emit(happened.beingDied, being);
      return;
    }
    casualtiesCourse.go(frame, 'over');
  },
};

const plundering: CasualtiesVerb = {
  seats: (c, frame) => (mayPlunder(c.state, frame) ? 1 << slayerOf(c.state, frame) : 0),
  deeds: () => plunderDeeds,
  prompt: (_s, frame) => ({ key: 'plunder', params: { card: beingKey(frame.being) } }),
  otherwise,
};

const plunderDeeds: readonly HeldenDeed<CasualtiesFrame>[] = [
  {
    kind: choose.plunder,
    exact: true,
    candidates(c, frame, _seat, out) {
      for (const card of gearOf(c.state, frame.being)) out.add(choose.plunder.code(card));
    },
    forbids(c, frame, _seat, code) {
      const card = choose.plunder.card(code);
      if (gearOf(c.state, frame.being).includes(card)) return null;
      return because('KH-DTH-02.gear', { card: cardKey(card), being: beingKey(frame.being) });
    },
    does: (c, frame, seat, code) => plunder(c, seat, frame.being, choose.plunder.card(code)),
  },
  always(choose.pass, () => {}),
];

const reactions: CasualtiesVerb = {
  run(c, { being }) {
    if (isHero(being) && gearOf(c.state, being).length > 0) openDeathWindow(c, being);
  },
};

const burial: CasualtiesVerb = {
  run(c, frame) {
    const { being } = frame;
    frame.being = -1;
    casualtiesCourse.go(frame, 'nextDead');
    payBounty(c, being);
    remains(c, being);
  },
};

/** Deaths by one cause, one after the other (KH-DTH-11). */
export const casualtiesCourse = courseOf<CasualtiesFrame>()(
  {
    nextDead,
    /** Whose hero or creature struck may take a card (KH-DTH-02, KH-DTH-07). */
    plundering,
    /** Cards that react to the death. */
    reactions,
    /** The rest is discarded (KH-DTH-03, KH-DTH-04). */
    burial,
    over: {},
  },
  // Who has nobody left is out (KH-DTH-05).
  sendOut,
);

/** KH-DTH-02: everybody sees which card it is. */
export function plunder(c: HeldenContext, seat: number, hero: number, card: number): void {
  toHandOpenly(c, seat, takeGear(c, hero, card));
  c.emit(happened.plundered, seat, card);
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
