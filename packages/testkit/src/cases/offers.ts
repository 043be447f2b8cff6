import { type Choice, describeRefusal, type Match, type Refusal, whyNot } from '@heldentisch/engine';
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
function nearest(offers: readonly Choice[], given: Fields): string {
  if (offers.length === 0) return 'nothing is offered to this seat';
  const common = (offer: Choice): number =>
    Object.entries(given).filter(([key, value]) => hasFields(offer, { [key]: value })).length;
  const most = Math.max(...offers.map(common));
  return `nearest: ${list(offers.filter((offer) => common(offer) === most))}`;
}

/** The rule behind a "no". It can only be told of a whole choice; the patterns of a case may leave fields out. */
function reasonOf(match: Match, reason: Refusal): string {
  if (reason.rule === 'HT-DOOR-02')
    return `which rule forbids it depends on ${reason.params.field}, which is not given`;
  const params = Object.keys(reason.params).length > 0 ? ` ${show(reason.params)}` : '';
  return `${describeRefusal(match.game, 'en', reason)}${params}`;
}

/** Why what was looked for is not offered, and what is offered instead. */
export function notOffered(match: Match, seat: number, given: Fields): string {
  const reason = whyNot(match, seat, given);
  const why = reason === null ? '' : ` (${reasonOf(match, reason)})`;
  return `${show(given)} is not offered${why}; ${nearest(offersTo(match, seat), given)}`;
}

/** What an offer is to be, one pattern for each choice. */
export interface ExactOffer {
  /** Patterns that fit none or several of the offers, by their place in the list. */
  readonly wrong: readonly { readonly index: number; readonly message: string }[];
  /** Offers that fit none or several of the patterns. */
  readonly others: readonly string[];
}

/** Compares a complete offer with patterns of which each must fit exactly one choice. Their order does not matter. */
export function compareOffer(match: Match, seat: number, patterns: readonly Fields[]): ExactOffer {
  const offers = offersTo(match, seat);
  const wrong = patterns.flatMap((pattern, index) => {
    const found = matching(offers, pattern);
    if (found.length === 1) return [];
    if (found.length === 0) return [{ index, message: notOffered(match, seat, pattern) }];
    return [{ index, message: `${show(pattern)} fits ${found.length} offers: ${list(found)}` }];
  });
  const others = offers.flatMap((offer) => {
    const fitting = patterns.filter((pattern) => hasFields(offer, pattern));
    if (fitting.length === 1) return [];
    if (fitting.length === 0) return [`${show(offer)} is offered too`];
    return [`${show(offer)} is listed ${fitting.length} times: ${fitting.map(show).join(', ')}`];
  });
  return { wrong, others };
}
