import {
  type Choice,
  invitationFor,
  type Line,
  type Match,
  type Outcome,
  outcomeOf,
  type Pending,
  pendingFor,
  type Refusal,
  type Standing,
  type StandingAnswer,
  type State,
  standingAnswer,
  standingChoice,
  type ToldEvent,
  tellFor,
  undoSteps,
  viewFor,
  whyNoUndo,
} from '@heldentisch/engine';

/** Who sits at a seat. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  /** The strength of a bot. */
  readonly bot?: string;
  /** Whether a person is connected now; always true on one device. */
  readonly online: boolean;
  /** How long a person who is not connected had been away when this was sent. */
  readonly awayMs?: number;
  /** The name of the person for whom a bot plays this seat. */
  readonly owner?: string;
}

/** What undo means for the viewing seat right now. */
export interface UndoState {
  /** Why the seat cannot take back its last choice alone; null if it can. Spectators get null for `mine`. */
  readonly refusal: Refusal | null;
  /** How often in a row the seat can take back its last choice alone. */
  readonly steps: number;
  readonly canRedo: boolean;
  /** A request that waits for answers, with the seats that have not answered. */
  readonly request: { readonly seat: number; readonly count: number; readonly waitingFor: readonly number[] } | null;
}

/** One line of the log as the viewer may know it. */
export interface ToldLine {
  /** 0 is the set-up, then lines of the log from 1. */
  readonly n: number;
  readonly seat: number;
  readonly kind: 'start' | 'choice' | 'undo' | 'redo' | 'concede';
  /** How many choices an undo or redo concerns. */
  readonly count?: number;
  readonly events: readonly ToldEvent[];
}

/**
 * The table as one seat sees it after line `number`. `view` is the state with everything hidden that the seat may not
 * know; `lines` are only those after the last update.
 */
export interface TableView {
  readonly number: number;
  readonly viewer: number;
  readonly view: State;
  readonly pending: readonly Pending[];
  /** What the viewing seat may do although nobody waits for it. */
  readonly invitation: readonly Choice[];
  readonly undo: UndoState;
  readonly outcome: Outcome | null;
  /** The viewing seat's own standing answer; null for spectators and in games without windows. */
  readonly standing: StandingAnswer | null;
  readonly lines: readonly ToldLine[];
}

const seatsOf = (bits: number): number[] =>
  Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);

function undoState<S extends State>(match: Match<S>, viewer: number): UndoState {
  const request = match.undoRequest;
  const last = match.undone[match.undone.length - 1];
  return {
    refusal: viewer < 0 ? null : whyNoUndo(match, viewer),
    steps: viewer < 0 ? 0 : undoSteps(match, viewer),
    canRedo: viewer >= 0 && last?.seat === viewer,
    request:
      request === null
        ? null
        : {
            seat: request.seat,
            count: request.count,
            waitingFor: seatsOf(request.waitingFor),
          },
  };
}

function kindOfLine(line: Line): Pick<ToldLine, 'kind' | 'count'> {
  if ('undo' in line) return { kind: 'undo', count: line.undo };
  if ('redo' in line) return { kind: 'redo', count: line.redo };
  return { kind: 'choice' in line ? 'choice' : 'concede' };
}

/** The lines after `since` up to `last` as the viewer may know them; since = -1 includes the set-up. */
export function toldLines<S extends State>(
  match: Match<S>,
  viewer: number,
  since: number,
  last = match.log.length,
): ToldLine[] {
  const lines: ToldLine[] = [];
  if (since < 0) lines.push({ n: 0, seat: -1, kind: 'start', events: tellFor(match, viewer, match.startEvents) });
  for (let n = Math.max(1, since + 1); n <= last; n++) {
    const line = match.log[n - 1];
    if (line === undefined) continue;
    lines.push({ n, seat: line.seat, ...kindOfLine(line), events: tellFor(match, viewer, match.events[n - 1] ?? []) });
  }
  return lines;
}

/** Who is asked what. A window that the seat's standing answer is about to pass is no decision to the seat either. */
function pendingWith<S extends State>(match: Match<S>, viewer: number, standing: Standing | null): Pending[] {
  const isAnswered = standing !== null && viewer >= 0 && standingChoice(match, standing, viewer) !== null;
  return pendingFor(match, isAnswered ? -1 : viewer);
}

/**
 * What is sent to, or drawn for, a viewer (-1: spectator) who knows the table up to line `since`. Without `standing`
 * (the past, a lesson) nobody has a standing answer.
 */
export function tableView<S extends State>(
  match: Match<S>,
  viewer: number,
  since: number,
  standing: Standing | null = null,
): TableView {
  const hasStanding = standing !== null && viewer >= 0 && match.game.windows !== undefined;
  return {
    number: match.log.length,
    viewer,
    view: viewFor(match, viewer),
    pending: pendingWith(match, viewer, standing),
    invitation: viewer < 0 ? [] : invitationFor(match, viewer),
    undo: undoState(match, viewer),
    outcome: outcomeOf(match),
    standing: hasStanding ? standingAnswer(match, standing, viewer) : null,
    lines: toldLines(match, viewer, since),
  };
}
