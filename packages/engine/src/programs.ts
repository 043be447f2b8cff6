import { InvariantError } from './assert.js';
import type { ChoiceKind } from './choices.js';
import type { Deed } from './deeds.js';
import type { Frame, State, Step } from './game.js';
import type { Context } from './play.js';
import { type Refusal, refusal } from './refusal.js';

/*
 * Courses of play and effects of cards are written as programs: lists of steps, read from top to bottom. The program
 * lives in the game's code; the frame holds only how far it has come, so the middle of anything is plain data.
 */

/** A frame that carries out a program. */
export interface ProgramFrame extends Frame {
  /** Index of the next line of the program. */
  at: number;
}

/** A running effect: the answers to what it asked so far. What they mean is the affair of its lines. */
export interface EffectFrame extends ProgramFrame {
  readonly answers: number[];
}

/** A frame whose program has loops: how often each open loop still has to run, the innermost last. */
export interface LoopFrame extends ProgramFrame {
  readonly loops: number[];
}

/**
 * One line of a program. The counter has moved on when `run` or a deed's `does` is called, so a line may push frames
 * and the program goes on behind them; `again` makes the same line come once more.
 */
export type Verb<S extends State, F extends ProgramFrame> = Omit<Step<S, F>, 'onChoice' | 'joinsUndo' | 'isAmid'>;

/** A program as it is written: lines, and parts that hold programs themselves. */
export type Program<S extends State, F extends ProgramFrame> = readonly (Verb<S, F> | Part<S, F>)[];

/** Several lines that are written as one: it tells them where in the flat program they will stand. */
export interface Part<S extends State, F extends ProgramFrame> {
  unfold(start: number): readonly Verb<S, F>[];
}

type Condition<S extends State, F> = (state: S, frame: F) => boolean;

export function again(frame: ProgramFrame): void {
  frame.at--;
}

/** Writes out all parts: the flat list that frames count through. Do it once, when the program is defined. */
export function compile<S extends State, F extends ProgramFrame>(
  program: Program<S, F>,
  start = 0,
): readonly Verb<S, F>[] {
  const lines: Verb<S, F>[] = [];
  for (const line of program) {
    if ('unfold' in line) lines.push(...line.unfold(start + lines.length));
    else lines.push(line);
  }
  return lines;
}

const jump = <S extends State, F extends ProgramFrame>(to: number): Verb<S, F> => ({
  run(_c, frame) {
    frame.at = to;
  },
});

/** The first program if the condition holds when this line is reached, else the second. */
export function when<S extends State, F extends ProgramFrame>(
  holds: Condition<S, F>,
  program: Program<S, F>,
  otherwise: Program<S, F> = [],
): Part<S, F> {
  return {
    unfold(start) {
      const then = compile(program, start + 1);
      const elseStart = start + 1 + then.length + 1;
      const rest = compile(otherwise, elseStart);
      const branch: Verb<S, F> = {
        run(c, frame) {
          if (!holds(c.state, frame)) frame.at = elseStart;
        },
      };
      return [branch, ...then, jump(elseStart + rest.length), ...rest];
    },
  };
}

/** The program so many times in a row; how often is found out when the loop begins. */
export function times<S extends State, F extends LoopFrame>(
  count: (state: S, frame: F) => number,
  program: Program<S, F>,
): Part<S, F> {
  return {
    unfold(start) {
      const body = compile(program, start + 2);
      const end = start + 2 + body.length + 1;
      const open: Verb<S, F> = {
        run(c, frame) {
          frame.loops.push(count(c.state, frame));
        },
      };
      const head: Verb<S, F> = {
        run(_c, frame) {
          const left = frame.loops.pop() ?? 0;
          if (left > 0) frame.loops.push(left - 1);
          else frame.at = end;
        },
      };
      return [open, head, ...body, jump(start + 1)];
    },
  };
}

/** One way to go on, and the rule against it while it is not open. */
export interface Branch<S extends State, F extends ProgramFrame> {
  readonly program: Program<S, F>;
  /** What the choice's first field says for this branch; without it the number of the branch. */
  readonly value?: number;
  forbids?(c: Context<S>, frame: F, seat: number): Refusal | null;
}

/**
 * Somebody chooses one of several programs. `kind` is a choice whose first field names the branch; `rule`
 * says that it must be one of them. If no branch is open nobody is asked and none is taken.
 */
