import { at, type Deed, type Phases, refusal, sequence } from '@heldentisch/engine';
import { draw, layUnder, lookAt, stopLookingAt, take } from '@heldentisch/pieces';
import { cardKey, unitDesign, unitKey } from '../box.js';
import { mayBeGiven } from '../operations/reach.js';
import { type C, eachDesign, findDesign, levelForFame, playerOf } from '../players.js';
import type { MageKnightState, RewardsFrame } from '../state.js';
import { basicColors, black, gold } from '../terms.js';
import {
  choose,
  rewardAction,
  rewardArtifacts,
  rewardCrystals,
  rewardDungeon,
  rewardKinds,
  rewardRandom,
  rewardSpell,
  rewardUnit,
} from '../vocabulary.js';
import { gainCard, refillOffer } from './cards.js';
import { takeUnit } from './interaction.js';
import { gainCrystal, rollDie } from './mana.js';
import { fourCrystals } from './outcome.js';
import { gainFame } from './tracks.js';
import { hasRoom } from './units.js';

/** Rewards are taken in any order (MK-RWD). */

type RewardDeed = Deed<MageKnightState, RewardsFrame>;

const left = ({ turn }: MageKnightState): boolean => turn.rewards.some((count) => count > 0);

/** A reward that cannot be given lapses. */
function lapse({ state }: C): void {
  const { rewards } = state.turn;
  if (state.artifacts.length === 0) rewards[rewardArtifacts] = 0;
  if (state.spellOffer.length === 0) rewards[rewardSpell] = 0;
  if (state.actionOffer.length === 0) rewards[rewardAction] = 0;
  if (!state.unitOffer.some(mayBeGiven)) rewards[rewardUnit] = 0;
}

const takeReward: RewardDeed = {
  kind: choose.takeReward,
  candidates(_c, _frame, _seat, out) {
    for (const kind of rewardKinds.keys()) out.add(choose.takeReward.code(kind));
  },
  forbids({ state }, _frame, _seat, code) {
    const kind = choose.takeReward.reward(code);
    return at(state.turn.rewards, kind) > 0
      ? null
      : refusal('MK-RWD-01', { case: 'none', reward: `reward.${rewardKinds[kind]}` });
  },
  does(c, frame, seat, code) {
    const kind = choose.takeReward.reward(code);
    const { state } = c;
    const { rewards } = state.turn;
    const goOn = (phase: keyof typeof phases): void => rewardsOf.go(frame, phase);
    if (kind === rewardRandom) {
      rewards[rewardRandom] = at(rewards, rewardRandom) - 1;
      randomCrystal(c, frame, seat);
    } else if (kind === rewardDungeon) {
      // MK-CMP-08
      rewards[rewardDungeon] = at(rewards, rewardDungeon) - 1;
      const die = rollDie(c);
      const gained = die === gold || die === black ? rewardSpell : rewardArtifacts;
      rewards[gained] = at(rewards, gained) + 1;
      goOn('choose');
    } else if (kind === rewardCrystals) crystals(c, frame, seat);
    else if (kind === rewardArtifacts) {
      // MK-RWD-04
      lookAt(state, seat, draw(state.artifacts, at(rewards, rewardArtifacts) + 1), state.seen);
      rewards[rewardArtifacts] = 0;
      goOn('artifacts');
    } else goOn(kind === rewardSpell ? 'spell' : kind === rewardAction ? 'action' : 'unit');
  },
};

/** MK-RWD-02, MK-RWD-03 */
function randomCrystal(c: C, frame: RewardsFrame, seat: number): void {
  const die = rollDie(c);
  rewardsOf.go(frame, die === gold ? 'color' : 'choose');
  if (die === black) gainFame(c, seat, 1);
  else if (die < basicColors) gainCrystal(c, seat, die, false);
}

/** One of each colour, or crystals of one's choice. */
function crystals(c: C, frame: RewardsFrame, seat: number): void {
  const { rewards } = c.state.turn;
  if (at(rewards, rewardCrystals) >= fourCrystals) {
    rewards[rewardCrystals] = at(rewards, rewardCrystals) - fourCrystals;
    for (let color = 0; color < basicColors; color++) gainCrystal(c, seat, color, false);
    rewardsOf.go(frame, 'choose');
    return;
  }
  rewards[rewardCrystals] = at(rewards, rewardCrystals) - 1;
  rewardsOf.go(frame, 'color');
}

const pickColor: RewardDeed = {
  kind: choose.pickColor,
  candidates(_c, _frame, _seat, out) {
    for (let color = 0; color < basicColors; color++) out.add(choose.pickColor.code(color));
  },
  forbids: (_c, _frame, _seat, code) => (choose.pickColor.color(code) < basicColors ? null : refusal('MK-MAN-05')),
  does(c, frame, seat, code) {
    rewardsOf.go(frame, 'choose');
    gainCrystal(c, seat, choose.pickColor.color(code), false);
  },
};

/** The artifact that goes back under the deck; the others come to the deed deck. */
const putBack: RewardDeed = {
  kind: choose.pickCard,
  candidates({ state }, _frame, _seat, out) {
    eachDesign(state.looked, (design) => out.add(choose.pickCard.code(design)));
  },
  forbids({ state }, _frame, _seat, code) {
    const design = choose.pickCard.card(code);
    return findDesign(state.looked, design) >= 0 ? null : refusal('MK-RWD-04', { card: cardKey(design) });
  },
  does(c, frame, _seat, code) {
    const { state } = c;
    rewardsOf.go(frame, 'order');
    const card = stopLookingAt(state, findDesign(state.looked, choose.pickCard.card(code)));
    const looker = state.looker < 0 ? frame.seat : state.looker;
    layUnder(state.artifacts, card, state.seen, 1 << looker);
  },
};

