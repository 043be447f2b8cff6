import { at, isHidden } from '@heldentisch/engine';
import { spaceNames, startPlace, tilePlaceNames } from './board.js';
import { designOf, nameOfThing, unitIndex } from './box.js';
import { enemyIds, heroIds, tacticIds } from './card-ids.js';
import { tileCards } from './cards/tiles.js';
import { bannerOf, combatOf, dummySeat, hasDummy, innermost, isIn, turnOf } from './players.js';
import type { CombatFrame, MageKnightState, Player } from './state.js';
import { basicColors, colors, combatPhases } from './terms.js';

const nameOf = (thing: number): string => (isHidden(thing) ? '?' : (nameOfThing[thing] ?? '?'));
const namesOf = (things: readonly number[]): string[] => things.map(nameOf);
const fromTop = (things: readonly number[]): string[] => namesOf(things).reverse();
const basics = colors.slice(0, basicColors);
const counted = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (at(counts, i) === 0 ? [] : [[name, at(counts, i)]])));

function writeUnit(state: MageKnightState, unit: number): unknown {
  const index = unitIndex(unit);
  const banner = bannerOf(state, unit);
  const wounds = at(state.unitWounds, index);
  const token = at(state.familiar, index);
  const extras = {
    ...(state.spent[index] === 1 ? { spent: true } : {}),
    ...(wounds > 0 ? { wounds } : {}),
    ...(banner >= 0 ? { banner: nameOf(banner) } : {}),
    ...(token >= 0 ? { token: colors[token] } : {}),
  };
  return Object.keys(extras).length === 0 ? nameOf(unit) : { unit: nameOf(unit), ...extras };
}

function writeSkill(state: MageKnightState, thing: number): unknown {
  const flipped = state.flipped[thing] === 1;
  const used = state.turn.usedSkills.includes(designOf(thing));
  if (!flipped && !used) return nameOf(thing);
  return { skill: nameOf(thing), ...(flipped ? { flipped } : {}), ...(used ? { used } : {}) };
}

const writeTactic = ({ tactic, tacticUsed, tacticDie }: Player): unknown =>
  tacticUsed === 0 && tacticDie < 0
    ? tacticIds[tactic]
    : {
        tactic: tacticIds[tactic],
        ...(tacticUsed === 1 ? { used: true } : {}),
        ...(tacticDie >= 0 ? { die: colors[tacticDie] } : {}),
      };

const writePlayer = (state: MageKnightState, player: Player, seat: number): unknown => ({
  ...(player.hero < 0 ? {} : { hero: heroIds[player.hero] }),
  fame: player.fame,
  reputation: player.reputation,
  level: player.level,
  space: player.space < 0 ? null : spaceNames[player.space],
  hand: namesOf(player.hand),
  deck: fromTop(player.deck),
  discard: namesOf(player.discard),
  played: namesOf(player.played),
  units: player.units.map((unit) => writeUnit(state, unit)),
  skills: player.skills.map((skill) => writeSkill(state, skill)),
  crystals: counted(basics, player.crystals),
  mana: counted(colors, player.tokens),
  ...(player.tactic < 0 ? {} : { tactic: writeTactic(player) }),
  ...(player.asleep === 1 ? { asleep: true } : {}),
  ...(player.drawBonus === 0 ? {} : { drawBonus: player.drawBonus }),
  ...(isIn(state, seat) ? {} : { out: true }),
  rest: 'out',
});

function writeTokens(state: MageKnightState): Record<string, unknown[]> {
  const spaces: Record<string, unknown[]> = {};
  for (const [i, token] of state.tokens.entries()) {
    const name = spaceNames[at(state.tokenSpaces, i)] as string;
    spaces[name] ??= [];
    spaces[name].push(state.tokenUp[i] === 1 ? nameOf(token) : { token: nameOf(token), up: false });
  }
  return spaces;
}

function writeFight(combat: CombatFrame): unknown {
  return {
    kind: combat.kind,
    ...(combat.space < 0 ? {} : { space: spaceNames[combat.space] }),
    from: spaceNames[combat.from],
    ...(combat.phase < 0 ? {} : { phase: combatPhases[combat.phase] }),
    wounds: combat.woundsTaken,
    enemies: combat.fighters
      .filter(({ summoner }) => summoner < 0)
      .map(({ enemy, space, blocked, defeated, isRampaging }) => ({
        enemy: enemyIds[enemy],
        ...(space < 0 ? {} : { space: spaceNames[space] }),
        rampaging: isRampaging === 1,
        blocked,
        ...(defeated === 1 ? { defeated: true } : {}),
      })),
  };
}

function stepOf(state: MageKnightState): string {
  if (innermost(state, 'turn') === undefined) return 'tactics';
  if (innermost(state, 'ending') !== undefined) return 'end';
  return ['act', 'deal', 'after', 'rest'][state.turn.stage] as string;
}

const whoIs = (state: MageKnightState, seat: number): unknown => (seat === dummySeat(state) ? 'dummy' : seat);

/** The table as the notation has it. What an effect is in the middle of is not written. */
export function writePosition(state: MageKnightState): unknown {
  const combat = combatOf(state);
  const { turn } = state;
  return {
    turn: Math.max(0, turnOf(state)),
    round: state.round,
    step: stepOf(state),
    order: state.order.map((seat) => whoIs(state, seat)),
    ...(state.announcer < 0 ? {} : { announced: whoIs(state, state.announcer) }),
    move: turn.move,
    influence: turn.influence,
    heal: turn.heal,
    dice: Math.max(0, turn.dice),
    cards: turn.cards,
    source: state.source.map((color) => colors[color]),
    seats: state.players.map((player, seat) => writePlayer(state, player, seat)),
    ...(hasDummy(state) && state.dummy.hero >= 0
      ? {
          dummy: {
            hero: heroIds[state.dummy.hero],
            deck: fromTop(state.dummy.deck),
            discard: namesOf(state.dummy.discard),
            crystals: counted(basics, state.dummy.crystals),
          },
        }
      : {}),
    map: Object.fromEntries(
      state.tileAt.flatMap((tile, place) =>
        tile < 0 || place === startPlace ? [] : [[tilePlaceNames[place], tileCards[tile]?.id]],
      ),
    ),
    tiles: fromTop(state.stack),
    tokens: writeTokens(state),
    sites: Object.fromEntries(
      state.sites
        .filter(({ shields, gone, paths }) => shields.length > 0 || gone === 1 || paths > 0)
        .map(({ space, shields, gone, paths }) => [
          spaceNames[space],
          { shields: [...shields], ...(gone === 1 ? { gone: true } : {}), ...(paths > 0 ? { paths } : {}) },
        ]),
    ),
    actionOffer: namesOf(state.actionOffer),
    spellOffer: namesOf(state.spellOffer),
    unitOffer: namesOf(state.unitOffer),
    monasteryOffer: namesOf(state.monasteryOffer),
    commonSkills: namesOf(state.commonSkills),
    tactics: state.tactics.map((tactic) => tacticIds[tactic]),
    ...(combat === undefined ? {} : { fight: writeFight(combat) }),
  };
}
