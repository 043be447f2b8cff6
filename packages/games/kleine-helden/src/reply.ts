import { type Code, noCode } from '@heldentisch/engine';
import { isFighter } from './beings.js';
import { canReact, gearOf } from './groups.js';
import { meansCard } from './means.js';
import { withDuel } from './rules/attack.js';
import { combatCourse } from './rules/combat.js';
import { defences } from './rules/defence.js';
import { deckOf } from './rules/piles.js';
import { isSettled, settlingMove } from './rules/transfer.js';
import type { CombatFrame, DrawFrame, HeldenState } from './state.js';
import { isWeapon } from './tables.js';
import { defenceValue } from './values.js';
import { choose } from './vocabulary.js';

/** The usual answer in the middle of something: windows pass, who is attacked defends with what is best. */
export function reply(s: HeldenState): Code {
  const top = s.frames[s.frames.length - 1];
  switch (top?.step) {
    case 'window':
    case 'beforeRoll':
    case 'welcome':
      return choose.pass.code();
    case 'combat':
      return stance(s, top);
    case 'draw':
      return deckFor(s, top);
    case 'casualties': {
      const gear = gearOf(s, top.being);
      return choose.plunder.code(gear.find(isWeapon) ?? gear[0]);
    }
    case 'transfer':
      // One thing at a time: what is still to be handed on shows at the next decision.
      return isSettled(s, top) ? choose.done.code() : settlingMove(s, top);
    case 'turnStart':
      return choose.resolve.code(top.due[0]);
    default:
      return noCode;
  }
}

function stance(s: HeldenState, combat: CombatFrame): Code {
  const { target, redirected, offers } = combat.duel;
  const { at } = combatCourse;
  if (combat.at === at.secondTarget) return noCode;
  if (combat.at === at.stance && !redirected && offers[0] !== undefined) return choose.accept.code(offers[0]);
  const defends = combat.at === at.protector || (isFighter(target) && canReact(s, target));
  return defends ? choose.defend.code(bestDefence(s, combat)) : choose.renounce.code();
}

function bestDefence(s: HeldenState, combat: CombatFrame): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const means of defences(s, combat)) {
    const value = defenceValue(
      s,
      withDuel(combat, { stance: 'defends', defence: means, defenceCard: meansCard(means) }),
    );
    if (value <= most) continue;
    most = value;
    best = means;
  }
  return best;
}

/** From the fullest deck: nobody knows what lies where. */
function deckFor(s: HeldenState, frame: DrawFrame): Code {
  if (frame.deck >= 0) return noCode;
  const sizes = [0, 1, 2].map((deck) => deckOf(s, deck).length);
  const deck = sizes.indexOf(Math.max(...sizes));
  return sizes[deck] === 0 ? noCode : choose.deck.code(deck);
}
