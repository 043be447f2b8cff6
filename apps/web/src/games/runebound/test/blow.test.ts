import { act, type Match, matchFromPosition } from '@heldentisch/engine';
import { toldLines } from '@heldentisch/protocol';
import { type RuneboundState, game as runebound } from '@heldentisch/runebound';
import { describe, expect, test } from 'vitest';
import { type Blow, lastBlow } from '../model/blow.js';

const seed = '00000000000000000000000000000005';

const fightAt = (phase: string): Match<RuneboundState> =>
  matchFromPosition(
    runebound,
    { seats: [{ hero: 'ronan', space: '0805' }], fight: { card: 'bridge-troll', round: 1, phase } },
    'xoroshiro128plus',
    seed,
  );

function after(match: Match<RuneboundState>, ...choices: readonly Record<string, string>[]): Blow | null {
  for (const { type = '', ...fields } of choices) expect(act(match, 0, { type, ...fields }).ok, type).toBe(true);
  return lastBlow(toldLines(match, 0, -1), null);
}

describe('the last blow of a fight', () => {
  test('tells dice, total and what it had to reach', () => {
    const blow = after(fightAt('ranged'), { type: 'defend' });
    expect(blow).toMatchObject({ kind: 'defend', phase: 'ranged', character: 'hero', isPast: false, isOver: false });
    expect(blow?.dice).toHaveLength(2);
    expect(blow?.result).not.toBe('open');
  });

  test('is past when the next round begins, so that its dice are not taken for those of the new one', () => {
    const match = fightAt('magic');
    const blow = after(match, { type: 'defend' });
    expect(match.play.state.frames.find(({ step }) => step === 'combat')).toMatchObject({ round: 2 });
    expect(blow).toMatchObject({ phase: 'magic', isPast: true, isOver: false });
  });
});
