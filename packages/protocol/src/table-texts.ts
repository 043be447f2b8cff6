import {
  type Match,
  outcomeOf,
  questionsOf,
  type Standing,
  type State,
  standingAnswer,
  viewFor,
} from '@heldentisch/engine';
import { pendingViewer, toldLines, type UndoState, undoState } from './table.js';

interface LinesText {
  readonly eyes: number;
  readonly since: number;
  readonly text: string;
}

interface ViewText extends LinesText {
  readonly viewer: number;
}

const nothingSpecial = '{"refusal":null,"canRedo":false,"request":null}';

/** Most of the time the only news about undo is a reason why not: it is put into the usual text. */
function undoText(undo: UndoState): string {
  const { refusal, canRedo, request } = undo;
  if (canRedo || request !== null) return JSON.stringify(undo);
  return refusal === null ? nothingSpecial : `{"refusal":${JSON.stringify(refusal)},"canRedo":false,"request":null}`;
}

/**
 * The views of one moment as JSON, for a host that sends them: the same text as that of `tableView`, with what several
 * viewers see alike written only once. It holds until the match changes.
 */
export class TableTexts<S extends State = State> {
  private readonly questions: readonly { readonly seat: number; readonly text: string }[];
  private readonly outcome: string;
  /** The state as each has been seen, by `eyes` + 1. */
  private readonly states: string[] = [];
  private readonly lines: LinesText[] = [];
  private readonly views: ViewText[] = [];

  constructor(
    private readonly match: Match<S>,
    private readonly standing: Standing | null = null,
  ) {
    this.questions = questionsOf(match).map((question) => ({ seat: question.seat, text: JSON.stringify(question) }));
    const outcome = outcomeOf(match);
    this.outcome = outcome === null ? 'null' : JSON.stringify(outcome);
  }

  /** What `tableView` says to the viewer. */
  view(viewer: number, since: number): string {
    for (const made of this.views) if (made.viewer === viewer && made.since === since) return made.text;
    const { match, outcome } = this;
    const eyes = this.eyesOf(viewer);
    const text =
      `{"number":${match.log.length},"viewer":${viewer},"view":${this.stateFor(eyes)}` +
      `,"pending":[${this.pendingFor(viewer)}],"invitation":[${this.invitationOf(viewer)}]` +
      `,"undo":${undoText(undoState(match, viewer))}` +
      `,"outcome":${outcome},"standing":${this.standingOf(viewer)},"lines":${this.linesFor(eyes, since)}}`;
    this.views.push({ viewer, eyes, since, text });
    return text;
  }

  /** Whose eyes are enough: where nothing can be hidden, everybody sees what spectators see. */
  private eyesOf(viewer: number): number {
    return this.match.game.zones.count === 0 ? -1 : viewer;
  }

  private stateFor(eyes: number): string {
    this.states[eyes + 1] ??= JSON.stringify(viewFor(this.match, eyes));
    return this.states[eyes + 1] as string;
  }

  private linesFor(eyes: number, since: number): string {
    for (const made of this.lines) if (made.eyes === eyes && made.since === since) return made.text;
    const text = JSON.stringify(toldLines(this.match, eyes, since));
    this.lines.push({ eyes, since, text });
    return text;
  }

  private pendingFor(viewer: number): string {
    const asked = pendingViewer(this.match, viewer, this.standing);
    let all = '';
    for (const { seat, text } of this.questions) {
      const own = seat === asked ? `${text.slice(0, -1)},${this.ownPart(seat)}}` : text;
      all = all === '' ? own : `${all},${own}`;
    }
    return all;
  }

  /** What only the seat itself is told of its question. */
  private ownPart(seat: number): string {
    return `"revision":${this.match.revisions[seat]},"options":[${this.optionsOf(seat)}]`;
  }

  private invitationOf(viewer: number): string {
    return this.match.play.isInvited(viewer) ? this.optionsOf(viewer) : '';
  }

  private optionsOf(seat: number): string {
    const { play, game } = this.match;
    const options = play.options(seat);
    let all = '';
    for (let i = 0; i < options.length; i++) all += (i === 0 ? '' : ',') + game.choices.text(options.get(i));
    return all;
  }

  private standingOf(viewer: number): string {
    const { match, standing } = this;
    if (standing === null || viewer < 0 || match.game.windows === undefined) return 'null';
    return JSON.stringify(standingAnswer(match, standing, viewer));
  }
}
