import { at, oneFrom, perform, refusal } from '@heldentisch/engine';
import { lay, layUnder, take } from '@heldentisch/pieces';
import { designOf, sourceOfUnit, unitCard } from '../../box.js';
import { type SpecialName, ways } from '../../card.js';
import { type C, combatOf, findDesign, playerOf } from '../../players.js';
import { effectFrame } from '../../rules/effects.js';
import { gainCrystal, gainToken } from '../../rules/mana.js';
import { priceInCombat } from '../../rules/units.js';
import type { EffectFrame, MageKnightState } from '../../state.js';
import { basicColors, blue, colorNumber, fire, green, ice, ranged, red, siege, white } from '../../terms.js';
import { choose, happened, mostFighters } from '../../vocabulary.js';
import { ask } from '../asks.js';
import { doTo, reachable } from '../on-enemies.js';
import { addAttack } from '../points.js';
import { programOfUnit } from '../programs.js';
import { lastAnswer, type OperationProgram, type OperationVerb, type Special } from '../verb.js';
import { whyNotEffect } from '../why-not.js';
import {
  askCard,
  askColor,
  askDie,
  askWay,
  distinct,
  mark,
  note,
  onlyIn,
  othersOf,
  repeat,
  run,
  since,
  stop,
  takeWounds,
} from './parts.js';

type S = MageKnightState;
const [top, bottom, all, one] = [ways.indexOf('top'), ways.indexOf('bottom'), ways.indexOf('all'), ways.indexOf('one')];
const start = -2;
const enough = -1;

/** The next enemy costs as many move points as were chosen before. */
const nightLine = (isFirst: boolean): OperationVerb =>
  ask({
    kind: choose.pickEnemy,
    rule: 'MK-CBT-17',
    prompt: 'pickEnemy',
    options(state, frame) {
      const chosen = since(frame, start);
      if (chosen.includes(enough) || state.turn.move < chosen.length) return [];
      return reachable(state, frame).filter((i) => !chosen.includes(i));
    },
    read: (code) => choose.pickEnemy.enemySlot(code),
    answer(c, frame, index) {
      c.state.turn.move -= since(frame, start).length;
      frame.answers.push(index);
      doTo(c, index, { to: 'prevent' });
    },
    ...(isFirst ? {} : { optional: stop(enough) }),
  });

// Call to Arms

