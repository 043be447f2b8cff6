import type { Choice, Pending } from '@heldentisch/engine';
import type { PixelState } from '@heldentisch/pixel-tactics';
import { cellNames, rowNames } from '@heldentisch/pixel-tactics';

/**
 * The name of a thing on the table that can be pointed at: `place:0:f1`, `hand:knight`, `tray:witch`, `deck`, `promo`,
 * or a word such as `verb:order`. Choices are matched to things by these names only; the table knows no rules.
 */
export type ObjectKey = string;

export const placeObject = (place: string): ObjectKey => `place:${place}`;
export const handObject = (card: string): ObjectKey => `hand:${card}`;
export const trayObject = (card: string): ObjectKey => `tray:${card}`;

const columns = ['left', 'middle', 'right'] as const;

/** Prompts whose cards lie in the tray and not in the own hand. */
const trayPrompts = new Set([
  ...['discardFromEnemyHand', 'takeFromDiscard', 'putBack', 'mayDiscardLooked', 'keepLooked', 'returnLooked'],
  ...['showCard', 'name'],
]);

/** Whether the cards to choose from are laid out in the tray. */
export const usesTray = (decision: Pending): boolean => trayPrompts.has(decision.prompt.key);

/** The seat whose card attacks: an effect may let a player lead a card of the other unit. */
function attackingSeat(view: PixelState, decision: Pending): number {
  const top = view.frames[view.frames.length - 1];
  return top?.step === 'grantedAttack' && top.unit >= 9 !== (decision.seat === 1) ? 1 - decision.seat : decision.seat;
}

function column(name: string, seat: number): ObjectKey[] {
  const own = columns.indexOf(name as (typeof columns)[number]);
  return cellNames.flatMap((cell, i) => {
    const keys: ObjectKey[] = [];
    if (i % 3 === own) keys.push(placeObject(`${seat}:${cell}`));
    if (i % 3 === 2 - own) keys.push(placeObject(`${1 - seat}:${cell}`));
    return keys;
  });
}

function row(name: string, seats: readonly number[]): ObjectKey[] {
  const index = rowNames.indexOf(name as (typeof rowNames)[number]);
  const cells = cellNames.filter((cell, i) => Math.floor(i / 3) === index && cell !== 'leader');
  return seats.flatMap((seat) => cells.map((cell) => placeObject(`${seat}:${cell}`)));
}

/** The objects of a choice. For most kinds all of them must be named; of a row or column any one will do. */
export function objectsOf(choice: Choice, decision: Pending, view: PixelState): readonly ObjectKey[] {
  const seat = decision.seat;
  const own = (cell: string | number | undefined): ObjectKey => placeObject(`${seat}:${cell}`);
  const { type } = choice;
  switch (type) {
    case 'recruit':
      return [handObject(String(choice.card)), own(choice.cell)];
    case 'attack': {
      const attacker = attackingSeat(view, decision);
      return [placeObject(`${attacker}:${choice.unit}`), placeObject(`${1 - attacker}:${choice.target}`)];
    }
    case 'cast':
      return [placeObject(`${attackingSeat(view, decision)}:${choice.unit}`), 'verb:cast'];
    case 'order':
      return [handObject(String(choice.card)), 'verb:order'];
    case 'promo':
      return [handObject(String(choice.card)), 'promo'];
    case 'show':
      return [handObject(String(choice.card)), placeObject(`${1 - seat}:${choice.target}`)];
    case 'move':
      return [own(choice.unit), own(choice.cell)];
    case 'clear':
      return [own(choice.cell), 'verb:clear'];
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
      return [placeObject(String(choice.place))];
    case 'swap':
      return [placeObject(String(choice.place)), placeObject(String(choice.with))];
    case 'card':
    case 'name':
      return [usesTray(decision) ? trayObject(String(choice.card)) : handObject(String(choice.card))];
    case 'leader':
      return [handObject(String(choice.card))];
    case 'draw':
      return ['deck'];
    case 'column':
      return column(String(choice.column), seat);
    case 'row':
      return row(String(choice.row), [0, 1]);
    case 'unitRow':
      return row(String(choice.row), [Number(choice.seat)]);
    default:
      return [`verb:${type}`];
  }
}

/** Choices that stand for a whole row or column: naming one of its places names all. */
export const isArea = (choice: Choice): boolean => ['column', 'row', 'unitRow'].includes(choice.type);
