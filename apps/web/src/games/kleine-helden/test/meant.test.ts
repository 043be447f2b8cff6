import {
  act,
  type Choice,
  createMatch,
  describeSituation,
  type Match,
  matchFromPosition,
  type Pending,
  pendingFor,
  viewFor,
  whyNot,
} from '@heldentisch/engine';
import { beingsInPlay, cardIdOf, type HeldenState, kleineHelden } from '@heldentisch/kleine-helden';
import { expect, test } from 'vitest';
import { click, type Offer } from '../../../table/kit/pointing.js';
import { mannerOf } from '../model/manner.js';
import { meantChoice } from '../model/meant.js';
import { beingObject, deckObject, gearObject, handObject, heroesObject, pointingOf } from '../model/objects.js';

const random = 'xoroshiro128plus';

function decisionIn(match: Match<HeldenState>): Pending {
  const seat = [0, 1, 2, 3, 4].find((one) => match.play.isWaitingFor(one)) ?? 0;
  const decision = pendingFor(match, seat).find((pending) => pending.seat === seat);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

function offersOf(decision: Pending, view: HeldenState): Offer[] {
  const beings = beingsInPlay(view);
  return (decision.options ?? []).flatMap((choice) =>
    [pointingOf(choice, decision, view, beings)].flat().map((pointing) => ({ choice, ...pointing })),
  );
}

/** Everything a person can click on. */
function thingsIn(view: HeldenState, seat: number): string[] {
  const beings = beingsInPlay(view);
  return [
    ...beings.map(({ name }) => beingObject(name)),
    ...beings.filter(({ owner }) => owner === seat).flatMap(({ gear }) => gear.map(({ card }) => gearObject(card))),
    ...(view.hand[seat] ?? []).map((card) => handObject(cardIdOf(card))),
    ...['red', 'blue', 'green'].map(deckObject),
    heroesObject,
  ];
}

/** What a click is answered with that leads nowhere: the reason in both languages, or null if there is something to read. */
function answerTo(match: Match<HeldenState>, selected: readonly string[], key: string): string | null | undefined {
  const decision = decisionIn(match);
  const view = viewFor(match, decision.seat);
  if (click(offersOf(decision, view), selected, key, mannerOf(decision)).kind !== 'refused') return undefined;
  const hand = view.hand[decision.seat] ?? [];
  const meant = meantChoice(beingsInPlay(view), hand, decision, selected, key);
  if (meant === null) return null;
  const told = JSON.stringify([decision.kind, selected, key, meant]);
  const reason = whyNot(match, decision.seat, meant);
  if (reason === null) return `possible: ${told}`;
  const [en = '', de = ''] = (['en', 'de'] as const).map((one) => describeSituation(kleineHelden, one, reason));
  return en === '' || de === '' || reason.rule.startsWith('HT-') ? `silent: ${reason.rule} ${told}` : en;
}

test('whatever is clicked in whatever situation, the answer speaks of the situation', () => {
  let answers = 0;
  const faults = new Map<string, string>();
  const ask = (match: Match<HeldenState>, selected: readonly string[], key: string): string | null | undefined => {
    const answer = answerTo(match, selected, key);
    const fault = /^(possible|silent): \S+/.exec(answer ?? '')?.[0];
    if (fault !== undefined) faults.set(fault, answer ?? '');
    return answer;
  };
  for (const seed of [3, 8]) {
    const seats = 2 + (seed % 4);
    const match = createMatch(kleineHelden, { options: {}, seats, seed: String(seed).repeat(32), random });
    let state = seed;
    for (let i = 0; i < 150 && match.play.waiting !== 0; i++) {
      const decision = decisionIn(match);
      const view = viewFor(match, decision.seat);
      const things = thingsIn(view, decision.seat);
      for (const key of things) {
        const answer = ask(match, [], key);
        if (answer === undefined) continue;
        answers++;
        // Only what belongs to others is there to be read and nothing else.
        if (answer === null) expect(key, decision.kind).toMatch(/^being:/);
      }
      const begun = things.filter((key) => /^(hand|gear):/.test(key)).at(i % 5);
      if (begun !== undefined) for (const key of things) if (key !== begun) ask(match, [begun], key);
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      const options = (decision.options ?? []) as readonly Choice[];
      act(match, decision.seat, options[(state >>> 8) % options.length]);
    }
  }
  expect([...faults.values()]).toEqual([]);
  expect(answers).toBeGreaterThan(1000);
});

test('what a click meant is answered in the words of the situation', () => {
  const position = {
    turn: 5,
    groups: [
      {
        fighters: { troll: {}, lich: { gear: ['silver-sword'] } },
        hand: ['amulet-of-vitality', 'ring-mail', 'halberd'],
      },
      { fighters: { ratman: { gear: ['dagger'] } }, hand: ['feint'] },
    ],
  };
  const match = matchFromPosition(kleineHelden, position, random, '1'.repeat(32));
  expect(answerTo(match, ['being:troll'], 'being:ratman')).toBe('Troll needs a weapon or an attack spell to attack.');
  for (const card of ['ring-mail', 'halberd', 'amulet-of-vitality'])
    expect(answerTo(match, [`hand:${card}`], 'being:ratman')).toBe(
      'Ratman is no hero of yours; what you have in your hand is for your own heroes.',
    );
});
