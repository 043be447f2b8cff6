import {
  act,
  giveStanding,
  type Match,
  nextStandingPass,
  noStanding,
  pairedWorld,
  pendingFor,
  type Standing,
  standingAnswers,
  tellFor,
  viewFor,
  windowPass,
} from '@heldentisch/engine';
import { branch, waitingSeats } from '../branch.js';
import { firstDifference } from '../plain-data.js';
import type { Random } from '../random.js';
import { guarded } from './report.js';

/** What decides whether a seat's standing answer passes its window. */
function whatDecides(match: Match, seat: number): unknown {
  const view = viewFor(match, seat);
  const { windows, turns } = match.game;
  return { pass: windowPass(match, seat), concerns: windows?.concerns(view, seat), turn: turns.number(view) };
}

/**
 * A standing answer is given at once, a person thinks: others may guess which it was. So whether a window can be passed
 * and whom it concerns must not depend on anything they may not know.
 */
function checkDecided(match: Match, seat: number, random: Random): string | null {
  const { seats } = match.setup;
  const onlooker = random.pick([-1, ...Array.from({ length: seats }, (_, other) => other)].filter((s) => s !== seat));
  const pair = pairedWorld(match.game.zones, match.play.state, onlooker, random.stream);
  const here = whatDecides(match, seat);
  const there = whatDecides(branch(match, pair.state), seat);
  if (JSON.stringify(here) === JSON.stringify(there)) return null;
  return `whether seat ${seat} is asked tells seat ${onlooker} what it may not know: ${firstDifference(here, there)}`;
}

const told = (match: Match, viewer: number): unknown => ({
  view: viewFor(match, viewer),
  pending: pendingFor(match, viewer),
  lines: match.log.map((line, i) => ({
    seat: line.seat,
    choice: 'choice' in line,
    events: tellFor(match, viewer, match.events[i] ?? []),
  })),
  hashes: match.hashes,
});

/** With random standing answers every seat is told what it is told if the same seats pass by hand. */
function checkPassed(match: Match, random: Random): string | null {
  const world = branch(match);
  const byHand = branch(match);
  let standing: Standing = noStanding(match.setup.seats);
  for (const seat of standing.keys()) standing = giveStanding(world, standing, seat, random.pick(standingAnswers));
  // A turn has only so many windows; a game that opens them without end is found by other checks.
  for (let most = 50; most > 0; most--) {
    const next = nextStandingPass(world, standing);
    if (next === null) break;
    for (const match of [world, byHand]) {
      const answer = act(match, next.seat, next.choice, next.revision);
      if (!answer.ok) return `a pass of seat ${next.seat} is refused (${answer.refusal.rule})`;
    }
  }
  for (let viewer = -1; viewer < match.setup.seats; viewer++) {
    const [here, there] = [told(world, viewer), told(byHand, viewer)];
    if (JSON.stringify(here) !== JSON.stringify(there))
      return `seat ${viewer} can tell a standing answer from a pass by hand: ${firstDifference(here, there)}`;
  }
  return null;
}

/** Looks at the open windows. Returns `none` if no seat is asked anything of the kind. */
export function checkStanding(match: Match, random: Random): string | null | 'none' {
  if (match.game.windows === undefined) return 'none';
  const asked = waitingSeats(match);
  return guarded(() => {
    const open = asked.filter((seat) => windowPass(match, seat) !== null);
    if (open.length === 0) return 'none';
    return checkDecided(match, random.pick(open), random) ?? checkPassed(match, random);
  });
}
