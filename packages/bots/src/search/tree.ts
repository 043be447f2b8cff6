import { at, type Code, type Plan } from '@heldentisch/engine';
import type { Move } from '../look-ahead.js';

/** One option of a decision, or a plan that begins there, as the search knows it. Values are those of the seat that decides. */
export interface Edge {
  readonly codes: Move;
  readonly group: Group;
  /** Sum and number of one-step values: what the option looks like at once. */
  priorTotal: number;
  priorCount: number;
  visits: number;
  total: number;
  /** How often the option was offered while the decision was come by. */
  available: number;
  /** The list of offers it was last seen in, as `Decision.round`. */
  round: number;
  child: Node | null;
}

/** Options of the same kind, which differ only in their target. */
export interface Group {
  readonly id: number;
  readonly edges: Edge[];
  visits: number;
  total: number;
  available: number;
  round: number;
}

/** What one seat decides at a place of the tree, over all the imagined states that came by. */
export interface Decision {
  readonly seat: number;
  /** Options by their code, plans by all of theirs. */
  readonly edges: Map<Code | string, Edge>;
  readonly groups: Map<number, Group>;
  visits: number;
  /** Goes up with every visit: marks which options are offered in the present imagined state. */
  round: number;
}

/**
 * A place in the tree: a row of choices from the root. Chance and hidden cards differ between imagined states, so
 * who decides there can differ too.
 */
export interface Node {
  readonly decisions: (Decision | undefined)[];
}

export function newNode(): Node {
  return { decisions: [] };
}

export function decisionAt(node: Node, seat: number): Decision {
  let decision = node.decisions[seat];
  if (decision === undefined) {
    decision = { seat, edges: new Map(), groups: new Map(), visits: 0, round: 0 };
    node.decisions[seat] = decision;
  }
  return decision;
}

/** Notes which options and plans there are now and returns those that were never there before. */
export function offer(
  decision: Decision,
  options: readonly Code[],
  groupOf: (code: Code) => number,
  plans: readonly Plan[],
): Edge[] {
  decision.round++;
  const fresh: Edge[] = [];
  const note = (known: Edge | undefined, create: () => Edge): void => {
    const edge = known ?? create();
    if (known === undefined) fresh.push(edge);
    edge.round = decision.round;
    edge.available++;
    if (edge.group.round === decision.round) return;
    edge.group.round = decision.round;
    edge.group.available++;
  };
  for (const code of options) note(decision.edges.get(code), () => newEdge(decision, code, [code], groupOf(code)));
  for (const { codes, group } of plans) {
    const key = codes.join();
    note(decision.edges.get(key), () => newEdge(decision, key, codes, group));
  }
  return fresh;
}

function newEdge(decision: Decision, key: Code | string, codes: Move, groupId: number): Edge {
  let group = decision.groups.get(groupId);
  if (group === undefined) {
    group = { id: groupId, edges: [], visits: 0, total: 0, available: 0, round: 0 };
    decision.groups.set(groupId, group);
  }
  const edge: Edge = {
    codes,
    group,
    priorTotal: 0,
    priorCount: 0,
    visits: 0,
    total: 0,
    available: 0,
    round: 0,
    child: null,
  };
  group.edges.push(edge);
  decision.edges.set(key, edge);
  return edge;
}

export const priorOf = (edge: Edge): number => edge.priorTotal / Math.max(1, edge.priorCount);

/** What looks best at once. */
export function bestLooking(decision: Decision): Edge {
  const edges = [...decision.edges.values()];
  return edges.reduce((best, edge) => (priorOf(edge) > priorOf(best) ? edge : best), at(edges, 0));
}

const moreVisited = (a: Edge, b: Edge): Edge =>
  b.visits > a.visits || (b.visits === a.visits && priorOf(b) > priorOf(a)) ? b : a;

/** What was visited most, the better looking one if several were: what the search recommends. */
export const mostVisited = (decision: Decision): Edge => [...decision.edges.values()].reduce(moreVisited);

/** What the search would recommend if it were not for this option; null if nothing else was weighed. */
export function runnerUp(decision: Decision, best: Edge): Edge | null {
  const others = [...decision.edges.values()].filter(({ codes }) => codes[0] !== best.codes[0]);
  return others.length === 0 ? null : others.reduce(moreVisited);
}

/** The most visits that an option or plan has, and those of the next one. */
export function leaders(decision: Decision): { readonly most: number; readonly next: number } {
  let most = 0;
  let next = 0;
  for (const { visits } of decision.edges.values()) {
    if (visits > most) [most, next] = [visits, most];
    else if (visits > next) next = visits;
  }
  return { most, next };
}
