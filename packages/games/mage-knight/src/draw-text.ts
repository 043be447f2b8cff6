import { at, isHidden, type Language, type Page } from '@heldentisch/engine';
import { factLines } from '@heldentisch/pieces';
import { nameOfThing, unitCard } from './box.js';
import { tacticIds } from './card-ids.js';
import { scenarioOf } from './create.js';
import { combatFacts } from './drawing/enemies.js';
import { aroundFacts, legend, mapLines, tokenFacts } from './drawing/map.js';
import { cardName, dummyFacts, handFacts, playerFacts } from './drawing/people.js';
import { seatName, textAt, word } from './drawing/words.js';
import { isNightRound, turnOf } from './players.js';
import type { MageKnightState } from './state.js';
import { colors } from './terms.js';

function head(state: MageKnightState, viewer: number, language: Language): string[] {
  const { round, players, lastTurns } = state;
  const { id, rounds } = scenarioOf(state);
  const turn = turnOf(state);
  const time = word(language, isNightRound(state) ? 'night' : 'day');
  return [
    textAt(language, `scenario.${id}`),
    ...(round === 0 ? [] : [word(language, 'round', { round, rounds: at(rounds, players.length - 1), time })]),
    ...(turn < 0 ? [] : [word(language, 'turn', { seat: seatName(language, turn, viewer) })]),
    ...(lastTurns < 0 ? [] : [word(language, 'announced', { turns: lastTurns })]),
  ];
}

/** What the player whose turn it is can still spend, and the Source. */
function accountFacts(state: MageKnightState, language: Language): string[][] {
  const { move, influence, heal, dice } = state.turn;
  const isTurn = turnOf(state) >= 0;
  const list = state.source.map((color) => textAt(language, `color.${colors[color]}`)).join(', ');
  return [
    ...(isTurn ? [[word(language, 'account', { move, influence, heal })]] : []),
    ...(list === ''
      ? []
      : [[word(language, 'source', { list }), ...(isTurn ? [word(language, 'mayUse', { dice })] : [])]]),
  ];
}

/** What lies on offer; what is empty is not named. */
function offerFacts(state: MageKnightState, language: Language): string[][] {
  const units = state.unitOffer.map(
    (unit) =>
      `${textAt(language, `unit.${nameOfThing[unit]}`)} (${word(language, 'unitAt', { cost: unitCard(unit).cost })})`,
  );
  const cardsOf = (things: readonly number[]): string[] => things.map((thing) => cardName(language, thing));
  const skills = [...state.revealedSkills, ...state.commonSkills].filter((skill) => !isHidden(skill));
  const offers = {
    tactics: state.tactics.map((tactic) => textAt(language, `tactic.${tacticIds[tactic]}`)),
    unitOffer: units,
    monasteryOffer: cardsOf(state.monasteryOffer),
    actionOffer: cardsOf(state.actionOffer),
    spellOffer: cardsOf(state.spellOffer),
    skillOffer: skills.map((skill) => textAt(language, `skill.${nameOfThing[skill]}`)),
  };
  return Object.entries(offers).flatMap(([key, names]) =>
    names.length === 0 ? [] : [[word(language, key as keyof typeof offers, { list: names.join(', ') })]],
  );
}

function stackFacts({ stack, coresLeft }: MageKnightState, language: Language): string[][] {
  return [[word(language, 'tiles', { green: stack.length - coresLeft, brown: coresLeft })]];
}

/** The whole table as text, for the terminal: the map, then what is going on, then who has what. */
export function drawText(view: MageKnightState, seat: number, language: Language, page: Page): string {
  const facts = [
    ...aroundFacts(view, seat, language),
    ...tokenFacts(view, language),
    ...stackFacts(view, language),
    ...offerFacts(view, language),
    ...dummyFacts(view, language),
    ...[...view.players.keys()].flatMap((one) => playerFacts(view, one, seat, language)),
    ...combatFacts(view, language),
    ...accountFacts(view, language),
    ...handFacts(view, seat, language),
  ];
  return [
    ...factLines(head(view, seat, language), page.width),
    ...mapLines(view, seat, language, page),
    ...factLines(legend(view, seat, language), page.width),
    ...facts.flatMap((list) => factLines(list, page.width)),
  ].join('\n');
}
