import { act, type Choice, matchFromPosition, pendingFor, seedFromNumber, viewFor } from '@heldentisch/engine';
import { describe, expect, it } from 'vitest';
import { cardNames, deedCard, unitDesign } from '../src/box.js';
import { basicActionIds, unitIds } from '../src/card-ids.js';
import { game } from '../src/index.js';
import { skillsOf, sourceDice, unitsOf, unseenCards } from '../src/preview/boards.js';
import { priceOf, purseOf } from '../src/preview/card-prices.js';
import { cardSigns, signsOf } from '../src/preview/card-signs.js';
import { type Course, coursesOf, type Gain } from '../src/preview/cards.js';
import type { MageKnightState } from '../src/state.js';
import { combatPhases } from '../src/terms.js';

const matchAt = (position: unknown) => matchFromPosition(game, position, 'xoroshiro128plus', seedFromNumber(1));
const viewAt = (position: unknown): MageKnightState => viewFor(matchAt(position), 0);

const told = ({ what, amount, kind }: Gain): string => [what, amount, kind].filter((part) => part !== '').join(' ');
const gains = (courses: readonly Course[]): string[] => courses.map((course) => course.gains.map(told).join(', '));
const paid = (courses: readonly Course[]): string[] =>
  courses.map((course) => course.paid.map(({ mana }) => mana).join(' + '));
const play = (card: string, use: string): Choice => ({ type: 'play', card, use });

const hero = { hero: 'tovak', space: '4,-2' };
const enemies = [{ enemy: 'prowlers', space: '3,-3' }];
const fighter = { hero: 'tovak', space: '2,-2' };

