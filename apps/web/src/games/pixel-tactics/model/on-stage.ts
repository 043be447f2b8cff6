import type { ToldEvent } from '@heldentisch/engine';
import {
  type CardId,
  cardIds,
  type PixelState,
  type PlaceFacts,
  placeNames,
  rowNames,
} from '@heldentisch/pixel-tactics';
import type { ToldLine } from '@heldentisch/protocol';
import { linesInForce } from '../../../table/struck.js';

/** One of the texts of a card. */
export type Line = (typeof rowNames)[number] | 'order' | 'leader';

/** A card that is looked at closely: where it lies, if it lies in a unit, and the text that it is about. */
export interface Subject {
  /** Null for a free place, which can be pointed at but not read. */
  readonly card: CardId | null;
  readonly seat: number;
  readonly place?: number;
  readonly line?: Line;
}

const lines: readonly Line[] = [...rowNames, 'order', 'leader'];
const placeOf = (name: unknown): number => placeNames.indexOf(String(name));
const lineAt = (place: number): Line => lines[Math.floor((place % 9) / 3)] ?? 'front';

/** The card whose order or spell an event tells of. */
function played(event: ToldEvent): Subject | null {
  const card = event.card as CardId;
  if (event.type === 'orderPlayed' || event.type === 'orderCarriedOut') {
    return { card, seat: Number(event.seat), line: 'order' };
  }
  if (event.type !== 'spellCast') return null;
  const place = placeOf(event.place);
  return { card, seat: place < 9 ? 0 : 1, place, line: lineAt(place) };
}

/** The card whose effect is being shown or carried out. */
export function onStage(view: PixelState, performing: ToldEvent | null): Subject | null {
  const shown = performing === null ? null : played(performing);
  if (shown !== null) return shown;
  const frame = view.frames.findLast(({ step }) => step === 'effect');
  if (frame?.step !== 'effect') return null;
  const { card, seat, self, row } = frame;
  return { card: cardIds[card] ?? null, seat, line: lines[row] ?? 'order', ...(self >= 0 && { place: self }) };
}

/** The card that a selected thing stands for. */
export function chosenSubject(key: string | undefined, below: number, facts: readonly PlaceFacts[]): Subject | null {
  const card = /^(?:hand|tray):(.+)$/.exec(key ?? '')?.[1];
  if (card !== undefined) return { card: card as CardId, seat: below };
  const there = facts.find(({ name }) => key === `place:${name}`);
  return there === undefined || there.card === null ? null : { card: there.card, seat: there.seat, place: there.place };
}

/** What a player did last: who acted, on whom, and the card if it is worth reading. */
export interface LastAction {
  readonly actor: number;
  readonly targets: readonly number[];
  readonly subject: Subject | null;
}

/** Events by which a player acts, each with the field that tells where. */
const actions: Readonly<Record<string, string | null>> = {
  ...{ unitAttacked: 'place', spellCast: 'place', heroRecruited: 'place', heroMoved: 'place', corpseCleared: 'place' },
  ...{ orderPlayed: null, orderCarriedOut: null, cardDrawn: null, promoDrawn: null },
};
const hits = new Set(['damageDealt', 'damageHealed', 'damagePrevented', 'heroKilled', 'heroRevived', 'attackRaised']);

function actionIn({ events }: ToldLine): LastAction | null {
  const act = events.find(({ type }) => type in actions);
  if (act === undefined) return null;
  const field = actions[act.type] ?? null;
  const actor = field === null ? -1 : placeOf(act[field]);
  const struck = events.filter(({ type }) => hits.has(type)).map(({ place }) => placeOf(place));
  const targets = act.type === 'unitAttacked' ? [placeOf(act.target), ...struck] : struck;
  const card = String(act.card).split('.')[0] as CardId;
  const stood = { card, seat: actor < 9 ? 0 : 1, place: actor, line: lineAt(actor) };
  const subject = played(act) ?? (actor < 0 || act.type === 'corpseCleared' ? null : stood);
  return { actor, targets: [...new Set(targets)].filter((place) => place !== actor), subject };
}

/** What a seat did last, as far as it has been told. */
export function lastActionOf(history: readonly ToldLine[], seat: number): LastAction | null {
  for (const line of linesInForce(history).toReversed()) {
    const action = line.seat === seat ? actionIn(line) : null;
    if (action !== null) return action;
  }
  return null;
}
