import type { Choice, Pending } from '@heldentisch/engine';
import {
  accountOf,
  combatOf,
  designOf,
  enemyDesign,
  explorations,
  game,
  isEnemyThing,
  isWound,
  type MageKnightState,
  nameOfThing,
  neighboursOf,
  type Player,
  spaceNames,
  tilePlaceOf,
  unitCard,
  waysOf,
} from '@heldentisch/mage-knight';

/*
 * What a person does who wants to see new land, and fights what is weak. It reads the cards as people do: by their texts.
 */

type Points = 'Move' | 'Influence' | 'Attack' | 'Block' | 'Ranged Attack';
const effects = ['basic', 'strong'] as const;
const sideways: Readonly<Record<Points, string>> = {
  Move: 'move',
  Influence: 'influence',
  Attack: 'attack',
  Block: 'block',
  'Ranged Attack': 'none',
};

/** How many points of a kind a card gives when it is played so, by what is printed on it. */
function pointsOf(
  { type, card, use, unit, ability }: Choice,
  view: MageKnightState,
  seat: number,
  kind: Points,
): number {
  if (type === 'play' && !effects.includes(use as 'basic')) return use === sideways[kind] ? 1 : 0;
  const thing = type === 'activate' ? (playerOf(view, seat).units[Number(unit) - 1] ?? -1) : -1;
  const key = type === 'play' ? `card.${card}.${use}` : `unit.${nameOfThing[thing]}.${ability}`;
  if (type !== 'play' && type !== 'activate') return 0;
  // `Attack 2` is an attack, `Ranged Attack 2` is not meant by it.
  const found = new RegExp(`(?<!Ranged |Siege |Enemy )\\b${kind} (\\d)`).exec(game.texts.en[key] ?? '');
  return Number(found?.[1] ?? 0);
}

const playerOf = (view: MageKnightState, seat: number): Player => view.players[seat] as Player;

/** One person's look at a decision. */
class Thought {
  private readonly options: readonly Choice[];

  constructor(
    private readonly view: MageKnightState,
    private readonly decision: Pending,
  ) {
    this.options = decision.options ?? [];
  }

  private get seat(): number {
    return this.decision.seat;
  }
  private find(type: string, fits: (choice: Choice) => boolean = () => true): Choice | undefined {
    return this.options.find((choice) => choice.type === type && fits(choice));
  }

  /** The play or activation that gives most of these points. */
  private bestFor(kind: Points, least = 1): Choice | undefined {
    const worth = (choice: Choice): number => pointsOf(choice, this.view, this.seat, kind);
    const [best] = this.options.toSorted((a, b) => worth(b) - worth(a));
    return best !== undefined && worth(best) >= least ? best : undefined;
  }

  /** All points of this kind that the hand could give, each card once. */
  private inAll(kind: Points): number {
    const best = new Map<string, number>();
    for (const choice of this.options) {
      const worth = pointsOf(choice, this.view, this.seat, kind);
      const source = `${choice.type} ${choice.card ?? choice.unit}`;
      if (worth > (best.get(source) ?? 0)) best.set(source, worth);
    }
    return [...best.values()].reduce((sum, worth) => sum + worth, 0);
  }

  /** The next space on the way to where new land can be revealed; the own one if it is here, -1 if there is no way. */
  private nextSpace(): { readonly space: number; readonly cost: number } {
    const places = explorations(this.view, this.seat);
    const here = playerOf(this.view, this.seat).space;
    const touches = (space: number): boolean =>
      neighboursOf(space).some((near) => near >= 0 && places.some(({ tilePlace }) => tilePlaceOf(near) === tilePlace));
    if (touches(here)) return { space: here, cost: places[0]?.cost ?? 0 };
    const ways = waysOf(this.view, this.seat);
    const quiet = [...ways.values()].filter(
      ({ space, provokes, isAssault, meets }) => touches(space) && provokes.length === 0 && !isAssault && meets < 0,
    );
    const [best] = quiet.toSorted((a, b) => a.cost - b.cost);
    const next = best?.spaces[0] ?? -1;
    return { space: next, cost: ways.get(next)?.cost ?? 0 };
  }

  /** What the hand can do in an attack without mana, if a card is used for something else. */
  private attackWithout(spent: unknown): number {
    const names = playerOf(this.view, this.seat).hand.flatMap((card) => (isWound(card) ? [] : [nameOfThing[card]]));
    const used = names.indexOf(spent as string);
    return names.reduce((sum, card, i) => {
      const basic = pointsOf({ type: 'play', card: card as string, use: 'basic' }, this.view, this.seat, 'Attack');
      return i === used ? sum : sum + Math.max(1, basic);
    }, 0);
  }

