import { at, isHidden, type Language, nothing, type Page } from '@heldentisch/engine';
import { factLines } from '@heldentisch/pieces';
import { costOf, designName } from './box.js';
import { diceFacts, fightFacts } from './drawing/fight.js';
import { aroundLines, legend, mapLines } from './drawing/map.js';
import { partyFacts, seatName, textAt } from './drawing/people.js';
import { word } from './drawing/words.js';
import { spaceNames } from './map.js';
import { turnOf } from './rules/frames.js';
import type { RuneboundState } from './state.js';
import { cities, colors } from './terms.js';

function head(state: RuneboundState, viewer: number, language: Language): string[] {
  const { round, roundLimit, doom, doomCount, doomCounters } = state;
  const turn = turnOf(state);
  return [
    roundLimit === 0 ? word(language, 'round', { round }) : word(language, 'limit', { round, limit: roundLimit }),
    ...(turn < 0 ? [] : [word(language, 'turn', { seat: seatName(language, turn, viewer) })]),
    ...(doom ? [word(language, 'doom', { count: doomCount, counters: doomCounters })] : []),
  ];
}

function eventFacts(state: RuneboundState, language: Language): string[][] {
  return state.event.map((card) => {
    const key = `card.${designName(card)}`;
    return [word(language, 'event', { card: textAt(language, key), text: textAt(language, `${key}.text`) })];
  });
}

function trackFacts({ track, trackSpaces }: RuneboundState, language: Language): string[][] {
  const list = track.flatMap((card, i) =>
    card === nothing
      ? []
      : [`${i + 1} ${textAt(language, `card.${designName(card)}`)} (${spaceNames[at(trackSpaces, i)]})`],
  );
  return list.length === 0 ? [] : [[word(language, 'track', { list: list.join(', ') })]];
}

/** What the cities sell, with the printed prices. */
function stackFacts({ stacks }: RuneboundState, language: Language): string[][] {
  const lists = cities.flatMap((city, i) => {
    const cards = at(stacks, i).map((card) => `${textAt(language, `card.${designName(card)}`)} ${costOf(card)}`);
    return cards.length === 0 ? [] : [[`  ${textAt(language, `city.${city}`)}: ${cards.join(', ')}`]];
  });
  return lists.length === 0 ? [] : [[word(language, 'stacks')], ...lists];
}

function deckFacts({ decks, market, revealed, looked }: RuneboundState, language: Language): string[][] {
  const list = [
    word(language, 'market', { count: market.length }),
    ...colors.map((name, color) => `${textAt(language, `color.${name}`)} ${at(decks, color).length}`),
  ];
  const open = [...revealed, ...looked].filter((card) => !isHidden(card));
  const shown = open.map((card) => textAt(language, `card.${designName(card)}`)).join(', ');
  const facts = [[word(language, 'decks', { list: list.join(', ') })]];
  return shown === '' ? facts : [...facts, [`${textAt(language, 'position.revealed')}: ${shown}`]];
}

/** The whole table as text, for the terminal: the map, then what is going on, then who has what. */
export function drawText(view: RuneboundState, seat: number, language: Language, page: Page): string {
  const dice = diceFacts(view, language);
  const facts: string[][] = [
    ...trackFacts(view, language),
    ...stackFacts(view, language),
    ...deckFacts(view, language),
    ...[...view.parties.keys()].flatMap((one) => partyFacts(view, one, seat, language)),
    ...eventFacts(view, language),
    ...fightFacts(view, seat, language),
    ...(dice.length === 0 ? [] : [dice]),
  ];
  return [
    ...factLines(head(view, seat, language), page.width),
    ...mapLines(view, seat, page),
    ...factLines(legend(language, seat, view.parties.length), page.width),
    ...aroundLines(view, seat, language).flatMap((list) => factLines(list, page.width)),
    ...facts.flatMap((list) => factLines(list, page.width)),
  ].join('\n');
}
