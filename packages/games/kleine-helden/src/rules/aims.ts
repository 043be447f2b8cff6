import { firstDemon, firstNpc, heroCount } from '../beings.js';
import type { AimKind } from '../define.js';
import { fightersOf, gearOf, handOf, heroesOf, inPlay, isAlive } from '../groups.js';
import type { HeldenState } from '../state.js';
import { isArmour, isShield, isWeapon } from '../tables.js';
import { aimAtDeck, aimAtSeat, noAim } from '../vocabulary.js';
import { deckOf } from './piles.js';

/** What a spell or artifact can be aimed at now. */
export function aimsOf(s: HeldenState, kind: AimKind, seat: number, self: number): number[] {
  switch (kind) {
    case 'nothing':
      return [noAim];
    case 'two own heroes':
      return heroesOf(s, seat).length >= 2 ? [noAim] : [];
    case 'own fighter':
      return fightersOf(s, seat);
    case 'other own fighter':
      return fightersOf(s, seat).filter((being) => being !== self);
    case 'demon':
      return range(firstDemon, firstNpc).filter((being) => inPlay(s, being));
    case 'opponent with cards':
      return otherSeats(s, seat)
        .filter((other) => handOf(s, other).length > 0)
        .map(aimAtSeat);
    case 'enemy hero':
      return range(0, heroCount).filter((being) => inPlay(s, being) && s.owner[being] !== seat);
    case 'armed enemy hero':
      return aimsOf(s, 'enemy hero', seat, self).filter((hero) => gearOf(s, hero).some(isRustable));
    case 'deck':
      return [0, 1, 2].filter((deck) => deckOf(s, deck).length > 0).map(aimAtDeck);
  }
}

/** The case of the rule against a wrong aim: each kind of aim has a sentence of its own. */
export const aimCase = (kind: AimKind): string => kind.replaceAll(' ', '-');

export const isRustable = (card: number): boolean => isWeapon(card) || isShield(card) || isArmour(card);

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);

export const otherSeats = (s: HeldenState, seat: number): number[] =>
  range(0, s.seats).filter((other) => other !== seat && isAlive(s, other));
