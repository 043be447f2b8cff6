/** For whom something is asked. */
export interface Share {
  readonly table: string;
  /** Whether people sit there. */
  readonly hasPeople: boolean;
}

/** Tables take turns: each has one of its things taken, then it stands behind the others. */
class TakingTurns<T> {
  private readonly byTable = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.byTable.size === 0;
  }

  push(table: string, thing: T): void {
    const waiting = this.byTable.get(table);
    if (waiting === undefined) this.byTable.set(table, [thing]);
    else waiting.push(thing);
  }

  next(): T | undefined {
    const [first] = this.byTable;
    if (first === undefined) return undefined;
    const [table, waiting] = first;
    const thing = waiting.shift();
    this.byTable.delete(table);
    if (waiting.length > 0) this.byTable.set(table, waiting);
    return thing;
  }
}

/** While others wait, one turn in so many is for a table without people. */
const turnsPerBotTable = 4;

/** What waits, in a fair order: people's tables come first, but those of bots only are not forgotten either. */
export class FairQueue<T> {
  private readonly peoples = new TakingTurns<T>();
  private readonly bots = new TakingTurns<T>();
  /** Turns of people's tables for which a table of bots has waited. */
  private passedOver = 0;
  size = 0;

  push(thing: T, { table, hasPeople }: Share): void {
    (hasPeople ? this.peoples : this.bots).push(table, thing);
    this.size++;
  }

  next(): T | undefined {
    if (this.size === 0) return undefined;
    this.size--;
    const isForBots = this.peoples.isEmpty || (!this.bots.isEmpty && this.passedOver >= turnsPerBotTable - 1);
    this.passedOver = isForBots || this.bots.isEmpty ? 0 : this.passedOver + 1;
    return isForBots ? this.bots.next() : this.peoples.next();
  }
}
