import type { Means } from './means.js';
import type { Stock, Supply, Way } from './stock.js';

/*
 * How to meet needs (move points, a block, an attack) with what is at hand, at the least cost: each thing is used once and
 * in one way, each mana is paid once.
 */

/** So many points of a kind. What a way gives towards it is told by `points`. */
export interface Need {
  readonly amount: number;
  points(means: Means): number;
}

/** What the cheapest way to meet all needs costs, and what it uses; infinite if there is none. */
export interface Cover {
  readonly cost: number;
  /** The things used, as bits. */
  readonly used: number;
}

export const uncovered: Cover = { cost: Number.POSITIVE_INFINITY, used: 0 };
const free: Cover = { cost: 0, used: 0 };

interface Entry {
  readonly way: Way;
  readonly points: number;
}

/** A search that has tried so many uses is good enough. */
const mostTries = 1500;

class Covering {
  private best: Cover;
  private tries = 0;
  private readonly lists: readonly (readonly Entry[])[];

  constructor(
    private readonly stock: Stock,
    private readonly needs: readonly Need[],
    limit: number,
  ) {
    this.best = { cost: limit, used: 0 };
    this.lists = needs.map((need) => entriesFor(stock, need));
  }

  run(): Cover | null {
    const limit = this.best.cost;
    this.meet(0, 0, this.needs[0]?.amount ?? 0, 0, 0, 0, 0);
    return this.best.cost < limit ? this.best : null;
  }

  /** Goes on with a need of which so much is left, trying its ways from `start` on. */
  private meet(
    index: number,
    start: number,
    left: number,
    used: number,
    paid: number,
    discards: number,
    cost: number,
  ): void {
    if (cost >= this.best.cost || this.tries >= mostTries) return;
    if (left <= 0) {
      if (index + 1 < this.needs.length)
        this.meet(index + 1, 0, (this.needs[index + 1] as Need).amount, used, paid, discards, cost);
      else if (discards <= freeCards(this.stock, used)) this.best = { cost, used };
      return;
    }
    const list = this.lists[index] as readonly Entry[];
    if (!this.canReach(list, start, left, used)) return;
    for (let i = start; i < list.length; i++) {
      const { way, points } = list[i] as Entry;
      if ((used >> way.source) & 1) continue;
      this.tries++;
      this.use(way, used | (1 << way.source), paid, (nowUsed, nowPaid, price) => {
        const { means } = way;
        const worse = cost + price + way.cost - means.other + means.discards * discardCost(this.stock, way);
        this.meet(index, i + 1, left - points, nowUsed, nowPaid, discards + means.discards, worse);
      });
    }
  }

  /** Whether what is left of the list can bring so much at all. */
  private canReach(list: readonly Entry[], start: number, left: number, used: number): boolean {
    let most = 0;
    let seen = 0;
    // Entries are sorted by points: the first of a thing is its best one.
    for (let i = start; i < list.length; i++) {
      const { way, points } = list[i] as Entry;
      if (((used | seen) >> way.source) & 1) continue;
      seen |= 1 << way.source;
      most += points;
      if (most >= left) return true;
    }
    return false;
  }

  /** Pays what the way costs in mana, each with the cheapest that fits. */
  private use(way: Way, used: number, paid: number, go: (used: number, paid: number, price: number) => void): void {
    let nowUsed = used;
    let nowPaid = paid;
    let price = 0;
    for (const need of way.means.pays) {
      const index = this.supplyFor(need, nowUsed, nowPaid);
      if (index < 0) return;
      const supply = this.stock.supplies[index] as Supply;
      nowPaid |= 1 << index;
      if (supply.source >= 0) nowUsed |= 1 << supply.source;
      price += supply.cost;
    }
    go(nowUsed, nowPaid, price);
  }

  private supplyFor(need: number, used: number, paid: number): number {
    const { supplies, dice } = this.stock;
    let diceUsed = 0;
    for (let i = 0; i < supplies.length && i < 31; i++)
      if ((paid >> i) & 1 && (supplies[i] as Supply).isDie) diceUsed++;
    for (let i = 0; i < supplies.length && i < 31; i++) {
      const { mask, isDie, source } = supplies[i] as Supply;
      if ((mask & need) === 0 || (paid >> i) & 1 || (isDie && diceUsed >= dice)) continue;
      if (source >= 0 && (used >> source) & 1) continue;
      return i;
    }
    return -1;
  }
}

function entriesFor(stock: Stock, need: Need): Entry[] {
  const list: Entry[] = [];
  for (const way of stock.ways) {
    const points = need.points(way.means);
    if (points > 0) list.push({ way, points });
  }
  return list.sort((a, b) => b.points - a.points || a.way.cost - b.way.cost);
}

const freeCards = ({ cards }: Stock, used: number): number => {
  let count = 0;
  for (let rest = cards & ~used; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** A card that is discarded for another one costs as much as one that is played. */
const discardCost = (_stock: Stock, { cost }: Way): number => cost;

/** The cheapest way to meet all needs, if it costs less than the limit. */
export function cover(stock: Stock, needs: readonly Need[], limit: number): Cover {
  const open = needs.filter(({ amount }) => amount > 0);
  if (open.length === 0) return limit > 0 ? free : uncovered;
  return new Covering(stock, open, limit).run() ?? uncovered;
}
