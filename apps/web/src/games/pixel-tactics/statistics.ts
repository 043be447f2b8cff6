import type { ToldEvent } from '@heldentisch/engine';
import { type Mark, statisticsOf } from '../../table/after/statistics.js';

const rows = {
  attacks: { name: { de: 'Angriffe', en: 'Attacks' } },
  damage: { name: { de: 'Schaden am Gegner', en: 'Damage to the enemy' } },
  leader: { name: { de: '… davon am Anführer', en: '… of it to the leader' } },
  kills: { name: { de: 'Gegnerische Helden gefallen', en: 'Enemy heroes fallen' } },
  healed: { name: { de: 'Schaden geheilt', en: 'Damage healed' } },
  recruits: { name: { de: 'Helden rekrutiert', en: 'Heroes recruited' } },
  spells: { name: { de: 'Zaubersprüche', en: 'Spells cast' } },
  orders: { name: { de: 'Befehle', en: 'Orders' } },
  drawn: { name: { de: 'Karten gezogen', en: 'Cards drawn' } },
} as const;

type Row = keyof typeof rows;

/** A place is told with the seat of its unit: `0:f1`. */
const seatOf = (place: unknown): number => Number(String(place).split(':')[0]);

/** What lies on a unit has been done to it, whoever did it: in a duel that is the other side's gain. */
function* marksOf(event: ToldEvent): Generator<Mark<Row>> {
  const owner = event.place === undefined ? Number(event.seat) : seatOf(event.place);
  const mark = (row: Row, seat: number, amount = 1): Mark<Row> => ({ row, seat, amount });
  switch (event.type) {
    case 'unitAttacked':
      yield mark('attacks', owner);
      return;
    case 'damageDealt':
    case 'damageOverflowed':
      yield mark('damage', 1 - owner, Number(event.amount));
      if (String(event.place).endsWith(':leader')) yield mark('leader', 1 - owner, Number(event.amount));
      return;
    case 'heroKilled':
      yield mark('kills', 1 - owner);
      return;
    case 'damageHealed':
      yield mark('healed', owner, Number(event.amount));
      return;
    case 'heroRecruited':
      yield mark('recruits', owner);
      return;
    case 'spellCast':
      yield mark('spells', owner);
      return;
    case 'orderPlayed':
      yield mark('orders', owner);
      return;
    case 'cardDrawn':
    case 'promoDrawn':
      yield mark('drawn', owner);
  }
}

export const statistics = statisticsOf(rows, () => marksOf);
