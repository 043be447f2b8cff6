/** Counts up; shown as a Prometheus counter. */
export class Counter {
  value = 0;
  constructor(
    readonly name: string,
    readonly help: string,
  ) {}

  add(count = 1): void {
    this.value += count;
  }

  toText(): string {
    return `# HELP ${this.name} ${this.help}\n# TYPE ${this.name} counter\n${this.name} ${this.value}\n`;
  }
}

/** A number that is asked for when it is shown. */
export class Gauge {
  constructor(
    readonly name: string,
    readonly help: string,
    private readonly read: () => number,
  ) {}

  toText(): string {
    return `# HELP ${this.name} ${this.help}\n# TYPE ${this.name} gauge\n${this.name} ${this.read()}\n`;
  }
}

/** How often values fell into which range. */
export class Histogram {
  private readonly counts: number[];
  private sum = 0;
  private total = 0;

  constructor(
    readonly name: string,
    readonly help: string,
    private readonly bounds: readonly number[],
  ) {
    this.counts = bounds.map(() => 0);
  }

  observe(value: number): void {
    this.sum += value;
    this.total++;
    let index = 0;
    while (index < this.bounds.length && value > (this.bounds[index] as number)) index++;
    if (index < this.bounds.length) this.counts[index] = (this.counts[index] as number) + 1;
  }

  toText(): string {
    let below = 0;
    const rows = this.bounds.map((bound, i) => {
      below += this.counts[i] ?? 0;
      return `${this.name}_bucket{le="${bound}"} ${below}`;
    });
    rows.push(`${this.name}_bucket{le="+Inf"} ${this.total}`, `${this.name}_sum ${this.sum}`);
    rows.push(`${this.name}_count ${this.total}`);
    return `# HELP ${this.name} ${this.help}\n# TYPE ${this.name} histogram\n${rows.join('\n')}\n`;
  }
}

const milliseconds = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/** Everything the server counts. No names, no table ids: the page may be read by whoever operates the machine. */
export class Metrics {
  readonly choices = new Counter('heldentisch_choices_total', 'Lines accepted and stored.');
  readonly refusals = new Counter('heldentisch_refusals_total', 'Requests the rules refused.');
  readonly errors = new Counter('heldentisch_errors_total', 'Requests answered with an error.');
  readonly conflicts = new Counter('heldentisch_conflicts_total', 'Lines that another process was faster with.');
  readonly resends = new Counter('heldentisch_resends_total', 'Requests that were already stored.');
  readonly floods = new Counter('heldentisch_floods_total', 'Connections closed for sending too much.');
  readonly brokenMatches = new Counter('heldentisch_broken_matches_total', 'Matches paused because of a fault.');
  readonly commitFailures = new Counter('heldentisch_commit_failures_total', 'Commits the database did not take.');
  readonly botMoves = new Counter('heldentisch_bot_moves_total', 'Choices made by bots.');
  readonly batchLines = new Histogram(
    'heldentisch_commit_batch_lines',
    'Lines stored in one commit.',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  readonly commitMs = new Histogram('heldentisch_commit_milliseconds', 'Time of a commit.', milliseconds);
  readonly answerMs = new Histogram('heldentisch_answer_milliseconds', 'From a request to its answer.', milliseconds);
  readonly botMs = new Histogram('heldentisch_bot_milliseconds', 'Thinking time of bots.', milliseconds);
  private readonly gauges: Gauge[] = [];

  gauge(name: string, help: string, read: () => number): void {
    this.gauges.push(new Gauge(name, help, read));
  }

  toText(): string {
    const own = Object.values(this).filter((value) => value instanceof Counter || value instanceof Histogram);
    return [...own, ...this.gauges].map((metric: Counter | Histogram | Gauge) => metric.toText()).join('');
  }
}
