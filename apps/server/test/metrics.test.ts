import { expect, it } from 'vitest';
import { Metrics } from '../src/metrics.js';

it('each server counts for itself, and tells of its process', async () => {
  const [one, other] = [new Metrics(), new Metrics()];
  one.choices.inc();
  one.choices.inc(2);
  one.commitMs.observe(3);
  one.gauge('heldentisch_rooms', 'Matches in memory.', () => 7);
  const text = await one.toText();
  expect(text).toContain('heldentisch_choices_total 3\n');
  expect(text).toContain('heldentisch_commit_milliseconds_bucket{le="2"} 0\n');
  expect(text).toContain('heldentisch_commit_milliseconds_bucket{le="5"} 1\n');
  expect(text).toContain('heldentisch_rooms 7\n');
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'nodejs_heap_size_used_bytes',
    'nodejs_gc_duration_seconds',
  ]) {
    expect(text).toContain(`# TYPE ${name} `);
  }
  const others = await other.toText();
  expect(others).toContain('heldentisch_choices_total 0\n');
  expect(others).not.toContain('heldentisch_rooms');
});
