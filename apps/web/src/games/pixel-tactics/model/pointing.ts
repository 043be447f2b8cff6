import type { Choice, Pending } from '@heldentisch/engine';
import { cellNames, type PixelState, rowNames } from '@heldentisch/pixel-tactics';
import { type ObjectKey, type Pointing, verb } from '../../../table/kit/pointing.js';

export const placeObject = (place: unknown): ObjectKey => `place:${place}`;
export const handObject = (card: string): ObjectKey => `hand:${card}`;
export const trayObject = (card: string): ObjectKey => `tray:${card}`;

export const columnNames = ['left', 'middle', 'right'] as const;

/** Prompts whose cards lie in the tray and not in the own hand. */
const trayPrompts = new Set([
  ...['discardFromEnemyHand', 'takeFromDiscard', 'putBack', 'mayDiscardLooked', 'keepLooked', 'returnLooked'],
  ...['showCard', 'name'],
]);

/** Whether the cards to choose from are laid out in the tray. */
const usesTray = (decision: Pending): boolean => trayPrompts.has(decision.prompt.key);

/** The seat whose card attacks: an effect may let a player lead a card of the other unit. */
function attackingSeat(view: PixelState, decision: Pending): number {
  const top = view.frames[view.frames.length - 1];
  return top?.step === 'grantedAttack' && top.unit >= 9 !== (decision.seat === 1) ? 1 - decision.seat : decision.seat;
}

/** A column runs through both units, which face each other. */
function column(name: string, seat: number): ObjectKey[] {
  const own = columnNames.indexOf(name as (typeof columnNames)[number]);
  return cellNames.flatMap((cell, i) => [
    ...(i % 3 === own ? [placeObject(`${seat}:${cell}`)] : []),
    ...(i % 3 === 2 - own ? [placeObject(`${1 - seat}:${cell}`)] : []),
  ]);
}

function row(name: string, seats: readonly number[]): ObjectKey[] {
  const index = rowNames.indexOf(name as (typeof rowNames)[number]);
  const cells = cellNames.filter((cell, i) => Math.floor(i / 3) === index && cell !== 'leader');
  return seats.flatMap((seat) => cells.map((cell) => placeObject(`${seat}:${cell}`)));
}

/** The things a choice names: of each group one. */
function thingsOf(choice: Choice, decision: Pending, view: PixelState): readonly (readonly ObjectKey[])[] {
  const { seat } = decision;
  const own = (cell: string | number | undefined): ObjectKey[] => [placeObject(`${seat}:${cell}`)];
  const enemy = (cell: string | number | undefined): ObjectKey[] => [placeObject(`${1 - seat}:${cell}`)];
  const hand = [handObject(String(choice.card))];
  switch (choice.type) {
    case 'recruit':
      return [hand, own(choice.cell)];
    case 'attack':
      return attackingSeat(view, decision) === seat
        ? [own(choice.unit), enemy(choice.target)]
        : [enemy(choice.unit), own(choice.target)];
    case 'cast':
      return [attackingSeat(view, decision) === seat ? own(choice.unit) : enemy(choice.unit), [verb('cast')]];
    case 'order':
      return decision.kind === 'turn' ? [hand, [verb('order')]] : [hand];
    case 'promo':
      return [hand, ['promo']];
    case 'show':
      return [hand, enemy(choice.target)];
    case 'move':
      return [own(choice.unit), own(choice.cell)];
    case 'clear':
      return [own(choice.cell), [verb('clear')]];
    case 'intercept':
    case 'takeOver':
    case 'save':
      return [own(choice.unit)];
    case 'target':
      return [own(choice.target)];
    case 'put':
      return [own(choice.cell)];
    case 'pick':
    case 'resolve':
    case 'mend':
    case 'wound':
    case 'split':
      return [[placeObject(String(choice.place))]];
    case 'swap':
      return [[placeObject(String(choice.place))], [placeObject(String(choice.with))]];
    case 'card':
    case 'name':
      return [usesTray(decision) ? [trayObject(String(choice.card))] : hand];
    case 'leader':
      return [hand];
    case 'draw':
      return [['deck']];
    case 'column':
      return [column(String(choice.column), seat)];
    case 'row':
      return [row(String(choice.row), [0, 1])];
    case 'unitRow':
      return [row(String(choice.row), [Number(choice.seat)])];
    default:
      return [[verb(JSON.stringify(choice))]];
  }
}

/** Of a decision how many choices name the same things. */
const shared = new WeakMap<Pending, ReadonlyMap<string, number>>();

function countsOf(decision: Pending, view: PixelState): ReadonlyMap<string, number> {
  const known = shared.get(decision);
  if (known !== undefined) return known;
  const counts = new Map<string, number>();
  for (const choice of decision.options ?? []) {
    const things = JSON.stringify(thingsOf(choice, decision, view));
    counts.set(things, (counts.get(things) ?? 0) + 1);
  }
  shared.set(decision, counts);
  return counts;
}

/** What a choice points at. Where several choices name the same things (how much damage, melee or ranged) a word decides. */
export function pointing(choice: Choice, decision: Pending, view: PixelState): Pointing {
  const things = thingsOf(choice, decision, view);
  const isAlone = (countsOf(decision, view).get(JSON.stringify(things)) ?? 1) === 1;
  return { needs: isAlone ? things : [...things, [verb(JSON.stringify(choice))]] };
}
