import { at, type Language } from '@heldentisch/engine';
import { testing } from '../abilities.js';
import { challengeCard, designName, heroes } from '../box.js';
import { totalOf } from '../rules/bonuses.js';
import { challengeDamage, challengeValue, targetOf } from '../rules/clash.js';
import { combatOf, innermost } from '../rules/frames.js';
import { movementDie } from '../rules/moving.js';
import type { CombatFrame, RollFrame, RuneboundState } from '../state.js';
import { attributes, magic, melee, phases, ranged, terrains } from '../terms.js';
import { signs } from './map.js';
import { seatName, textAt } from './people.js';
import { word } from './words.js';

/** What is going on: dice on the table, the enemy, the open roll. */

const joker = '*';

/** A die that is spent stands in parentheses. */
export function diceFacts(state: RuneboundState, language: Language): string[] {
  const movement = innermost(state, 'movement');
  if (movement === undefined || movement.dice.length === 0) return [];
  const dice = movement.dice.map((face, die) => {
    const bits = at(movementDie.faces, face - 1);
    const isWild = (movement.wild & (1 << die)) !== 0;
    const shown = isWild ? joker : terrains.flatMap((name, i) => ((bits & (1 << i)) === 0 ? [] : signs[name])).join('');
    const note = (movement.spent & (1 << die)) !== 0 ? ` (${word(language, 'spent')})` : '';
    return `${die + 1} ${shown}${isWild ? ` (${word(language, 'wild')})` : ''}${note}`;
  });
  const [first = '', ...rest] = dice;
  return [word(language, 'dice', { first }), ...rest];
}

function enemyFacts(state: RuneboundState, combat: CombatFrame, viewer: number, language: Language): string[] {
  if (combat.foe >= 0) {
    return [combat.seat, combat.foe].map((seat) => {
      const { hero } = at(state.parties, seat);
      return `${seatName(language, seat, viewer)} – ${textAt(language, `hero.${at(heroes, hero).id}`)}`;
    });
  }
  const { life } = challengeCard(combat.card);
  const damage = (phase: number): number => challengeDamage(combat, phase);
  return [
    textAt(language, `card.${designName(combat.card)}`),
    word(language, 'life', { left: life - at(state.wounds, combat.card), most: life }),
    attributes.map((name, i) => `${textAt(language, `attribute.${name}`)} ${challengeValue(combat, i)}`).join(' '),
    word(language, 'damage', { ranged: damage(ranged), melee: damage(melee), magic: damage(magic) }),
  ];
}

/** The number to reach; between heroes the first roll has none yet. */
function aimOf(state: RuneboundState, roll: RollFrame): number {
  if (roll.kind === testing) return roll.target;
  const clash = innermost(state, 'clash');
  const isAnswer = clash !== undefined && clash.seat !== roll.seat;
  return clash === undefined || isAnswer ? -1 : targetOf(state, clash);
}

function rollFacts(state: RuneboundState, language: Language): string[] {
  const roll = innermost(state, 'roll');
  if (roll === undefined || roll.dice.length === 0) return [];
  const [dice, total, target] = [roll.dice.join(' + '), totalOf(state, roll), aimOf(state, roll)];
  return [
    target < 0 ? word(language, 'roll', { dice, total }) : word(language, 'rollAgainst', { dice, total, target }),
  ];
}

/** The lines of a fight or a test, each a list of facts. */
export function fightFacts(state: RuneboundState, viewer: number, language: Language): string[][] {
  const combat = combatOf(state);
  const roll = rollFacts(state, language);
  if (combat === undefined) return roll.length === 0 ? [] : [roll];
  const phase = textAt(language, `phase.${phases[combat.phase] ?? 'escape'}`);
  const head =
    combat.round === 0
      ? textAt(language, 'moment.combat.before')
      : word(language, 'fight', { round: combat.round, phase });
  const printed = combat.card < 0 ? '' : textAt(language, `card.${designName(combat.card)}.text`);
  return [
    [capital(head), ...enemyFacts(state, combat, viewer, language)],
    ...(printed === '' ? [] : [[`  ${printed}`]]),
    ...(roll.length === 0 ? [] : [roll]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
