import { Chance, copy, openStream, Play, seedFromNumber } from '@heldentisch/engine';
import { Random } from '@heldentisch/testkit';
import { expect, it } from 'vitest';
import { type HeldenState, kleineHelden } from '../src/index.js';
import type { TransferFrame } from '../src/state.js';

type Groups = Readonly<Record<string, { readonly gear: readonly string[]; readonly actions?: number }>>;

function playAt(state: HeldenState): Play<HeldenState> {
  const play = new Play(kleineHelden, state, new Chance(openStream('xoroshiro128plus', seedFromNumber(1), 'play')));
  play.restore(state);
  return play;
}

const readGroups = (own: Groups): HeldenState =>
  kleineHelden.position.read({ bare: true, groups: [{ fighters: own }, { fighters: { ratman: {} } }] }).state;

const transferOf = (state: HeldenState): TransferFrame | null => {
  const top = state.frames[state.frames.length - 1];
  return top?.step === 'transfer' ? top : null;
};

/** Who holds what and who has paid; in which order things lie makes no difference. */
const outcomeOf = (state: HeldenState): string =>
  JSON.stringify([state.gear.map((cards) => [...cards].sort((a, b) => a - b)), state.actions]);

const placeOf = (state: HeldenState): string => {
  const frame = transferOf(state);
  return JSON.stringify([outcomeOf(state), frame?.hub, [...(frame?.handedOn ?? [])].sort((a, b) => a - b)]);
};

/** The codes with which a transfer begins or goes on. */
const transferKinds = new Set(['transfer', 'done']);

/** Everything one transfer can come to. Without the limit, what was handed on is forgotten after every move. */
function outcomesFrom(start: HeldenState, limited: boolean): Set<string> {
  const outcomes = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const here = playAt(state);
    const offered = here.options(0).toArray();
    for (const code of offered) {
      const { type } = kleineHelden.choices.decode(code);
      if (!transferKinds.has(type)) continue;
      const play = playAt(copy(state));
      expect(play.choose(0, code)).toBe(true);
      const frame = transferOf(play.state);
      if (frame === null) outcomes.add(outcomeOf(play.state));
      else {
        if (!limited) frame.handedOn.length = 0;
        const place = placeOf(play.state);
        if (!seen.has(place)) open.push(play.state);
        seen.add(place);
      }
    }
  }
  return outcomes;
}

const heroes = ['barbarian', 'troll', 'lich', 'shaman'];
const things = [
  'halberd',
  'battle-staff',
  'mace',
  'dagger',
  'wooden-shield',
  'round-shield',
  'ring-mail',
  'bone-armour',
  'great-helm',
  'fireball',
  'telekinesis',
];

/** A small group with things on them, as chance has it; null if they cannot carry them. */
function randomGroup(random: Random): HeldenState | null {
  const count = 2 + random.below(3);
  const gear: string[][] = Array.from({ length: count }, () => []);
  const left = [...things];
  const most = count === 4 ? 4 : 5;
  for (let i = 2 + random.below(most - 1); i > 0; i--) {
    const thing = random.pick(left);
    left.splice(left.indexOf(thing), 1);
    random.pick(gear).push(thing);
  }
  const shuffled = [...heroes].sort(() => random.below(3) - 1);
  const own = Object.fromEntries(
    gear.map((cards, i) => [shuffled[i] as string, { gear: cards, actions: random.percent(90) ? 1 : 0 }]),
  );
  try {
    return readGroups(own);
  } catch {
    return null;
  }
}

it('reaches whatever a transfer without the limit of KH-TRF-05 reaches', { timeout: 120_000 }, () => {
  const random = Random.fromNumber(5);
  let settings = 0;
  let most = 0;
  while (settings < 25) {
    const state = randomGroup(random);
    if (state === null) continue;
    const free = outcomesFrom(state, false);
    if (free.size < 2) continue;
    settings++;
    most = Math.max(most, free.size);
    expect(outcomesFrom(state, true)).toEqual(free);
  }
  expect(most).toBeGreaterThan(20);
});

it('reaches it also between two heroes whom a spell spares the action', () => {
  const state = readGroups({
    barbarian: { gear: ['halberd', 'ring-mail'], actions: 0 },
    troll: { gear: ['mace', 'wooden-shield', 'bone-armour'], actions: 0 },
    shaman: { gear: ['dagger'], actions: 0 },
  });
  state.frames.push({ step: 'transfer', seat: 0, heroes: 0, hub: -1, free: true, handedOn: [] });
  const outcomes = outcomesFrom(state, true);
  expect(outcomes).toEqual(outcomesFrom(state, false));
  expect(outcomes.size).toBeGreaterThan(5);
});

it('reaches it also where three hands change places', () => {
  const state = readGroups({
    barbarian: { gear: ['halberd'] },
    troll: { gear: ['mace', 'wooden-shield'] },
    shaman: { gear: ['battle-staff'] },
  });
  expect(outcomesFrom(state, true)).toEqual(outcomesFrom(state, false));
});

it('ends, however long one puts off ending it', () => {
  const random = Random.fromNumber(7);
  const done = kleineHelden.choices.encode({ type: 'done' }) as number;
  for (let i = 0; i < 60; i++) {
    const state = randomGroup(random);
    const play = state === null ? null : playAt(state);
    const first = play
      ?.options(0)
      .toArray()
      .filter((code) => kleineHelden.choices.decode(code).type === 'transfer');
    if (play === null || first === undefined || first.length === 0) continue;
    play.choose(0, random.pick(first));
    let moves = 1;
    while (transferOf(play.state) !== null) {
      const codes = play.options(0).toArray();
      const others = codes.filter((code) => code !== done);
      play.choose(0, others.length > 0 ? random.pick(others) : done);
      if (others.length > 0) moves++;
      expect(moves).toBeLessThanOrEqual(2 * things.length);
    }
  }
});
