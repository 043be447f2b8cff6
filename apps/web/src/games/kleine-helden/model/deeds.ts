import type { ToldEvent } from '@heldentisch/engine';
import { cardIds, meansList } from '@heldentisch/kleine-helden';
import type { ToldLine } from '@heldentisch/protocol';
import { linesInForce } from '../../../table/struck.js';

/** What a player did last, so that it can be seen after looking away. */
export interface Deed {
  readonly seat: number;
  readonly event: ToldEvent;
  /** Who did it and to whom, if it was somebody in play. */
  readonly actor: string | null;
  readonly target: string | null;
  /** What it cost the target. */
  readonly loss: number;
}

/** Events that are worth a mark, with the fields that name who did it to whom. */
const worth: Readonly<Record<string, readonly [actor: string | null, target: string | null]>> = {
  attackAnnounced: ['being', 'target'],
  spellAnnounced: ['being', 'aim'],
  artifactUsed: ['being', 'aim'],
  protectionGiven: ['being', 'target'],
  manoeuvrePlayed: ['being', null],
  potionDrunk: ['being', null],
  cardEquipped: ['being', null],
  cardTransferred: ['being', null],
  cardPlayed: [null, null],
  npcPlaced: ['being', null],
  npcCalled: ['being', null],
  demonPlaced: ['being', null],
  heroBought: ['being', null],
};

/** Of what is done in the middle of a fight the fight itself is what one remembers. */
const minor = new Set(['manoeuvrePlayed', 'potionDrunk', 'npcCalled', 'protectionGiven']);

const named = (event: ToldEvent, field: string | null): string | null =>
  field === null || event[field] === 'nothing' ? null : String(event[field]);

/** What each of the others did last since the viewer's last turn. */
export function lastDeeds(history: readonly ToldLine[], viewer: number): readonly Deed[] {
  const deeds = new Map<number, Deed>();
  let lastSeat = -1;
  for (const { seat, events } of linesInForce(history)) {
    for (const event of events) {
      if (event.type === 'turnEnded' && event.seat === viewer) deeds.clear();
      const fields = deeds.has(seat) && minor.has(event.type) ? undefined : worth[event.type];
      const last = deeds.get(lastSeat);
      if (fields !== undefined) {
        const [actor, target] = fields;
        lastSeat = seat;
        if (seat !== viewer)
          deeds.set(seat, { seat, event, actor: named(event, actor), target: named(event, target), loss: 0 });
      } else if (event.type === 'lifeLost' && last !== undefined && last.target === event.being) {
        deeds.set(lastSeat, { ...last, loss: last.loss + Number(event.number) });
      }
    }
  }
  return [...deeds.values()];
}

/** The card a deed was done with, for its picture. */
export function cardOfDeed({ event }: Deed): string | null {
  const means = meansList.find(({ name }) => name === event.means)?.card ?? -1;
  return cardIds[means] ?? (typeof event.card === 'string' ? event.card : null);
}
