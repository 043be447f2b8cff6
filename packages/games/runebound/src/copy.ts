import { copy as copyAny } from '@heldentisch/engine';
import type { Party, RuneboundState } from './state.js';

const slices = (lists: readonly number[][]): number[][] => lists.map((list) => list.slice());

const copyParty = (party: Party): Party => ({
  hero: party.hero,
  space: party.space,
  cameFrom: party.cameFrom,
  gold: party.gold,
  wounds: party.wounds,
  exhaustion: party.exhaustion,
  cards: party.cards.slice(),
  counters: party.counters.slice(),
  experience: party.experience.slice(),
});

/** Field by field: bots copy states all the time, and this is several times as fast as going by keys. */
export function copy(s: RuneboundState): RuneboundState {
  return {
    frames: copyAny(s.frames),
    picksHeroes: s.picksHeroes,
    firstSeat: s.firstSeat,
    pvp: s.pvp,
    runesCanBeTaken: s.runesCanBeTaken,
    renewal: s.renewal,
    roundLimit: s.roundLimit,
    doom: s.doom,
    parties: s.parties.map(copyParty),
    market: s.market.slice(),
    decks: slices(s.decks),
    stacks: slices(s.stacks),
    event: s.event.slice(),
    track: s.track.slice(),
    trackSpaces: s.trackSpaces.slice(),
    inPlay: s.inPlay.slice(),
    revealed: s.revealed.slice(),
    removed: s.removed.slice(),
    looked: s.looked.slice(),
    looker: s.looker,
    seen: s.seen.slice(),
    turned: s.turned.slice(),
    wounds: s.wounds.slice(),
    exhaustion: s.exhaustion.slice(),
    counters: s.counters.slice(),
    supply: s.supply.slice(),
    experienceSupply: s.experienceSupply.slice(),
    start: s.start,
    round: s.round,
    turns: s.turns,
    out: s.out,
    doomCount: s.doomCount,
    doomCounters: s.doomCounters,
    doomed: s.doomed,
    bought: s.bought.slice(),
    sold: s.sold.slice(),
    usedInTurn: s.usedInTurn.slice(),
    offers: s.offers.slice(),
    traded: s.traded,
    winners: s.winners,
    ending: s.ending,
  };
}
