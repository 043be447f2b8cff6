import type { ToldEvent } from '@heldentisch/engine';
import { type Mark, statisticsOf } from '../../table/after/statistics.js';

const rows = {
  attacks: { name: { de: 'Angriffe', en: 'Attacks' } },
  hits: { name: { de: 'Treffer', en: 'Hits' } },
  damage: { name: { de: 'Schaden durch Angriffe (LP)', en: 'Damage by attacks (LP)' } },
  kills: { name: { de: 'Mit Angriffen besiegt', en: 'Defeated by attacks' } },
  lost: { name: { de: 'Eigene LP verloren', en: 'Own LP lost' } },
  healed: { name: { de: 'LP geheilt', en: 'LP healed' } },
  played: { name: { de: 'Ereignisse, Manöver, Tränke', en: 'Events, manoeuvres, potions' } },
  dice: { name: { de: 'Würfe', en: 'Dice rolled' } },
  luck: {
    name: { de: 'Würfelglück (Augen über dem Schnitt)', en: 'Luck of the dice (pips above average)' },
    isSigned: true,
  },
} as const;

type Row = keyof typeof rows;

/** What a die shows on average. */
const averageDie = 3.5;

/** Events that put somebody into a group, or into another one. */
const joins = new Set([
  'heroJoined',
  'heroBought',
  'creatureSummoned',
  'npcPlaced',
  'npcMoved',
  'demonPlaced',
  'demonMoved',
]);

/** Follows a game from its first event: who fights for whom, and which attack is going on. */
class Course {
  private readonly groups = new Map<string, number>();
  /** The group whose attack goes on, and who was hit by it. */
  private attack: { readonly seat: number; hit: string | null } | null = null;

  *marks(event: ToldEvent): Generator<Mark<Row>> {
    const being = String(event.being);
    if (joins.has(event.type)) this.groups.set(being, Number(event.seat));
    const own = this.groups.get(being) ?? -1;
    const number = Number(event.number);
    switch (event.type) {
      case 'attackAnnounced':
        this.attack = { seat: own, hit: null };
        yield { row: 'attacks', seat: own, amount: 1 };
        return;
      case 'turnEnded':
        this.attack = null;
        return;
      case 'attackHit':
        if (this.attack === null) return;
        this.attack.hit = being;
        yield { row: 'hits', seat: this.attack.seat, amount: 1 };
        return;
      case 'lifeLost':
        yield { row: 'lost', seat: own, amount: number };
        if (this.attack?.hit === being) yield { row: 'damage', seat: this.attack.seat, amount: number };
        return;
      case 'beingDied':
        if (this.attack?.hit === being) yield { row: 'kills', seat: this.attack.seat, amount: 1 };
        return;
      case 'healed':
        yield { row: 'healed', seat: own, amount: number };
        return;
      case 'cardPlayed':
        yield { row: 'played', seat: Number(event.seat), amount: 1 };
        return;
      case 'manoeuvrePlayed':
      case 'potionDrunk':
        yield { row: 'played', seat: own, amount: 1 };
        return;
      case 'dieRolled':
      case 'dieDropped':
        yield { row: 'dice', seat: own, amount: 1 };
        yield { row: 'luck', seat: own, amount: number - averageDie };
    }
  }
}

export const statistics = statisticsOf(rows, () => {
  const course = new Course();
  return (event) => course.marks(event);
});
