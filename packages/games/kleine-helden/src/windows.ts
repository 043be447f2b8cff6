import { type Code, noCode, type Windows } from '@heldentisch/engine';
import { isDemon } from './beings.js';
import { clashOf } from './clash.js';
import { ownerOf } from './groups.js';
import type { HeldenState } from './state.js';
import { choose } from './vocabulary.js';

/** The questions that one usually lets pass, and which of them are about the own group. */
function pass(s: HeldenState): Code {
  const top = s.frames[s.frames.length - 1];
  const isWindow = top?.step === 'window' || top?.step === 'beforeRoll' || top?.step === 'welcome';
  return isWindow ? choose.pass.code() : noCode;
}

function concerns(s: HeldenState, seat: number): boolean {
  const top = s.frames[s.frames.length - 1];
  if (top?.step === 'welcome') return true;
  if (top?.step === 'window' && (top.occasion === 'death' || top.occasion === 'loss')) return true;
  const clash = clashOf(s);
  if (clash === null) return false;
  if (clash.seat === seat) return true;
  if (clash.step === 'cast') return false;
  return [clash.duel.target, clash.duel.defender].some((being) => !isDemon(being) && ownerOf(s, being) === seat);
}

export const windows: Windows<HeldenState> = { pass, concerns };