describe('what playing a card would bring', () => {
  it('is what really happens when it is played', () => {
    const position = {
      seats: [{ ...fighter, hand: ['rage', 'cold-toughness', 'march'], crystals: { red: 1, blue: 1 } }],
      source: ['gold', 'black'],
      fight: { phase: 'block', enemies },
    };
    const courses = coursesOf(viewAt(position), 0, play('cold-toughness', 'strong'));
    expect(paid(courses)).toEqual(['die-gold', 'crystal-blue']);
    for (const { choice, next } of courses) {
      const match = matchAt(position);
      for (const one of [choice, ...next]) expect(act(match, 0, one)).toMatchObject({ ok: true });
      const combat = match.play.state.frames.find(({ step }) => step === 'combat') as { readonly block: number[] };
      expect(gains(courses)).toContain(`block ${combat.block[2]} ice`);
    }
  });

  it('shows every branch that is open now, and no other', () => {
    const position = (phase: string) => ({
      seats: [{ ...fighter, hand: ['rage'], rest: 'deck' }],
      fight: { phase, enemies },
    });
    expect(gains(coursesOf(viewAt(position('attack')), 0, play('rage', 'basic')))).toEqual(['attack 2 physical']);
    expect(gains(coursesOf(viewAt(position('block')), 0, play('rage', 'basic')))).toEqual(['block 2 physical']);
    expect(coursesOf(viewAt(position('ranged')), 0, play('rage', 'basic'))).toEqual([]);
    const free = viewAt({ seats: [{ ...hero, hand: ['instinct'] }] });
    expect(gains(coursesOf(free, 0, play('instinct', 'basic')))).toEqual(['move 2', 'influence 2']);
    expect(coursesOf(free, 0, play('instinct', 'basic')).map(({ ways }) => ways)).toEqual([['move'], ['influence']]);
  });

  it('names each way to pay, for spells too', () => {
    const view = viewAt({
      round: 2,
      seats: [{ ...fighter, hand: ['fireball'], crystals: { red: 1 }, mana: { black: 1 } }],
      source: ['red', 'black'],
      fight: { phase: 'ranged', enemies },
    });
    expect(paid(coursesOf(view, 0, play('fireball', 'basic')))).toEqual(['die-red', 'crystal-red']);
    const strong = coursesOf(view, 0, play('fireball', 'strong'));
    // One die only.
    expect(paid(strong)).toEqual(['die-red + token-black', 'crystal-red + die-black', 'crystal-red + token-black']);
    expect(new Set(gains(strong))).toEqual(new Set(['wound 1, siege 8 fire']));
  });

  it('counts what the turn has changed', () => {
    const wolf = viewAt({ seats: [{ hero: 'wolfhawk', space: '4,-2', hand: ['march'], played: ['tirelessness'] }] });
    expect(gains(coursesOf(wolf, 0, play('march', 'basic')))).toEqual(['move 2']);
    const match = matchAt({ seats: [{ hero: 'wolfhawk', space: '4,-2', hand: ['tirelessness', 'march'] }] });
    act(match, 0, play('tirelessness', 'basic'));
    const after = viewFor(match, 0);
    expect(gains(coursesOf(after, 0, play('march', 'basic')))).toEqual(['move 3']);
    expect(gains(coursesOf(after, 0, play('march', 'influence')))).toEqual(['influence 1']);
  });

  it('stops where the table must answer, and says what is asked', () => {
    const view = viewAt({
      seats: [{ ...hero, hand: ['improvisation', 'march'], hero: 'goldyx', crystals: { red: 1 } }],
    });
    const [basic] = coursesOf(view, 0, play('improvisation', 'basic'));
    expect(basic).toMatchObject({ asks: 'discardCard', next: [], gains: [] });
    const [strong] = coursesOf(view, 0, play('improvisation', 'strong'));
    expect(strong).toMatchObject({ asks: 'discardCard', paid: [{ mana: 'crystal-red', color: 'red' }] });
  });

  it('tells nothing of hidden cards: how many are drawn, not which', () => {
    const view = viewAt({ seats: [{ ...hero, hand: ['tranquility'], deck: ['march', 'rage'], rest: 'out' }] });
    expect(gains(coursesOf(view, 0, play('tranquility', 'basic')))).toEqual(['heal 1', 'draw 1']);
  });

  it('leaves the view as it was', () => {
    const view = viewAt({ seats: [{ ...hero, hand: ['march'], crystals: { green: 1 } }] });
    const before = JSON.stringify(view);
    coursesOf(view, 0, play('march', 'strong'));
    expect(JSON.stringify(view)).toBe(before);
    expect(coursesOf(view, 0, play('march', 'strong'))).toBe(coursesOf(view, 0, play('march', 'strong')));
  });

  it('works for units and skills as well', () => {
    const view = viewAt({
      seats: [
        {
          ...fighter,
          hand: ['march'],
          units: ['guardian-golems'],
          skills: ['tovak-cold-swordsmanship'],
          mana: { red: 1 },
        },
      ],
      fight: { phase: 'block', enemies },
    });
    expect(gains(coursesOf(view, 0, { type: 'activate', unit: 1, ability: 1 }))).toEqual(['block 2 physical']);
    expect(gains(coursesOf(view, 0, { type: 'activate', unit: 1, ability: 2 }))).toEqual(['block 4 fire']);
    expect(coursesOf(view, 0, { type: 'activate', unit: 1, ability: 3 })).toEqual([]);
    const attack = viewAt({
      seats: [{ ...fighter, hand: ['march'], skills: ['tovak-cold-swordsmanship'] }],
      fight: { phase: 'attack', enemies },
    });
    const skill = { type: 'useSkill', skill: 'tovak-cold-swordsmanship' };
    expect(gains(coursesOf(attack, 0, skill))).toEqual(['attack 2 physical', 'attack 2 ice']);
  });

  it('finds a course for whatever is offered, with every card of the offers', () => {
    const mana = { red: 2, blue: 2, white: 2, green: 2, gold: 1, black: 1 };
    for (const card of cardNames.slice(basicActionIds.length, -1)) {
      const seats = [{ ...fighter, hand: [card, 'rage', 'wound'], units: ['peasants'], mana }];
      const scenes = [{ seats }, ...combatPhases.map((phase) => ({ seats, fight: { phase, enemies } }))];
      for (const scene of scenes) {
        const match = matchAt(scene);
        const { options = [] } = pendingFor(match, 0)[0] ?? {};
        const view = viewFor(match, 0);
        for (const choice of options.filter(({ type }) => type === 'play'))
          expect(coursesOf(view, 0, choice).length, JSON.stringify(choice)).toBeGreaterThan(0);
      }
    }
  });
});