export function oneOf<S extends State, F extends ProgramFrame>(
  ask: Pick<Verb<S, F>, 'prompt' | 'alwaysAsks'> & {
    readonly kind: ChoiceKind;
    readonly rule: string;
    seat(state: S, frame: F): number;
  },
  branches: readonly Branch<S, F>[],
): Part<S, F> {
  const whyNot = (c: Context<S>, frame: F, seat: number, index: number): Refusal | null => {
    const branch = branches[index];
    return branch === undefined ? refusal(ask.rule) : (branch.forbids?.(c, frame, seat) ?? null);
  };
  const codes = branches.map(({ value }, i) => ask.kind.code(value ?? i));
  return {
    unfold(start) {
      const starts: number[] = [];
      const bodies: (readonly Verb<S, F>[])[] = [];
      let next = start + 2;
      for (const { program } of branches) {
        const body = compile(program, next);
        starts.push(next);
        bodies.push(body);
        next += body.length + 1;
      }
      const choice: Deed<S, F> = {
        kind: ask.kind,
        candidates(_c, _frame, _seat, out) {
          for (const code of codes) out.add(code);
        },
        forbids: (c, frame, seat, code) => whyNot(c, frame, seat, codes.indexOf(code)),
        does(_c, frame, _seat, code) {
          frame.at = starts[codes.indexOf(code)] as number;
        },
      };
      const deeds = [choice];
      const question: Verb<S, F> = {
        seats(c, frame) {
          const seat = ask.seat(c.state, frame);
          return branches.some((_, i) => whyNot(c, frame, seat, i) === null) ? 1 << seat : 0;
        },
        run: () => {},
        deeds: () => deeds,
        ...(ask.prompt === undefined ? {} : { prompt: ask.prompt }),
        ...(ask.alwaysAsks === undefined ? {} : { alwaysAsks: ask.alwaysAsks }),
      };
      return [question, jump(next), ...bodies.flatMap((body) => [...body, jump<S, F>(next)])];
    },
  };
}

/** Carries out another program first, such as the effect of another card: its frame is put on top. */
export function perform<S extends State, F extends ProgramFrame>(
  frameOf: (c: Context<S>, frame: F) => Frame | null,
): Verb<S, F> {
  return {
    run(c, frame) {
      const called = frameOf(c, frame);
      if (called !== null) (c.state.frames as Frame[]).push(called);
    },
  };
}

/** The step that carries out programs. `finish` is called once, after the frame has left the stack. */
export function programStep<S extends State, F extends ProgramFrame>(
  programOf: (frame: F) => readonly Verb<S, F>[],
  finish: (c: Context<S>, frame: F) => void = () => {},
): Step<S, F> {
  const current = (frame: F): Verb<S, F> | undefined => programOf(frame)[frame.at];
  return {
    seats: (c, frame) => current(frame)?.seats?.(c, frame) ?? 0,
    run(c, frame) {
      const verb = current(frame);
      if (verb === undefined) {
        c.state.frames.pop();
        finish(c, frame);
        return;
      }
      frame.at++;
      verb.run?.(c, frame);
    },
    deeds(frame) {
      const verb = current(frame);
      if (verb?.deeds === undefined) throw new InvariantError(`line ${frame.at} of ${frame.step} takes no choice`);
      return verb.deeds(frame);
    },
    onChoice(frame) {
      frame.at++;
    },
    prompt: (state, frame, seat) => current(frame)?.prompt?.(state, frame, seat) ?? { key: frame.step },
    otherwise: (c, frame, seat, code) => current(frame)?.otherwise?.(c, frame, seat, code) ?? null,
    alwaysAsks(state, frame) {
      const asks = current(frame)?.alwaysAsks;
      return asks === true || asks?.(state, frame) === true;
    },
  };
}

/** An effect: everything it asks belongs to the choice that started it, and its worth shows only behind it. */
export function effectStep<S extends State, F extends EffectFrame>(
  programOf: (frame: F) => readonly Verb<S, F>[],
  finish: (c: Context<S>, frame: F) => void,
): Step<S, F> {
  return { ...programStep(programOf, finish), joinsUndo: () => true, isAmid: () => true };
}

/** Lines of a course of play by their names, in the order in which they come. */
export type Phases<S extends State, F extends ProgramFrame> = Readonly<Record<string, Verb<S, F>>>;

/**
 * A course of play as a list of named phases, read from top to bottom like the rulebook. `go(frame, name)` leaves the
 * order, for instance back to an earlier phase.
 */
export function sequence<S extends State, F extends ProgramFrame, P extends Phases<S, F>>(
  phases: P,
  finish?: (c: Context<S>, frame: F) => void,
): { readonly step: Step<S, F>; readonly at: { readonly [N in keyof P]: number }; go(frame: F, phase: keyof P): void } {
  const lines: readonly Verb<S, F>[] = Object.values(phases);
  const { seats, ...running } = programStep<S, F>(() => lines, finish);
  const waits = lines.some((line) => line.seats !== undefined);
  const at = Object.fromEntries(Object.keys(phases).map((name, i) => [name, i])) as { [N in keyof P]: number };
  return {
    step: waits && seats !== undefined ? { ...running, seats } : running,
    at,
    go(frame, phase) {
      frame.at = at[phase];
    },
  };
}