const borrowed = (
  state: S,
  seat: number,
  visit: (design: number, ability: number) => void,
  owed: readonly number[] = [],
): void => {
  if (combatOf(state)?.noUnits === 1) return;
  for (const design of distinct(state.unitOffer.map(designOf))) {
    const unit = findDesign(state.unitOffer, design);
    if (state.turn.influence < priceInCombat(state, unit)) continue;
    for (const ability of unitCard(unit).abilities.keys())
      if (whyNotEffect(state, seat, programOfUnit(design, ability), -1, false, owed) === null) visit(design, ability);
  }
};
function canBorrow(state: S, seat: number, owed: readonly number[] = []): boolean {
  let found = false;
  const find = (): void => {
    found = true;
  };
  borrowed(state, seat, find, owed);
  return found;
}
function borrowLine(): OperationVerb {
  const deeds = [
    oneFrom<S, EffectFrame>(
      choose.borrow,
      ({ state }, { seat }, _seat, out) =>
        borrowed(state, seat, (design, ability) => void out.add(choose.borrow.code(design, ability))),
      'MK-UNI-08',
      (_c, frame, _seat, code) =>
        void frame.answers.push(mark + choose.borrow.unitName(code), choose.borrow.ability(code)),
    ),
  ];
  return {
    seats: ({ state }, { seat }) => (canBorrow(state, seat) ? 1 << seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: () => ({ key: 'borrow' }),
  };
}

// Meditation: what is chosen lies on top of the discard pile until it is known where it goes.

const toTop = ({ state }: C, seat: number, index: number): void => {
  const { discard } = playerOf(state, seat);
  lay(discard, take(discard, at(discard, index)), state.seen);
};
const putIntoDeck = (): OperationVerb =>
  askWay({
    prompt: 'meditation',
    options: (_state, frame) => (since(frame, start).length > 0 ? [top, bottom] : []),
    answer({ state }, frame, way) {
      const { deck, discard } = playerOf(state, frame.seat);
      for (const card of discard.splice(-since(frame, start).length)) {
        if (way === top) lay(deck, card, state.seen, -1);
        else layUnder(deck, card, state.seen, -1);
      }
    },
  });

/** A die for the round: three mana now, or one in each later turn. */
const claimLines = (): OperationProgram => [
  askDie({
    options: ({ source }) => distinct(source.filter((color) => color < basicColors)),
    answer({ state }, frame, color) {
      state.source.splice(state.source.indexOf(color), 1);
      playerOf(state, frame.seat).claimedDie = laterClaim(color);
      frame.answers.push(color);
    },
  }),
  askWay({
    prompt: 'manaClaim',
    options: () => [all, one],
    answer(c, frame, way) {
      if (way !== all) return;
      const color = lastAnswer(frame);
      playerOf(c.state, frame.seat).claimedDie = spentClaim + color;
      for (let i = 0; i < 3; i++) gainToken(c, frame.seat, color);
    },
  }),
];
/** Usable again from the next turn on; or lying there for nothing until the round ends. */
const laterClaim = (color: number): number => -2 - color;
const spentClaim = 10;

/** Pairs of crystals of two colours. */
const pairs = (state: S, seat: number, first: number, second: number): number => {
  const { crystals } = playerOf(state, seat);
  return Math.min(at(crystals, first), at(crystals, second));
};

export const spells = {
  wingsOfNight: {
    whyNot: onlyIn('MK-CBT-17', 0, 1),
    lines: () => [note(start), nightLine(true), ...repeat(mostFighters - 1, nightLine(false))],
  },
  timeBending: {
    lines: () => [
      run(({ state }, { thing }) => {
        state.turn.extra = 2;
        if (thing >= 0) state.turn.marks.push(thing, 2);
      }),
    ],
  },
  callToArms: {
    whyNot: (state, seat, _thing, owed) =>
      canBorrow(state, seat, owed) ? null : refusal('MK-UNI-08', { case: 'offer' }),
    lines: () => [
      borrowLine(),
      perform((c, { seat, answers }) => {
        const [unitName, ability] = answers.slice(-2);
        if (unitName === undefined || ability === undefined || unitName < mark) return null;
        const design = unitName - mark;
        const unit = findDesign(c.state.unitOffer, design);
        const { mana } = at(unitCard(unit).abilities, ability);
        c.state.turn.influence -= priceInCombat(c.state, unit);
        c.emit(happened.unitActivated, seat, design, ability);
        const color = mana === undefined ? -1 : colorNumber(mana);
        return effectFrame(seat, programOfUnit(design, ability), sourceOfUnit(design), unit, color);
      }),
    ],
  },
  meditation: {
    lines: () => [
      note(start),
      run((c, frame) => {
        const { discard } = playerOf(c.state, frame.seat);
        const count = Math.min(2, discard.length);
        for (let i = 0; i < count; i++) {
          toTop(c, frame.seat, c.chance.pick(discard.length - i));
          frame.answers.push(0);
        }
      }),
      putIntoDeck(),
    ],
  },
  trance: {
    lines: () => [
      note(start),
      ...repeat(
        2,
        askCard({
          options(state, frame) {
            const { discard } = playerOf(state, frame.seat);
            return distinct(discard.slice(0, discard.length - since(frame, start).length).map(designOf));
          },
          answer(c, frame, design) {
            const { discard } = playerOf(c.state, frame.seat);
            toTop(
              c,
              frame.seat,
              discard.findIndex((card) => designOf(card) === design),
            );
            frame.answers.push(design);
          },
        }),
      ),
      putIntoDeck(),
    ],
  },
  manaMeltdown: {
    lines: () => [
      note(start),
      run((c, frame) => {
        for (const other of othersOf(c.state, frame.seat)) {
          const { crystals } = playerOf(c.state, other);
          const owned = crystals.flatMap((count, color) => Array.from({ length: count }, () => color));
          if (owned.length === 0) {
            takeWounds(c, other, 1);
            continue;
          }
          const color = at(owned, c.chance.pick(owned.length));
          crystals[color] = at(crystals, color) - 1;
          c.emit(happened.crystalLost, other, color);
          frame.answers.push(color);
        }
      }),
      askColor({
        prompt: 'pickCrystal',
        options: (_state, frame) => distinct(since(frame, start)),
        answer: (c, { seat }, color) => gainCrystal(c, seat, color),
        optional: stop(enough),
      }),
    ],
  },
  manaRadiance: {
    lines: () => [
      run((c, frame) => {
        const color = lastAnswer(frame);
        for (const seat of [frame.seat, ...othersOf(c.state, frame.seat)])
          takeWounds(c, seat, at(playerOf(c.state, seat).crystals, color));
      }),
    ],
  },
  manaClaim: {
    whyNot: (state, seat) =>
      playerOf(state, seat).claimedDie === -1 && state.source.some((color) => color < basicColors)
        ? null
        : refusal('MK-MAN-08', { case: 'empty' }),
    lines: claimLines,
  },
  manaCurse: {
    lines: () => [
      run(({ state }, frame) => {
        const player = playerOf(state, frame.seat);
        player.curse = lastAnswer(frame);
        player.cursed = 0;
      }),
    ],
  },
  sacrifice: {
    whyNot: (state, seat) =>
      onlyIn('MK-RNG-02', 0, 3)(state) ??
      ([green, white].some((first) => [red, blue].some((second) => pairs(state, seat, first, second) > 0))
        ? null
        : refusal('MK-CRD-14', { case: 'crystals' })),
    lines: () => [
      askColor({
        options: (state, { seat }) =>
          [green, white].filter((first) => [red, blue].some((second) => pairs(state, seat, first, second) > 0)),
        answer: (_c, frame, color) => void frame.answers.push(color),
      }),
      askColor({
        options: (state, frame) =>
          [red, blue].filter((second) => pairs(state, frame.seat, lastAnswer(frame), second) > 0),
        answer(c, frame, second) {
          const { seat } = frame;
          const first = lastAnswer(frame);
          const count = pairs(c.state, seat, first, second);
          const { crystals } = playerOf(c.state, seat);
          for (const color of [first, second]) {
            crystals[color] = at(crystals, color) - count;
            for (let i = 0; i < count; i++) gainToken(c, seat, color);
          }
          const element = second === red ? fire : ice;
          addAttack(c, frame, first === green ? siege : ranged, element, count * (first === green ? 4 : 6));
        },
      }),
    ],
  },
} satisfies Partial<Record<SpecialName, Special>>;
