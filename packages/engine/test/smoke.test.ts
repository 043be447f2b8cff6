import { expect, it } from 'vitest';
import { stroll, toyMatch } from './toy.js';

it('x', () => {
  for (let s = 0; s < 50; s++) {
    const m = toyMatch({ seed: s, seats: 2 + (s % 2), options: { length: 400 } });
    stroll(m, 300, s);
    expect(m.broken).toBe(null);
  }
});