  /** Weak enemies are challenged by who can strike back. */
  private challenge(): Choice | undefined {
    return this.find('challenge', ({ space }) => {
      const index = this.view.tokenSpaces.indexOf(spaceNames.indexOf(String(space)));
      const enemy = enemyOf(this.view, index);
      return enemy !== undefined && enemy.resistances === undefined && this.attackWithout('') >= enemy.armor + 1;
    });
  }

  private interact(): Choice | undefined {
    const { units } = playerOf(this.view, this.seat);
    const cheapest = Math.min(...this.view.unitOffer.map((unit) => unitCard(unit).cost));
    return units.length === 0 && this.inAll('Influence') >= cheapest ? this.find('interact') : undefined;
  }

  turn(): Choice | undefined {
    const { view } = this;
    const now = this.find('explore') ?? this.find('healHand') ?? this.challenge() ?? this.interact();
    if (now !== undefined) return now;
    const { space, cost } = this.nextSpace();
    const step = this.find('step', (choice) => choice.space === spaceNames[space]);
    if (step !== undefined) return step;
    const isFar = space < 0 || view.turn.move + this.inAll('Move') < cost;
    return (
      (isFar ? undefined : this.bestFor('Move')) ?? this.find('endTurn') ?? this.find('rest') ?? this.bestFor('Move')
    );
  }

  deal(): Choice | undefined {
    const bought = this.find('recruit') ?? this.find('buyHealing');
    return bought ?? this.bestFor('Influence') ?? this.find('endTurn');
  }

  /** Blocks if there is enough left to strike back. */
  block(): Choice | undefined {
    const choice = this.combat('Block', 'parry', leastAttack(this.view));
    const keeps =
      choice?.type !== 'play' || this.attackWithout(choice.card) >= leastArmor(this.view) || pointsMade(this.view) > 0;
    return keeps ? choice : this.find('endPhase');
  }

  /** Fights with what is enough, or not at all. */
  combat(kind: Points, success: string, needed: number): Choice | undefined {
    const done = this.find(success);
    if (done !== undefined) return done;
    const enough = this.inAll(kind) + pointsMade(this.view) >= needed ? this.bestFor(kind) : undefined;
    return enough ?? this.find('endPhase');
  }
}

/** What lies open at a place of the map, if it is an enemy. */
const enemyOf = (view: MageKnightState, index: number) => {
  const thing = view.tokens[index] ?? -1;
  return thing >= 0 && isEnemyThing(thing) ? enemyDesign(designOf(thing)) : undefined;
};

/** Attack or block points of the phase that wait for their use. */
function pointsMade(view: MageKnightState): number {
  const { attack, block } = accountOf(view);
  return [...attack, ...block].reduce((sum, { amount }) => sum + amount, 0);
}

const living = (view: MageKnightState) => (combatOf(view)?.fighters ?? []).filter(({ defeated }) => defeated === 0);
const leastArmor = (view: MageKnightState): number =>
  Math.min(...living(view).map(({ enemy }) => enemyDesign(enemy).elusiveArmor ?? enemyDesign(enemy).armor));
/** The weakest attack that is not blocked yet, twice as much if it is swift. */
function leastAttack(view: MageKnightState): number {
  const values = living(view).flatMap(({ enemy, blocked }) => {
    const { attacks, abilities = [] } = enemyDesign(enemy);
    const twice = abilities.includes('swift') ? 2 : 1;
    return attacks.flatMap((attack, i) => ('summon' in attack || (blocked >> i) & 1 ? [] : [attack[0] * twice]));
  });
  return Math.min(...values);
}

/** What is taken where nothing is worth thinking about. */
const order = [
  ...['takeHero', 'pickTactic', 'begin', 'fight', 'suffer', 'bear', 'assign', 'learn', 'takeReward', 'announceEnd'],
  ...['take', 'pay', 'pickCard', 'pickColor', 'pickDie', 'pickUnit', 'restDiscard', 'done', 'endPhase', 'endTurn'],
];
const rank = ({ type }: Choice): number => (order.includes(type) ? order.indexOf(type) : order.length);

export function pickAdventurous(decision: Pending, view: MageKnightState): Choice {
  const thought = new Thought(view, decision);
  const wishes: Readonly<Record<string, () => Choice | undefined>> = {
    act: () => thought.turn(),
    deal: () => thought.deal(),
    ranged: () => thought.combat('Ranged Attack', 'strike', leastArmor(view)),
    block: () => thought.block(),
    attack: () => thought.combat('Attack', 'strike', leastArmor(view)),
  };
  const wish = wishes[decision.prompt.key]?.();
  const [usual] = (decision.options ?? []).toSorted((a, b) => rank(a) - rank(b));
  const choice = wish ?? usual;
  if (choice === undefined) throw new Error('nothing is offered');
  return choice;
}
