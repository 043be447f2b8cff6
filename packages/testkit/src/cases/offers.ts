import type { Choice, Game, Match } from '@heldentisch/engine';
import { show } from '../plain-data.js';
import type { Fields } from './case-file.js';
import { hasFields } from './expectation.js';

export function offersTo(match: Match, seat: number): Choice[] {
  return match.play.options(seat).toArray().map(match.game.choices.decode);
}

export function matching(offers: readonly Choice[], given: Fields): Choice[] {
  return offers.filter((offer) => hasFields(offer, given));
}

const shownOffers = 6;

export function list(offers: readonly Choice[]): string {
  const more = offers.length > shownOffers ? ` and ${offers.length - shownOffers} more` : '';
  return offers.slice(0, shownOffers).map(show).join(', ') + more;
}

/** The offers that have most in common with what was looked for, for the message. */
export function nearest(offers: readonly Choice[], given: Fields): string {
  if (offers.length === 0) return 'nothing is offered to this seat';
  const common = (offer: Choice): number =>
    Object.entries(given).filter(([key, value]) => hasFields(offer, { [key]: value })).length;
  const most = Math.max(...offers.map(common));
  return `nearest: ${list(offers.filter((offer) => common(offer) === most))}`;
}

/** Why no choice of the game could ever have these fields, or null. A case must not be true by a slip of the pen. */
export function impossible(game: Game, given: Fields): { readonly field: string; readonly message: string } | null {
  const kinds = game.choices.list.filter(({ type }) => given.type === undefined || type === given.type);
  if (kinds.length === 0) return { field: 'type', message: `${game.id} has no choice of type ${show(given.type)}` };
  const names = Object.keys(given).filter((name) => name !== 'type');
  for (const name of names) {
    const domains = kinds.flatMap(({ fields }) => fields[name] ?? []);
    if (domains.length === 0) return { field: name, message: 'is not a field of this choice' };
    if (!domains.some((domain) => domain.value(given[name]) >= 0)) {
      return { field: name, message: `${show(given[name])} is never possible` };
    }
  }
  const fits = kinds.some(({ fields }) => names.every((name) => (fields[name]?.value(given[name]) ?? -1) >= 0));
  return fits ? null : { field: names[0] ?? 'type', message: 'no choice has all of these fields' };
}