/** In which order the others are put on the deck: the last one lies on top. */
const keep: RewardDeed = {
  ...putBack,
  does(c, frame, seat, code) {
    frame.at--;
    gainCard(c, seat, stopLookingAt(c.state, findDesign(c.state.looked, choose.pickCard.card(code))));
  },
};

const fromOffer = (from: 'spellOffer' | 'actionOffer', kind: number): RewardDeed => ({
  kind: choose.pickCard,
  candidates({ state }, _frame, _seat, out) {
    eachDesign(state[from], (design) => out.add(choose.pickCard.code(design)));
  },
  forbids({ state }, _frame, _seat, code) {
    const design = choose.pickCard.card(code);
    return findDesign(state[from], design) >= 0 ? null : refusal('MK-RWD-05', { case: 'offer', card: cardKey(design) });
  },
  does(c, frame, seat, code) {
    const { state } = c;
    rewardsOf.go(frame, 'choose');
    state.turn.rewards[kind] = at(state.turn.rewards, kind) - 1;
    gainCard(c, seat, take(state[from], findDesign(state[from], choose.pickCard.card(code))));
    refillOffer(c, from === 'spellOffer' ? 'spells' : 'actions');
  },
});

/** MK-RWD-06, MK-RWD-07 */
const unitDeeds: readonly RewardDeed[] = [
  {
    kind: choose.pickUnitName,
    candidates({ state }, _frame, _seat, out) {
      eachDesign(state.unitOffer, (design) => out.add(choose.pickUnitName.code(design)));
    },
    forbids({ state }, _frame, _seat, code) {
      const design = choose.pickUnitName.unitName(code);
      const unit = findDesign(state.unitOffer, design);
      if (unit < 0) return refusal('MK-RWD-06', { case: 'offer', unit: unitKey(design) });
      if (mayBeGiven(unit)) return null;
      return refusal(unitDesign(design).special === 'masters' ? 'MK-CMP-51' : 'MK-CMP-47', {
        case: 'given',
        unit: unitKey(design),
      });
    },
    does(c, frame, seat, code) {
      const { state } = c;
      rewardsOf.go(frame, 'choose');
      state.turn.rewards[rewardUnit] = at(state.turn.rewards, rewardUnit) - 1;
      takeUnit(c, seat, findDesign(state.unitOffer, choose.pickUnitName.unitName(code)));
    },
  },
  {
    kind: choose.done,
    candidates: (_c, _frame, _seat, out) => out.add(choose.done.code()),
    forbids: ({ state }, _frame, seat) => (hasRoom(state, seat) ? refusal('MK-RWD-06', { case: 'room' }) : null),
    does({ state }, frame) {
      rewardsOf.go(frame, 'choose');
      state.turn.rewards[rewardUnit] = at(state.turn.rewards, rewardUnit) - 1;
    },
  },
];

/** MK-RWD-07: a unit may wait until the level up has brought a command token. */
const postpone: RewardDeed = {
  kind: choose.done,
  candidates: (_c, _frame, _seat, out) => out.add(choose.done.code()),
  forbids({ state }, _frame, seat) {
    const { level, fame } = playerOf(state, seat);
    const reached = levelForFame(fame);
    const bringsToken = reached > level && (reached > level + 1 || reached % 2 === 1);
    const onlyUnits = state.turn.rewards.every((count, kind) => count === 0 || kind === rewardUnit);
    return bringsToken && onlyUnits ? null : refusal('MK-RWD-07');
  },
  does: (_c, frame) => rewardsOf.go(frame, 'end'),
};

const chooseDeeds = [takeReward, postpone];
const colorDeeds = [pickColor];
const putBackDeeds = [putBack];
const keepDeeds = [keep];
const spellDeeds = [fromOffer('spellOffer', rewardSpell)];
const actionDeeds = [fromOffer('actionOffer', rewardAction)];
const toSeat = (_c: C, { seat }: RewardsFrame): number => 1 << seat;

const phases = {
  lapse: { run: lapse },
  choose: {
    seats: ({ state }, { seat }) => (left(state) ? 1 << seat : 0),
    run: (_c, frame) => rewardsOf.go(frame, 'end'),
    deeds: () => chooseDeeds,
    prompt: () => ({ key: 'takeReward' }),
    alwaysAsks: true,
  },
  color: { seats: toSeat, deeds: () => colorDeeds, prompt: () => ({ key: 'pickCrystal' }) },
  artifacts: {
    seats: ({ state }, { seat }) => (state.looked.length > 0 ? 1 << seat : 0),
    run: (_c, frame) => rewardsOf.go(frame, 'choose'),
    deeds: () => putBackDeeds,
    prompt: () => ({ key: 'putBackArtifact' }),
    alwaysAsks: true,
  },
  order: {
    seats: ({ state }, { seat }) => (state.looked.length > 0 ? 1 << seat : 0),
    run: (_c, frame) => rewardsOf.go(frame, 'lapse'),
    deeds: () => keepDeeds,
    prompt: () => ({ key: 'keepArtifact' }),
  },
  spell: { seats: toSeat, deeds: () => spellDeeds, prompt: () => ({ key: 'takeSpell' }), alwaysAsks: true },
  action: { seats: toSeat, deeds: () => actionDeeds, prompt: () => ({ key: 'takeAction' }), alwaysAsks: true },
  unit: { seats: toSeat, deeds: () => unitDeeds, prompt: () => ({ key: 'takeUnit' }), alwaysAsks: true },
  end: { run: () => {} },
} satisfies Phases<MageKnightState, RewardsFrame>;

export const rewardsOf = sequence<MageKnightState, RewardsFrame, typeof phases>(phases);
