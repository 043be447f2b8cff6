import { Chance, type Code, openStream, Play, pairedWorld, seedFromNumber } from '@heldentisch/engine';
import { simulateRandom } from '@heldentisch/testkit';
import { describe, expect, test } from 'vitest';
import { cover, type Need } from '../src/bot/cover.js';
import { bestOfFight, type Fight } from '../src/bot/fight.js';
import { foeOfCard } from '../src/bot/foes.js';
import { isIdle } from '../src/bot/idle.js';
import { standingOf } from '../src/bot/judge.js';
import { outlookOf } from '../src/bot/outlook.js';
import { stockOf } from '../src/bot/stock.js';
import { enemyCards } from '../src/cards/enemies.js';
import { game } from '../src/index.js';
import type { MageKnightState } from '../src/state.js';
import { choose, useInfluence, useMove } from '../src/vocabulary.js';

const random = openStream('xoroshiro128plus', seedFromNumber(1), 'bots');
const position = (data: unknown): MageKnightState => game.position.read(data).state;
const at = (hand: readonly string[], more: object = {}, seat: object = {}): MageKnightState =>
  position({ seats: [{ hero: 'wolfhawk', space: '2,-3', hand, rest: 'discard', ...seat }], source: [], ...more });

const move = (amount: number): Need => ({ amount, points: (means) => means.move });
const block = (amount: number): Need => ({ amount, points: (means) => means.block[0] as number });
const costOf = (state: MageKnightState, ...needs: Need[]): number =>
  cover(stockOf(state, 0, 1), needs, Number.POSITIVE_INFINITY).cost;

describe('what is at hand', () => {
  test('is used as sparingly as possible', () => {
    const state = at(['march', 'rage', 'stamina']);
    expect(costOf(state, move(2))).toBe(1);
    expect(costOf(state, move(4))).toBe(2);
    expect(costOf(state, move(5))).toBe(3);
    expect(costOf(state, move(6))).toBe(Number.POSITIVE_INFINITY);
  });

  test('is used once: what goes into the one need is missing for the other', () => {
    const state = at(['rage', 'determination']);
    expect(costOf(state, block(4))).toBe(2);
    expect(costOf(state, block(2), move(1))).toBe(2);
    expect(costOf(state, block(3), move(1))).toBe(Number.POSITIVE_INFINITY);
  });

  test('is stronger with mana, as far as that goes', () => {
    const two = ['march', 'stamina'];
    expect(costOf(at(two), move(6))).toBe(Number.POSITIVE_INFINITY);
    expect(costOf(at(two, { source: ['green'] }), move(6))).toBeLessThan(2.5);
    // Gold is any colour by day, but only one die may be used.
    expect(costOf(at(two, { source: ['gold', 'gold'] }), move(8))).toBe(Number.POSITIVE_INFINITY);
    expect(costOf(at(two, { source: ['gold'] }, { mana: { blue: 1 } }), move(8))).toBeLessThan(2.5);
    // A card gives the mana that another one needs.
    expect(costOf(at(['swiftness', 'stamina', 'concentration']), move(6))).toBe(3);
  });
});

