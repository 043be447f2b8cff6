import { createRequire } from 'node:module';
import { assert, below, openStream, seedFromNumber } from '@heldentisch/engine';
import type { Contestant } from './contestant.js';

interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean }[];
    readonly trapped?: boolean;
  }[];
  readonly side: { readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[] };
}

interface Side {
  readonly activeRequest: Request | null;
}

interface Battle {
  readonly ended: boolean;
  readonly p1: Side;
  readonly p2: Side;
  choose(side: 'p1' | 'p2', choice: string): boolean;
}

type BattleClass = new (setup: object) => Battle;

/** Well-known species of the first generation with four moves each: two fixed teams. */
const teams = [
  {
    Tauros: 'bodyslam earthquake hyperbeam blizzard',
    Snorlax: 'bodyslam selfdestruct rest earthquake',
    Chansey: 'softboiled icebeam thunderwave reflect',
    Exeggutor: 'psychic sleeppowder stunspore explosion',
    Starmie: 'surf thunderbolt blizzard recover',
    Alakazam: 'psychic recover seismictoss thunderwave',
  },
  {
    Jynx: 'lovelykiss blizzard psychic rest',
    Rhydon: 'earthquake rockslide bodyslam substitute',
    Zapdos: 'thunderbolt drillpeck thunderwave agility',
    Gengar: 'hypnosis explosion nightshade thunderbolt',
    Lapras: 'blizzard thunderbolt sing bodyslam',
    Slowbro: 'amnesia surf thunderwave rest',
  },
] as const;

const stats = (value: number): object => ({ hp: value, atk: value, def: value, spa: value, spd: value, spe: value });

function teamOf(members: Readonly<Record<string, string>>): object[] {
  return Object.entries(members).map(([species, moves]) => ({
    name: species,
    species,
    item: '',
    ability: 'No Ability',
    moves: moves.split(' '),
    nature: 'Serious',
    evs: stats(255),
    ivs: stats(30),
    gender: '',
    level: 100,
  }));
}

/** The choices a side may make, as the request to its player lists them. */
function choicesOf({ activeRequest: request }: Side): string[] {
  if (request === null || request.wait === true) return [];
  const choices: string[] = [];
  const active = request.forceSwitch === undefined ? request.active?.[0] : undefined;
  active?.moves.forEach((move, i) => {
    if (move.disabled !== true) choices.push(`move ${i + 1}`);
  });
  if (active?.trapped === true) return choices;
  request.side.pokemon.forEach((pokemon, i) => {
    if (!pokemon.active && !pokemon.condition.endsWith(' fnt')) choices.push(`switch ${i + 1}`);
  });
  return choices;
}

/** Random battles of the first generation, six against six, in the simulator of Pokémon Showdown. */
export function pkmnSim(): Contestant {
  const require = createRequire(import.meta.url);
  const { Battle } = require('@pkmn/sim') as { readonly Battle: BattleClass };
  const random = openStream('xoroshiro128plus', seedFromNumber(1), 'bots');
  return {
    name: 'gen 1 singles, @pkmn/sim',
    unit: 'decisions',
    work() {
      const seed = Array.from({ length: 4 }, () => below(random, 0x10000));
      const [p1, p2] = teams.map((members, i) => ({ name: `side ${i + 1}`, team: teamOf(members) }));
      const battle = new Battle({ formatid: 'gen1ou', seed, p1, p2 });
      let decisions = 0;
      while (!battle.ended) {
        // Both sides are asked before either answers: the second answer runs the turn.
        const choices = [choicesOf(battle.p1), choicesOf(battle.p2)];
        choices.forEach((list, i) => {
          const choice = list[list.length === 0 ? 0 : below(random, list.length)];
          if (choice === undefined) return;
          assert(battle.choose(i === 0 ? 'p1' : 'p2', choice), `@pkmn/sim refused ${choice}`);
          decisions++;
        });
      }
      return decisions;
    },
  };
}
