import type { Choice } from '@heldentisch/engine';
import { type Course, coursesOf, type Gain, type MageKnightState } from '@heldentisch/mage-knight';
import { type ObjectKey, type Offer, type Pointing, verb } from '../../../../table/kit/pointing.js';
import { remembered } from '../../../../table/kit/store.js';

/*
 * A card is played by one click that says how: by which effect, paid with which mana, in which branch. Each such course is
 * an offer of its own; what is asked on the way is answered by itself.
 */

/** An offer that knows what it leads to. */
export interface CourseOffer extends Offer {
  readonly course: Course;
}

export const isCourse = (offer: Offer): offer is CourseOffer => 'course' in offer;

/** How something can be used: what it is (or a part of it), what says how, and where mana of a name lies. */
export interface Handle {
  readonly things: readonly ObjectKey[];
  readonly part?: ObjectKey | undefined;
  manaThings(mana: string): readonly ObjectKey[];
}

/**
 * All courses of a choice. A part of a thing that leaves no question, such as an ability of a unit with one course, is
 * enough by itself.
 */
export function coursePointings(view: MageKnightState, seat: number, choice: Choice, handle: Handle): Pointing[] {
  const { things, part, manaThings } = handle;
  const courses = coursesOf(view, seat, choice);
  const isSure = courses.length === 1;
  const [whole = '', ...parts] = things;
  const pointings = courses.map((course, i): Pointing & { readonly course: Course } => ({
    needs: [
      isSure ? [whole] : things,
      [...(part === undefined ? [] : [part]), verb(`${choice.type}-${i}`)],
      // A mana that lies on the table can be pointed at, too.
      ...(isSure ? [] : course.paid.map(({ mana }) => [...manaThings(mana), verb(`with-${mana}`)])),
    ],
    next: course.next,
    course,
  }));
  return isSure ? [...pointings, ...parts.map((one) => ({ needs: [[one]], next: courses[0]?.next ?? [] }))] : pointings;
}

/** Things whose uses are said beside them (`Ways`). */
const beside = /^(hand|laid|unit|ability|skill|offer|deck):/;
export const isBeside = (key: ObjectKey | undefined): boolean => key !== undefined && beside.test(key);

/** Whether an offer is said beside the thing that is selected, and not in the bar. */
export const isSaidBeside = ({ needs }: Offer, [first]: readonly ObjectKey[]): boolean =>
  first !== undefined && isBeside(first) && needs.length > 1 && needs[0]?.includes(first) === true;

const gainsKey = (gains: readonly Gain[]): string => gains.map(({ what, amount, kind }) => what + amount + kind).join();

/** What each use of a card would bring, each result once; a use that is not there cannot be made now. */
export type Uses = ReadonlyMap<string, readonly Course[]>;

const collect = remembered((offers: readonly Offer[]): ReadonlyMap<string, Uses> => {
  const all = new Map<string, Map<string, Course[]>>();
  for (const offer of offers) {
    if (!isCourse(offer) || offer.choice.type !== 'play') continue;
    const [card, use] = [String(offer.choice.card), String(offer.choice.use)];
    const uses = all.get(card) ?? new Map<string, Course[]>();
    all.set(card, uses);
    const list = uses.get(use) ?? [];
    uses.set(use, list);
    const key = gainsKey(offer.course.gains) + offer.course.asks;
    if (!list.some(({ gains, asks }) => gainsKey(gains) + asks === key)) list.push(offer.course);
  }
  return all;
});

const none: Uses = new Map();
export const usesOf = (offers: readonly Offer[], card: string): Uses => collect(offers).get(card) ?? none;

/** One way that is printed on a card, and what it comes to now. */
export interface WayNow {
  readonly gains: readonly Gain[];
  readonly isOpen: boolean;
}

const isAlike = (a: readonly Gain[], b: readonly Gain[]): boolean =>
  a[0] !== undefined && b.some(({ what, kind }) => what === a[0]?.what && (kind === a[0].kind || a[0].kind === ''));

/** The ways that are printed, with the numbers of the present moment; those that are not open stay as they are. */
export function waysNow(
  printed: readonly (readonly Gain[])[],
  courses: readonly Course[] | undefined,
): readonly WayNow[] {
  if (courses === undefined) return printed.map((gains) => ({ gains, isOpen: false }));
  // Where the table is asked first the rest is still open.
  if (courses.some(({ asks, gains }) => asks !== '' && gains.length === 0))
    return printed.map((gains) => ({ gains, isOpen: true }));
  return printed.map((gains) => {
    const course = courses.find((one) => isAlike(gains, one.gains));
    if (gains.length === 0) return { gains, isOpen: true };
    return course === undefined ? { gains, isOpen: false } : { gains: course.gains, isOpen: true };
  });
}
