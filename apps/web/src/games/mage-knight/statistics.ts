import type { ToldEvent } from '@heldentisch/engine';
import { type Mark, statisticsOf } from '../../table/after/statistics.js';

const rows = {
  steps: { name: { de: 'Schritte über Land', en: 'Steps over land' } },
  cards: { name: { de: 'Karten gespielt', en: 'Cards played' } },
  defeated: { name: { de: 'Feinde besiegt', en: 'Enemies defeated' } },
  blocked: { name: { de: 'Angriffe geblockt', en: 'Attacks blocked' } },
  conquered: { name: { de: 'Orte erobert', en: 'Sites conquered' } },
  recruited: { name: { de: 'Einheiten rekrutiert', en: 'Units recruited' } },
  mana: { name: { de: 'Mana bezahlt', en: 'Mana paid' } },
  wounds: { name: { de: 'Verletzungen genommen', en: 'Wounds taken' } },
  fame: { name: { de: 'Ruhm im Spiel', en: 'Fame during the game' } },
} as const;

type Row = keyof typeof rows;

const ones: Readonly<Record<string, Row>> = {
  heroStepped: 'steps',
  cardPlayed: 'cards',
  enemyDefeated: 'defeated',
  attackBlocked: 'blocked',
  siteConquered: 'conquered',
  unitRecruited: 'recruited',
  manaPaid: 'mana',
  woundTaken: 'wounds',
};

function* marksOf(event: ToldEvent): Generator<Mark<Row>> {
  const seat = Number(event.seat);
  const row = ones[event.type];
  if (row !== undefined) yield { row, seat, amount: 1 };
  if (event.type === 'fameGained') yield { row: 'fame', seat, amount: Number(event.amount) };
  if (event.type === 'fameLost') yield { row: 'fame', seat, amount: -Number(event.amount) };
}

export const statistics = statisticsOf(rows, () => marksOf);
