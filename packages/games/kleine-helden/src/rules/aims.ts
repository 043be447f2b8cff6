import { firstDemon, firstNpc, heroCount } from '../beings.js';
import type { AimKind } from '../define.js';
import { fightersOf, gearOf, handOf, heroesOf, inPlay, isAlive } from '../groups.js';
import type { HeldenState } from '../state.js';
import { isArmour, isShield, isWeapon } from '../tables.js';
import { aimAtDeck, aimAtSeat, noAim } from '../vocabulary.js';
import { deckOf } from './piles.js';

/** In place of a seat: whoever it belongs to. */
export const nobody = -1;

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
      return foesBetween(s, nobody, firstDemon, firstNpc);
    case 'opponent with cards':
      return otherSeats(s, seat)
        .filter((other) => handOf(s, other).length > 0)
        .map(aimAtSeat);
    case 'enemy hero':
      return foesBetween(s, seat, 0, heroCount);
    case 'armed enemy hero':
      return foesBetween(s, seat, 0, heroCount).filter((hero) => gearOf(s, hero).some(isRustable));
    case 'deck':
      return [0, 1, 2].filter((deck) => deckOf(s, deck).length > 0).map(aimAtDeck);
  }
}

/** Who is in play in this part of the tables and belongs to somebody else than the seat. */
export function foesBetween(s: HeldenState, seat: number, from: number, to: number): number[] {
  const list: number[] = [];
  for (let being = from; being < to; being++) if (inPlay(s, being) && s.owner[being] !== seat) list.push(being);
  return list;
}

export function otherSeats(s: HeldenState, seat: number): number[] {
  const list: number[] = [];
  for (let other = 0; other < s.seats; other++) if (other !== seat && isAlive(s, other)) list.push(other);
  return list;
}

/** The case of the rule against a wrong aim: each kind of aim has a sentence of its own. */
export const aimCase = (kind: AimKind): string => kind.replaceAll(' ', '-');

export const isRustable = (card: number): boolean => isWeapon(card) || isShield(card) || isArmour(card);
