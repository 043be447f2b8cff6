import { assert } from '@heldentisch/engine';
import { type Decision, type Edge, type Group, priorOf } from './tree.js';

/** How the search weighs trying out against what it knows. */
export interface SelectSettings {
  /** Weight of curiosity. */
  readonly curiosity: number;
  /** How sharply the one-step values prefer the better looking options: small is sharp. Unit: the spread of values. */
  readonly temperature: number;
  /** As how many visits the one-step value of an option counts. */
  readonly priorWeight: number;
}

/** The spread of one-step values below which differences count as noise. */
const leastSpread = 0.02;

/**
 * Chooses the kind of action first, then the action: many targets of one kind must not crowd out the other kinds.
 * Both by upper confidence bounds with the one-step values as prior, over the options offered at this visit.
 */
export function select(decision: Decision, settings: SelectSettings): Edge {
  const scale = spreadOf(decision);
  const groups: Group[] = [];
  for (const group of decision.groups.values()) if (group.round === decision.round) groups.push(group);
  const group = best(groups, settings, scale, (candidate) => bestPrior(candidate, decision.round));
  const edges = group.edges.filter((edge) => edge.round === decision.round);
  return best(edges, settings, scale, priorOf);
}

function bestPrior(group: Group, round: number): number {
  let value = Number.NEGATIVE_INFINITY;
  for (const edge of group.edges) if (edge.round === round) value = Math.max(value, priorOf(edge));
  return value;
}

/** How far apart the one-step values lie: values of different games and moments become comparable by it. */
function spreadOf(decision: Decision): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const edge of decision.edges.values()) {
    if (edge.round !== decision.round) continue;
    const value = priorOf(edge);
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return Math.max(leastSpread, most - least);
}

interface Arm {
  visits: number;
  total: number;
  available: number;
}

function best<T extends Arm>(
  arms: readonly T[],
  settings: SelectSettings,
  scale: number,
  prior: (arm: T) => number,
): T {
  const { curiosity, temperature, priorWeight } = settings;
  const priors = arms.map(prior);
  const top = Math.max(...priors);
  const weights = priors.map((value) => Math.exp((value - top) / (scale * temperature)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let chosen: T | undefined;
  let chosenScore = Number.NEGATIVE_INFINITY;
  arms.forEach((arm, i) => {
    const value = priors[i] as number;
    const mean = (arm.total + priorWeight * value) / (arm.visits + priorWeight);
    const share = (weights[i] as number) / sum;
    const score = mean / scale + (curiosity * share * Math.sqrt(arm.available)) / (1 + arm.visits);
    if (score <= chosenScore) return;
    chosenScore = score;
    chosen = arm;
  });
  assert(chosen !== undefined, 'a decision offers something');
  return chosen;
}
