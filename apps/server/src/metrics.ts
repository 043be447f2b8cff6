import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const milliseconds = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];

/**
 * Everything the server counts, and what the process tells of itself: lag of the event loop, memory, collection of
 * garbage. No names, no table ids: the page may be read by whoever operates the machine.
 */
export class Metrics {
  /** Of this server alone: several may run in one process. */
  private readonly registry = new Registry();
  readonly choices = this.counter('heldentisch_choices_total', 'Lines accepted and stored.');
  readonly refusals = this.counter('heldentisch_refusals_total', 'Requests the rules refused.');
  readonly errors = this.counter('heldentisch_errors_total', 'Requests answered with an error.');
  readonly conflicts = this.counter('heldentisch_conflicts_total', 'Lines that another process was faster with.');
  readonly resends = this.counter('heldentisch_resends_total', 'Requests that were already stored.');
  readonly floods = this.counter('heldentisch_floods_total', 'Connections closed for sending too much.');
  readonly brokenMatches = this.counter('heldentisch_broken_matches_total', 'Matches paused because of a fault.');
  readonly commitFailures = this.counter('heldentisch_commit_failures_total', 'Commits the database did not take.');
  readonly botMoves = this.counter('heldentisch_bot_moves_total', 'Choices made by bots.');
  readonly batchLines = this.histogram(
    'heldentisch_commit_batch_lines',
    'Lines stored in one commit.',
    [1, 2, 5, 10, 20, 50, 100, 200, 500],
  );
  readonly commitMs = this.histogram('heldentisch_commit_milliseconds', 'Time of a commit.', milliseconds);
  readonly answerMs = this.histogram('heldentisch_answer_milliseconds', 'From a request to its answer.', milliseconds);
  readonly botMs = this.histogram('heldentisch_bot_milliseconds', 'Thinking time of bots.', milliseconds);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  toText(): Promise<string> {
    return this.registry.metrics();
  }

  /** A number that is asked for when it is shown. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.registry] });
  }

  private histogram(name: string, help: string, buckets: number[]): Histogram {
    return new Histogram({ name, help, buckets, registers: [this.registry] });
  }
}
