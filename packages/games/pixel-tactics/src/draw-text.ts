import { isHidden, type Language, type Texts } from '@heldentisch/engine';
import { cardIds } from './card-ids.js';
import { isLeaderPlace, leaderPlace, placeOf, rowNames } from './grid.js';
import { attackKinds, marks, type PixelState } from './state.js';
import { kindOfCard } from './tables.js';
import { texts } from './text/texts.js';
import { attackValue, hasIntercept, hasRanged, isCorpse, isFree, kindAt, lifeAt } from './units.js';

const width = 25;
const words = {
  en: {
    round: 'Round',
    wave: 'wave',
    hand: 'Hand',
    deck: 'deck',
    discard: 'discard',
    truce: 'truce',
    actions: 'actions',
    dead: 'corpse',
    tokens: 'tokens',
    victory: 'victory cards',
    order: 'order',
  },
  de: {
    round: 'Runde',
    wave: 'Angriffswelle',
    hand: 'Hand',
    deck: 'Stapel',
    discard: 'Ablage',
    truce: 'Waffenstillstand',
    actions: 'Aktionen',
    dead: 'Leiche',
    tokens: 'Marker',
    victory: 'Siegkarten',
    order: 'Befehl',
  },
} as const;

const fit = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text.padEnd(length);

function nameAt(s: PixelState, place: number, words: Texts): string {
  const id = cardIds[kindAt(s, place)];
  if (!isLeaderPlace(place)) return words[`card.${id}`] ?? '';
  return words[place < 9 ? `card.${id}.leader` : `card.${id}.leader.red`] ?? '';
}

/** Two lines for a card: its name, and attack, life left and keywords. */
function cardLines(s: PixelState, place: number, language: Language): [string, string] {
  if (isFree(s, place)) return ['', '·'];
  const name = nameAt(s, place, texts[language]);
  if (isCorpse(s, place)) return [`(${name})`, `† ${words[language].dead}`];
  const life = lifeAt(s, place);
  const left = life - (s.damage[place] as number);
  const attack = attackValue(s, place, -1, attackKinds.melee);
  const keywords = `${hasRanged(s, place) ? ' »' : ''}${hasIntercept(s, place) ? ' ◊' : ''}`;
  const used = s.mark[place] === marks.none ? '' : ' *';
  return [isLeaderPlace(place) ? `♛ ${name}` : name, `⚔${attack} ♥${left}/${life}${keywords}${used}`];
}

/** The rows of a unit as a player at `viewer` sees them: the fronts meet in the middle of the table. */
function drawUnit(s: PixelState, seat: number, viewer: number, language: Language): string[] {
  const own = seat === viewer;
  const rows = own ? [0, 1, 2] : [2, 1, 0];
  const columns = own ? [0, 1, 2] : [2, 1, 0];
  return rows.flatMap((row) => {
    const cells = columns.map((column) => cardLines(s, placeOf(seat, row * 3 + column), language));
    const label = texts[language][`row.${rowNames[row]}`] ?? '';
    const marker = row === s.wave ? '▶' : ' ';
    const line = (part: 0 | 1, head: string): string =>
      `${fit(head, 10)}│ ${cells.map((cell) => fit(cell[part], width)).join('│ ')}`;
    return [line(0, `${marker} ${label}`), line(1, ''), `${' '.repeat(10)}├${'─'.repeat((width + 2) * 3)}`];
  });
}

function handNames(s: PixelState, seat: number, language: Language): string {
  const names = (s.hand[seat] as number[]).map((id) =>
    isHidden(id) ? '?' : (texts[language][`card.${cardIds[kindOfCard[id] as number]}`] ?? '?'),
  );
  return names.length === 0 ? '–' : names.join(', ');
}

function summary(s: PixelState, seat: number, language: Language): string {
  const w = words[language];
  const parts = [
    `${texts[language][`seat.${seat}`]}${s.first === seat ? ' ①' : ' ②'}`,
    `${w.hand} (${(s.hand[seat] as number[]).length}): ${handNames(s, seat, language)}`,
    `${w.deck} ${(s.deck[seat] as number[]).length}`,
    `${w.discard} ${(s.discard[seat] as number[]).length}`,
  ];
  if ((s.tokens[seat] as number) > 0) parts.push(`${w.tokens} ${s.tokens[seat]}`);
  if (s.target > 0) parts.push(`${w.victory} ${(s.victory[seat] as number[]).length}/${s.target}`);
  return parts.join(' · ');
}

/** The leader's ability in words, because everything depends on it. */
function leaderText(s: PixelState, seat: number, language: Language): string {
  const id = s.card[leaderPlace(seat)] as number;
  return id < 0 ? '' : `  ♛ ${texts[language][`card.${cardIds[kindOfCard[id] as number]}.leader.text`]}`;
}

/** The hand with the texts that matter: the row of the present wave and the order. */
function handTexts(s: PixelState, seat: number, language: Language): string[] {
  const row = rowNames[s.wave] ?? 'front';
  return (s.hand[seat] as number[])
    .filter((id) => !isHidden(id))
    .flatMap((id) => {
      const key = `card.${cardIds[kindOfCard[id] as number]}`;
      const t = texts[language];
      if (s.round === 0) return [`  ${t[key]} – ♛ ${t[`${key}.leader`]}: ${t[`${key}.leader.text`]}`];
      return [
        `  ${t[key]} – ${t[`row.${row}`]}: ${t[`${key}.${row}`]}`,
        `    ${words[language].order}: ${t[`${key}.order`]}`,
      ];
    });
}

/** The whole table as text, for the terminal. */
export function drawText(view: PixelState, seat: number, language: Language): string {
  const w = words[language];
  const viewer = Math.max(0, seat);
  const enemy = 1 - viewer;
  const truce = view.round === 1 ? ` (${w.truce})` : '';
  const turn = texts[language][`seat.${view.active}`];
  const head = `${w.round} ${view.round}${truce} · ${w.wave}: ${texts[language][`row.${rowNames[view.wave]}`]} · ${turn}: ${view.actions} ${w.actions}`;
  if (view.round === 0) return [...handTexts(view, viewer, language)].join('\n');
  return [
    head,
    summary(view, enemy, language),
    leaderText(view, enemy, language),
    ...drawUnit(view, enemy, viewer, language),
    ...drawUnit(view, viewer, viewer, language),
    summary(view, viewer, language),
    leaderText(view, viewer, language),
    ...handTexts(view, viewer, language),
  ].join('\n');
}
