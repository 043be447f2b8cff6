import { always, at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { ways } from '../card.js';
import type { C } from '../players.js';
import { hasLasting, lastingOf, lastingSum } from '../players.js';
import type { CombatFrame, MageKnightState } from '../state.js';
import { fire, ice, melee, physical, ranged } from '../terms.js';
import { choose, happened, mostFighters } from '../vocabulary.js';
import type { ActingFrame } from './acting.js';
import { canChallengeMore, challengeMore } from './adventures.js';
import { assignBanner } from './banners.js';
import { eachAttack, parry, slow } from './block.js';
import { addFighter } from './combat-start.js';
import { assign, bear, suffer } from './damage.js';
import { attackCount, summonPile } from './enemies.js';
import { frighten } from './frighten.js';
import { outcomeOfCombat } from './outcome.js';
import { play } from './playing.js';
import { skillAt } from './skills.js';
import { dismiss, isTarget, strike } from './strike.js';
import { drawToken } from './tokens.js';
import { activate } from './units.js';
import { losesUnspent } from './unspent.js';

/** A combat with enemies, phase by phase (MK-CBT-14). */

type CombatDeed = Deed<MageKnightState, CombatFrame>;

const stays = (frame: CombatFrame): void => {
  frame.at--;
};
const acting: readonly CombatDeed[] = [
  play as Deed<MageKnightState, ActingFrame> as CombatDeed,
  activate as CombatDeed,
  skillAt<CombatFrame>(() => true, stays),
  assignBanner as CombatDeed,
];
const endPhase: CombatDeed = always(choose.endPhase, () => {});

/** Cards that let move or influence points be used as attack or block. */
const conversions = {
  attack: { phase: 3, lasting: 'moveAsAttack', price: 1 },
  ranged: { phase: 0, lasting: 'moveAsRanged', price: 2 },
  block: { phase: 1, lasting: 'influenceAsBlock', price: 1 },
  'fire-block': { phase: 1, lasting: 'influenceAsFireBlock', price: 1 },
  'ice-block': { phase: 1, lasting: 'influenceAsIceBlock', price: 1 },
} as const;
type Conversion = keyof typeof conversions;

const convert: CombatDeed = {
  kind: choose.convert,
  candidates({ state }, _combat, _seat, out) {
    for (const [way, { lasting }] of Object.entries(conversions)) {
      if (hasLasting(state, lasting)) out.add(choose.convert.code(ways.indexOf(way as Conversion)));
    }
  },
  forbids({ state }, combat, _seat, code) {
    const way = ways[choose.convert.way(code)] as Conversion;
    const one = conversions[way];
    if (one === undefined || lastingOf(state, one.lasting) === undefined)
      return refusal('MK-EFF-02', { case: 'convert' });
    const isRightPhase = combat.phase === one.phase || (way === 'ranged' && combat.phase === 3);
    if (!isRightPhase) return refusal('MK-CBT-17', { case: 'convert' });
    const points = way === 'attack' || way === 'ranged' ? state.turn.move : state.turn.influence;
    return points >= one.price ? null : refusal('MK-EFF-02', { case: 'points' });
  },
  does({ state }, combat, _seat, code) {
    combat.at--;
    const way = ways[choose.convert.way(code)] as Conversion;
    const { price } = conversions[way];
    if (way === 'attack' || way === 'ranged') {
      state.turn.move -= price;
      const slot = (way === 'attack' ? melee : ranged) * 4 + physical;
      combat.attack[slot] = at(combat.attack, slot) + 1;
      return;
    }
    state.turn.influence -= price;
    const element = way === 'block' ? physical : way === 'fire-block' ? fire : ice;
    combat.block[element] = at(combat.block, element) + 1;
  },
};

const joinDeeds: readonly CombatDeed[] = [challengeMore, always(choose.fight, () => {})];
const strikeDeeds = losesUnspent<CombatFrame>([strike, ...acting, convert, endPhase]);
const blockDeeds = losesUnspent<CombatFrame>([parry, slow, frighten, ...acting, convert, endPhase]);
const damageDeeds = losesUnspent<CombatFrame>([suffer, assign, bear, ...acting]);

const isOver = ({ fighters }: CombatFrame): boolean => fighters.every((fighter) => !isTarget(fighter));
// Who has nothing to play is asked all the same: a phase that passed by itself would tell what is on the hand.
const phases = {
  /** MK-CBT-10 */
  join: {
    seats: ({ state }, combat) => (canChallengeMore(state, combat) ? 1 << combat.seat : 0),
    run: () => {},
    deeds: () => joinDeeds,
    prompt: () => ({ key: 'join' }),
    alwaysAsks: true,
  },
  begin: { run: (c, combat) => startPhase(c, combat, 0) },
  ranged: {
    seats: (_c, combat) => (isOver(combat) ? 0 : 1 << combat.seat),
    run: () => {},
    deeds: () => strikeDeeds,
    prompt: () => ({ key: 'ranged' }),
    alwaysAsks: true,
  },
  summon: { run: summon },
  block: {
    seats: (_c, combat) => (anyAttack(combat) ? 1 << combat.seat : 0),
    run: () => {},
    deeds: () => blockDeeds,
    prompt: () => ({ key: 'block' }),
    alwaysAsks: true,
  },
  hit: { run: (c, combat) => startPhase(c, combat, 2) },
  damage: {
    seats: (_c, combat) => (combat.dealing >= 0 || anyAttack(combat) ? 1 << combat.seat : 0),
    run: () => {},
    deeds: () => damageDeeds,
    prompt: (_state, combat) => ({ key: combat.dealing < 0 ? 'damage' : 'assign', params: { damage: combat.damage } }),
    alwaysAsks: true,
  },
  strikeBack: { run: startAttack },
  attack: {
    seats: (_c, combat) => (isOver(combat) ? 0 : 1 << combat.seat),
    run: () => {},
    deeds: () => strikeDeeds,
    prompt: () => ({ key: 'attack' }),
    alwaysAsks: true,
  },
  outcome: { run: outcomeOfCombat },
} satisfies Phases<MageKnightState, CombatFrame>;

export const combat = sequence<MageKnightState, CombatFrame, typeof phases>(phases);

function anyAttack(frame: CombatFrame): boolean {
  let found = false;
  eachAttack(frame, () => {
    found = true;
  });
  return found;
}

/** Points that were not used are lost with the phase (MK-RNG-10, MK-BLK-10). */
function startPhase(c: C, frame: CombatFrame, phase: number): void {
  frame.phase = phase;
  frame.attack.fill(0);
  frame.block.fill(0);
  frame.swiftBlock.fill(0);
  frame.riders.length = 0;
  frame.spareBlocks.length = 0;
  frame.unitsUsed = 0;
  for (const { aimed } of frame.fighters) aimed.fill(0);
  endPhaseEffects(c.state);
  if (!isOver(frame)) c.emit(happened.phaseBegun, phase);
}

const ofPhase: readonly string[] = ['phaseDefeatFame', 'phaseDefeatCrystal'];

/** What lasts for one phase only. */
function endPhaseEffects({ turn }: MageKnightState): void {
  for (let i = turn.lasting.length - 1; i >= 0; i--)
    if (ofPhase.includes(turn.lasting[i]?.what ?? '')) turn.lasting.splice(i, 1);
}

/** MK-ABL-07, MK-ABL-30: others fight for the summoners. */
function summon(c: C, frame: CombatFrame): void {
  startPhase(c, frame, 1);
  for (const [index, fighter] of [...frame.fighters.entries()]) {
    if (fighter.defeated === 1 || fighter.prevented === 1 || fighter.summoner >= 0) continue;
    for (let attack = 0; attack < attackCount(fighter); attack++) {
      const pile = summonPile(fighter, attack);
      if (pile < 0 || frame.fighters.length >= mostFighters) continue;
      const token = drawToken(c, pile);
      if (token >= 0) addFighter(c, frame, token, { summoner: index });
    }
  }
}

/** MK-ABL-08, MK-ABL-09: summoned enemies are gone; the summoners are back. */
function startAttack(c: C, frame: CombatFrame): void {
  for (const fighter of frame.fighters) {
    if (fighter.summoner < 0 || fighter.defeated === 1) continue;
    fighter.defeated = 1;
    dismiss(c, fighter);
  }
  startPhase(c, frame, 3);
  for (const [element, points] of frame.laterAttack.entries())
    frame.attack[element] = at(frame.attack, element) + points;
  frame.laterAttack.fill(0);
  if (frame.woundsTaken === 0) {
    const slot = melee * 4 + physical;
    frame.attack[slot] = at(frame.attack, slot) + lastingSum(c.state, 'attackIfUnhurt');
  }
  for (const { aimed, dueled } of frame.fighters) aimed[physical] = at(aimed, physical) + dueled;
}