describe('a fight', () => {
  const foe = (id: string, walls = 0): ReturnType<typeof foeOfCard> => {
    const card = enemyCards.find((one) => one.id === id);
    if (card === undefined) throw new Error(id);
    return foeOfCard(card, walls);
  };
  const fight = (state: MageKnightState, foes: readonly ReturnType<typeof foe>[], more: Partial<Fight> = {}): number =>
    bestOfFight({
      foes,
      stock: stockOf(state, 0, 0.1),
      before: [],
      phase: 0,
      attack: new Array<number>(12).fill(0),
      block: [0, 0, 0, 0],
      armor: 2,
      handLimit: 5,
      guards: [],
      outlook: { fameWorth: 1, wound: 1, woundInDeck: 1 },
      reward: 0,
      ...more,
    });

  test('is won by a block and an attack, at the cost of the cards', () => {
    // Prowlers: attack 4, armor 3, fame 2.
    expect(fight(at(['determination', 'rage', 'march', 'promise']), [foe('prowlers')])).toBeCloseTo(2 - 2 - 0.2);
    const strong = at(['determination', 'rage', 'march'], { source: ['blue'] });
    expect(fight(strong, [foe('prowlers')])).toBeCloseTo(2 - 0.3 - 0.05);
  });

  test('is shot at first, unless walls are in the way', () => {
    const state = at(['swiftness'], { source: ['white'] });
    expect(fight(state, [foe('prowlers')])).toBeCloseTo(2 - 0.1 - 0.05);
    expect(fight(state, [foe('prowlers', 1)])).toBeLessThan(0);
  });

  test('costs wounds if nothing helps', () => {
    expect(fight(at([]), [foe('prowlers')])).toBe(-2);
    // Cursed hags: attack 3, poison.
    expect(fight(at([]), [foe('cursed-hags')])).toBe(-4);
    expect(fight(at([]), [foe('prowlers')], { guards: [{ armor: 4, wound: 0.5, loss: 3 }] })).toBe(-0.5);
  });

  test('is harder with an elusive enemy that is not blocked', () => {
    const elusive = enemyCards.find(({ abilities }) => abilities?.includes('elusive'));
    const { armor, armorIfBlocked } = foe(elusive?.id ?? '');
    expect([armor, armorIfBlocked]).toEqual([elusive?.elusiveArmor, elusive?.armor]);
  });
});

describe('the judgement', () => {
  const after = (state: MageKnightState, choice: Parameters<typeof game.choices.encode>[0]): number => {
    const play = new Play(game, structuredClone(state), new Chance(random));
    play.restore(play.state);
    expect(play.choose(0, game.choices.encode(choice) as Code)).toBe(true);
    return standingOf(play.state, 0);
  };

  test('prefers the blow that defeats an enemy to letting it go, and sees it coming', () => {
    const enemies = [{ enemy: 'prowlers', space: '3,-3' }];
    const state = at(['rage', 'march'], { fight: { phase: 'attack', enemies } });
    const play = new Play(game, state, new Chance(random));
    play.restore(state);
    const before = standingOf(state, 0);
    for (const choice of [
      { type: 'play', card: 'rage', use: 'basic' },
      { type: 'play', card: 'march', use: 'attack' },
    ])
      expect(play.choose(0, game.choices.encode(choice) as Code)).toBe(true);
    const struck = after(play.state, { type: 'strike', targets: '1' });
    expect(struck).toBeGreaterThan(after(play.state, { type: 'endPhase' }) + 1);
    expect(struck).toBeCloseTo(before, 0);
  });

  test('sees through the turn: the card that leads on is worth more than the one that does not', () => {
    const state = at(['march', 'promise', 'rage'], {}, { space: '0,0' });
    expect(after(state, { type: 'play', card: 'march', use: 'basic' })).toBeGreaterThan(
      after(state, { type: 'play', card: 'march', use: 'move' }),
    );
  });

  test('knows nothing that the seat does not know', () => {
    let different = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const given = { seats: 1, options: { scenario: 'solo-conquest' }, most: 10 + 4 * seed };
      const { play } = simulateRandom(game, seed, given);
      if (play.waiting === 0) continue;
      const { state, differs } = pairedWorld(game.zones, play.state, 0, random);
      expect(standingOf(state, 0)).toBeCloseTo(standingOf(play.state, 0), 9);
      if (differs) different++;
    }
    expect(different).toBeGreaterThan(10);
  });

  test('counts a new round as no gain by itself', () => {
    const end = at([], { round: 1, step: 'after', announced: 'dummy' }, { rest: 'discard' });
    const begin = at([], { round: 2, step: 'act' }, { rest: 'deck' });
    expect(Math.abs(standingOf(end, 0) - standingOf(begin, 0))).toBeLessThan(4);
    expect(outlookOf(end, 0).turnsLeft).toBe(0);
  });
});

test('points that nobody could use are not weighed', () => {
  const influence = choose.play.code(0, useInfluence);
  const step = choose.play.code(0, useMove);
  expect(isIdle(influence, 0, [influence, choose.rest.code()])).toBe(true);
  expect(isIdle(influence, 0, [influence, choose.buyHealing.code()])).toBe(false);
  expect(isIdle(step, 0, [step, choose.rest.code()])).toBe(false);
  expect(isIdle(step, 0, [step, choose.endPhase.code()])).toBe(true);
});
