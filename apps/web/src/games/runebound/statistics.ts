import type { ToldEvent } from '@heldentisch/engine';
import { type Mark, statisticsOf } from '../../table/after/statistics.js';

const rows = {
  steps: { name: { de: 'Schritte über Land', en: 'Steps over land' } },
  adventures: { name: { de: 'Abenteuer versucht', en: 'Adventures attempted' } },
  defeated: { name: { de: 'Herausforderungen besiegt', en: 'Challenges defeated' } },
  hits: { name: { de: 'Treffer im Kampf', en: 'Hits in combat' } },
  wounds: { name: { de: 'Verletzungen genommen', en: 'Wounds taken' } },
  knockedOut: { name: { de: 'Niederlagen', en: 'Times knocked out' } },
  gold: { name: { de: 'Gold ausgegeben', en: 'Gold spent' } },
  learned: { name: { de: 'Erfahrung gesammelt', en: 'Experience gained' } },
  luck: {
    name: { de: 'Würfelglück (über dem Schnitt)', en: 'Luck of the dice (above average)' },
    isSigned: true,
  },
} as const;

type Row = keyof typeof rows;

/** What two ten-sided dice come to on average. */
const averageRoll = 11;

function* marksOf(event: ToldEvent): Generator<Mark<Row>> {
  const seat = Number(event.seat);
  switch (event.type) {
    case 'heroStepped':
      yield { row: 'steps', seat, amount: 1 };
      return;
    case 'adventureAttempted':
      yield { row: 'adventures', seat, amount: 1 };
      return;
    case 'challengeDefeated':
      yield { row: 'defeated', seat, amount: 1 };
      return;
    case 'attackHit':
      yield { row: 'hits', seat, amount: 1 };
      return;
    case 'woundsTaken':
      yield { row: 'wounds', seat, amount: Number(event.amount) };
      return;
    case 'heroKnockedOut':
      yield { row: 'knockedOut', seat, amount: 1 };
      return;
    case 'cardBought':
    case 'cardTaken':
      yield { row: 'gold', seat, amount: Number(event.price) };
      return;
    case 'experienceGained':
      yield { row: 'learned', seat, amount: 1 };
      return;
    case 'diceRolled':
    case 'dieRerolled':
      yield { row: 'luck', seat, amount: Number(event.first) + Number(event.second) - averageRoll };
  }
}

export const statistics = statisticsOf(rows, () => marksOf);
