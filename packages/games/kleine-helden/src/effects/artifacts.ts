import type { HeldenVerb } from '../define.js';
import { startEquip } from '../rules/equip.js';
import { startFreeTransfer } from '../rules/transfer.js';
import { happened } from '../vocabulary.js';
import { answer } from './asking.js';
import { discardGear } from './doing.js';

/** The artifact may be used up: a die is rolled for it. */
export const rollOrLose = (face: number): HeldenVerb => ({
  run(c, frame) {
    const die = c.chance.roll(6);
    c.emit(happened.dieRolled, frame.self, die);
    if (die === face) discardGear(c, frame.card);
  },
});

export const transferFreely: HeldenVerb = { run: (c, frame) => startFreeTransfer(c, frame.seat) };

export const cheaperHero = (price: number): HeldenVerb => ({
  run: (c) => {
    c.state.heroPrice = price;
  },
});

export const equipFreely: HeldenVerb = {
  run(c, frame) {
    if (answer(frame, 0) >= 0) startEquip(c, frame.seat, answer(frame, 0));
  },
};

export const equipOne: HeldenVerb = {
  run(c, frame) {
    if (answer(frame, 0) >= 0) startEquip(c, frame.seat, answer(frame, 0), 1, 0);
  },
};

/** A spell that cannot be cast until the marker is gone. */
export const addMarker: HeldenVerb = {
  run(c, frame) {
    const card = answer(frame, 0);
    if (card < 0) return;
    c.state.markers[card] = (c.state.markers[card] as number) + 1;
    c.emit(happened.cooldownSet, card, c.state.markers[card] as number);
  },
};