describe('what is printed', () => {
  const view = viewAt({ seats: [{ ...hero, hand: ['march'] }] });
  const night = viewAt({ round: 2, seats: [{ ...hero, hand: ['march'] }] });
  const signs = (card: string, isStrong: boolean) => {
    const { ways, hasMore } = cardSigns(view, 0, cardNames.indexOf(card), isStrong);
    return [ways.map((way) => way.map(told).join(' + ')).join(' / '), hasMore];
  };

  it('is told by signs as far as they go', () => {
    expect(signs('rage', false)).toEqual(['attack 2 physical / block 2 physical', false]);
    expect(signs('threaten', true)).toEqual(['influence 5 + reputation -1', false]);
    expect(signs('improvisation', false)).toEqual([
      'move 3 / influence 3 / attack 3 physical / block 3 physical',
      true,
    ]);
    expect(signs('concentration', false)).toEqual(['mana 1 blue white red', false]);
    expect(signs('concentration', true)).toEqual(['', true]);
    expect(signs('fireball', true)).toEqual(['wound 1 + siege 8 fire', false]);
    expect(signs('tremor', false)).toEqual(['armor -3 / armor -2', false]);
  });

  it('is that of the day or of the night', () => {
    const paths = [{ op: 'move', n: { day: 1, night: 2 } }] as const;
    expect(signsOf(view, 0, paths).ways).toEqual([[{ what: 'move', amount: 1, kind: '' }]]);
    expect(signsOf(night, 0, paths).ways).toEqual([[{ what: 'move', amount: 2, kind: '' }]]);
  });

  it('can be said of every card and unit', () => {
    for (const [design, card] of cardNames.entries()) {
      if (card === 'wound') continue;
      for (const isStrong of [false, true]) {
        const { ways, hasMore } = cardSigns(view, 0, design, isStrong);
        expect(ways.length, card).toBeGreaterThan(0);
        // A banner has no basic effect to play, the box no strong one.
        const { basic, strong } = deedCard(design);
        const isSilent = ways.every((way) => way.length === 0) && !hasMore;
        expect(isSilent, card).toBe((isStrong ? strong : basic).length === 0);
      }
    }
    for (const design of unitIds.keys())
      for (const { do: effect } of unitDesign(design).abilities)
        expect(signsOf(view, 0, effect).ways.length).toBeGreaterThan(0);
  });
});

describe('prices', () => {
  it('are unknown where nobody deals with the hero', () => {
    const view = viewAt({ seats: [{ ...fighter, hand: ['march'] }] });
    expect(purseOf(view, 0)).toBeNull();
    expect(priceOf(view, 0, { type: 'recruit', unitName: 'peasants' })).toBeNull();
  });

  it('take reputation and place into account', () => {
    const view = viewAt({
      step: 'deal',
      influence: 5,
      seats: [{ hero: 'tovak', space: '4,-2', hand: ['march'], reputation: 2, units: [] }],
      unitOffer: ['peasants', 'utem-swordsmen', 'thugs', 'herbalists'],
    });
    expect(purseOf(view, 0)).toMatchObject({ influence: 5, hasBegun: true });
    expect(priceOf(view, 0, { type: 'recruit', unitName: 'peasants' })).toEqual({
      cost: 4,
      missing: 0,
      rule: '',
      because: '',
    });
    expect(priceOf(view, 0, { type: 'recruit', unitName: 'utem-swordsmen' })).toMatchObject({ rule: 'MK-INT-19' });
    // Thugs charge a good name twice.
    expect(priceOf(view, 0, { type: 'recruit', unitName: 'thugs' })).toEqual({
      cost: 7,
      missing: 2,
      rule: '',
      because: '',
    });
    expect(priceOf(view, 0, { type: 'buyHealing' })).toEqual({ cost: 3, missing: 0, rule: '', because: '' });
    expect(priceOf(view, 0, { type: 'buyArtifact' })).toMatchObject({ rule: 'MK-INT-14' });
  });
});

describe('boards', () => {
  it('tell what everybody sees of units, skills and dice', () => {
    const view = viewAt({
      seats: [
        {
          ...hero,
          hand: ['march'],
          units: [
            { unit: 'peasants', spent: true },
            { unit: 'guardian-golems', wounds: 1, banner: 'banner-of-protection' },
          ],
          skills: ['tovak-double-time', { skill: 'tovak-motivation', flipped: true }],
          level: 3,
        },
      ],
      source: ['black', 'gold', 'red'],
    });
    expect(unitsOf(view, 0)).toMatchObject([
      { id: 'peasants', slot: 1, isSpent: true, wounds: 0, banner: '', armor: 3, resistances: [] },
      {
        id: 'guardian-golems',
        slot: 2,
        wounds: 1,
        banner: 'banner-of-protection',
        armor: 4,
        resistances: ['physical', 'fire', 'ice'],
      },
    ]);
    expect(skillsOf(view, 0)).toMatchObject([
      { id: 'tovak-double-time', use: 'turn', isUsed: false },
      { id: 'tovak-motivation', use: 'round', isUsed: true },
    ]);
    expect(sourceDice(view).filter(({ isDepleted }) => isDepleted)).toEqual([{ color: 'black', isDepleted: true }]);
  });

  it('list the deck without its order, and of others deck and hand together', () => {
    const position = {
      seats: [
        { ...hero, hand: ['march'], deck: ['rage', 'rage', 'wound'], rest: 'out' },
        { hero: 'goldyx', space: '2,-2', hand: ['promise'], deck: ['rage'], rest: 'out' },
      ],
    };
    const view = viewAt(position);
    expect(unseenCards(view, 0)).toEqual([
      { card: 'rage', count: 2 },
      { card: 'wound', count: 1 },
    ]);
    expect(unseenCards(view, 1)).toEqual([
      { card: 'rage', count: 1 },
      { card: 'promise', count: 1 },
    ]);
  });
});
