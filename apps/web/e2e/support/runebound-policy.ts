import type { Choice, Pending } from '@heldentisch/engine';
import {
  characterNames,
  clashPreview,
  colors,
  lifeOf,
  type RuneboundState,
  spaceNames,
  terrainOf,
  terrains,
} from '@heldentisch/runebound';
import { waysIn } from '../../src/games/runebound/model/ways.js';

/** What a person does who wants adventures: `goal` is a space to walk to, in one click. */
export type Wish = { readonly choice: Choice } | { readonly goal: string };

const isHurt = (view: RuneboundState, seat: number): boolean => {
  const wounds = view.parties[seat]?.wounds ?? 0;
  return wounds * 2 > lifeOf(view, seat, 0);
};

/** A space worth walking to: a city for who is hurt, else a counter of the easiest colour. */
function worthOf(view: RuneboundState, seat: number, space: number): number {
  const isCity = terrains[terrainOf[space] as number] === 'city';
  if (isHurt(view, seat) && (view.parties[seat]?.gold ?? 0) > 0) return isCity ? 10 : 0;
  const bits = view.counters[space] ?? 0;
  const color = colors.findIndex((_, i) => (bits & (1 << i)) !== 0);
  return color < 0 ? 0 : 8 - 2 * color;
}

function wayWish(view: RuneboundState, seat: number): Wish {
  const here = view.parties[seat]?.space ?? 0;
  const best = [...(waysIn(view, seat) ?? [])]
    .map(([space, way]) => ({ space, worth: worthOf(view, seat, space) - 0.1 * way.dice.length }))
    .sort((a, b) => b.worth - a.worth)[0];
  if (best === undefined || best.worth <= worthOf(view, seat, here)) return { choice: { type: 'stop' } };
  return { goal: spaceNames[best.space] as string };
}

/** Attacks with whoever has the best chance, defends where that is more likely to hold. */
function fightWish(view: RuneboundState, seat: number, options: readonly Choice[]): Choice | undefined {
  const chanceOf = ({ type, character }: Choice): number => {
    if (type === 'brace') return 0.9;
    if (type !== 'attack' && type !== 'defend') return -1;
    const who = type === 'attack' ? characterNames.indexOf(String(character)) : 0;
    const preview = clashPreview(view, seat, who, type);
    return preview === null ? -1 : preview.chance * (type === 'attack' ? 1 : 0.8);
  };
  return options.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
}

/** What is taken where nothing is worth thinking about, the dearest first. */
const order = [
  ...['takeHero', 'roll', 'attempt', 'fight', 'use', 'heal', 'buy', 'learn', 'stand', 'escape', 'draw', 'take'],
  ...['wield', 'pick', 'putBack', 'refresh', 'target', 'relieve', 'goTo', 'refill', 'loseCard', 'combatDie', 'pickDie'],
  ...['seize', 'accept', 'confirm', 'onward', 'takeWounds', 'fall', 'stop', 'leave', 'endTurn', 'stay', 'withdraw'],
];
const rank = ({ type }: Choice): number => (order.includes(type) ? order.indexOf(type) : order.length);

export function pickAdventurous({ seat, options = [], prompt }: Pending, view: RuneboundState): Wish {
  if (prompt.key === 'walk') return wayWish(view, seat);
  if (prompt.key === 'declareFight') {
    const choice = fightWish(view, seat, options);
    if (choice !== undefined) return { choice };
  }
  if (prompt.key === 'escape' && isHurt(view, seat)) {
    const away = options.find(({ type }) => type === 'escape' || type === 'slipAway');
    if (away !== undefined) return { choice: away };
  }
  const [choice] = options.toSorted((a, b) => rank(a) - rank(b));
  if (choice === undefined) throw new Error('nothing is offered');
  return { choice };
}
