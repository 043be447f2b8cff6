import { at, type ChoiceKind, oneFrom, refusal } from '@heldentisch/engine';
import { characterNames, hero, sourceKey } from '../box.js';
import type { Target } from '../card.js';
import { charactersOf, hasCharacter, lifeOf, setWounds } from '../parties.js';
import { type C, combatOf, enemyOf, frameOf, hitOn, innermost, woundsFrame } from '../rules/frames.js';
import { exhaust as exhaustCharacters, removeExhaustion, removeWounds } from '../rules/harm.js';
import { relievable } from '../rules/useful.js';
import type { CombatFrame, EffectFrame, Hit, RuneboundState } from '../state.js';
import { choose, happened } from '../vocabulary.js';
import type { Named, OperationVerb } from './verb.js';

/** Operations that place and remove counters. */

/** Whom an effect harms: characters of the own side, or the enemy. */
function victims(
  state: RuneboundState,
  { seat, self }: EffectFrame,
  to: Target,
): readonly (readonly [number, number])[] {
  if (to === 'enemy') return [[enemyOf(combatOf(state) as CombatFrame, seat), hero]];
  if (to === 'ownAll') return charactersOf(state, seat).map((character) => [seat, character]);
  if (to === 'attacker') return [[seat, innermost(state, 'clash')?.character ?? hero]];
  return [[seat, to === 'self' ? self : hero]];
}

export const wound = ({ to, n }: Named<'wound'>): OperationVerb => ({
  run({ state }, frame) {
    const hits: Hit[] = victims(state, frame, to)
      .filter(([seat, character]) => seat < 0 || hasCharacter(state, seat, character))
      .map(([seat, character]) => hitOn(seat, character, n));
    if (hits.length === 0) return;
    const open = innermost(state, 'wounds');
    // RB-WND-11: what a prevention deals back is placed together with what is left over.
    if (open !== undefined) open.hits.push(...hits);
    else state.frames.push(woundsFrame(hits));
  },
});

export const exhaust = ({ to, n }: Named<'exhaust'>): OperationVerb => ({
  run(c, frame) {
    const characters = to === 'ownAll' ? charactersOf(c.state, frame.seat) : [to === 'self' ? frame.self : hero];
    exhaustCharacters(c, frame.seat, characters, n);
  },
});

type Relief = Named<'heal' | 'rest'>;

const remove = (c: C, seat: number, character: number, { op, n }: Relief): void => {
  const most = n === 'all' ? Number.POSITIVE_INFINITY : n;
  if (op === 'heal') removeWounds(c, seat, character, most);
  else removeExhaustion(c, seat, character, most);
};

/** "Your hero or an ally": the player says whom. */
function relieveOne(operation: Relief): OperationVerb {
  const kind: ChoiceKind = choose.target;
  const deed = oneFrom<RuneboundState, EffectFrame>(
    kind,
    ({ state }, { seat, self }, _seat, out) => {
      for (const character of relievable(state, seat, self, operation)) out.add(kind.code(character));
    },
    (_c, { source }, _seat, code) =>
      refusal('RB-ABL-34', {
        case: 'character',
        source: sourceKey(source),
        character: `character.${characterNames[choose.target.character(code)]}`,
      }),
    (c, { seat }, _seat, code) => remove(c, seat, choose.target.character(code), operation),
  );
  const deeds = [deed];
  return {
    seats: ({ state }, { seat, self }) => (relievable(state, seat, self, operation).length > 0 ? 1 << seat : 0),
    run: () => {},
    deeds: () => deeds,
    prompt: (_state, { source }) => ({ key: operation.op, params: { source: sourceKey(source) } }),
  };
}

/** RB-CMB-29: wounds stay on a challenge unless something removes them. */
function healChallenge(c: C, { n }: Relief): void {
  const { card } = combatOf(c.state) as CombatFrame;
  const before = at(c.state.wounds, card);
  const amount = n === 'all' ? before : Math.min(before, n);
  if (amount === 0) return;
  c.state.wounds[card] = before - amount;
  c.emit(happened.challengeHealed, card, amount);
}

export function relieve(operation: Relief): OperationVerb {
  const { to } = operation;
  if (to === 'own') return relieveOne(operation);
  if (to === 'enemy') return { run: (c) => healChallenge(c, operation) };
  return {
    run(c, { seat, self }) {
      for (const character of relievable(c.state, seat, self, operation)) remove(c, seat, character, operation);
    },
  };
}

/** What a card prevents of the wounds that are about to be placed. */
export const prevent = ({ n }: Named<'prevent'>): OperationVerb => ({
  run(c, { source }) {
    const open = frameOf(c.state, 'wounds');
    const hit = at(open.hits, open.index);
    const prevented = n === 'all' ? hit.left : Math.min(hit.left, n);
    hit.left -= prevented;
    c.emit(happened.woundsPrevented, hit.seat, hit.character, prevented, source);
  },
});

/** RB-KO-17 */
export const survive = ({ life }: Named<'survive'>): OperationVerb => ({
  run(c, { seat }) {
    setWounds(c.state, seat, hero, lifeOf(c.state, seat, hero) - life);
    c.emit(happened.heroSaved, seat);
  },
});
