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

/** How a thing can be used: what it is, the part of it that says how, and where mana of a name lies. */
export interface Handle {
  readonly thing: ObjectKey;
  readonly part: ObjectKey;
  manaThings(mana: string): readonly ObjectKey[];
}

export function coursePointings(view: MageKnightState, seat: number, choice: Choice, handle: Handle): Pointing[] {
  const courses = coursesOf(view, seat, choice);
  const isSure = courses.length < 2;
  return courses.map((course, i): Pointing & { readonly course: Course } => ({
    needs: [
      [handle.thing],
      [handle.part, verb(`${handle.part}-${i}`)],
      // A mana that lies on the table can be pointed at, too.
      ...(isSure ? [] : course.paid.map(({ mana }) => [...handle.manaThings(mana), verb(`with-${mana}`)])),
      ...(course.ways.length === 0 ? [] : [[verb(`way-${course.ways.join('-')}`)]]),
    ],
    next: course.next,
    course,
  }));
}

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
