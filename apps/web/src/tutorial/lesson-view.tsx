import {
  act,
  type Choice,
  describeRefusal,
  type Game,
  type Match,
  outcomeOf,
  type Pending,
  type State,
  whyNot,
} from '@heldentisch/engine';
import { type SeatInfo, type TableView, type ToldLine, tableView, toldLines } from '@heldentisch/protocol';
import { type ComponentType, useCallback, useEffect, useMemo, useState } from 'react';
import type { TutorialProps } from '../games/index.js';
import type { GameTableProps } from '../table/game-table.js';
import { tellHeight } from '../table/kit/tell-height.js';
import { emptySnapshot, type TableSnapshot } from '../table/source.js';
import { useShow } from '../table/use-show.js';
import { useText } from '../text/index.js';
import { GoalArrow } from './goal-arrow.js';
import { isExpected, type LessonStep, learner, replyOnce, tableAt, tableOfStep } from './lesson.js';
import './lesson.css';

interface LessonProps<S extends State> extends TutorialProps {
  readonly game: Game<S>;
  readonly steps: readonly LessonStep[];
  readonly Table: ComponentType<GameTableProps>;
  /** The class under which the game dresses the lesson. */
  readonly className: string;
}

/** Lessons are read; nothing is heard. */
const silent = {};

/** A breath between what has been seen and what comes next. */
const breathMs = 900;

/** Where the lesson is: the step, its table, and how many of the scripted answers have been given. */
interface Progress<S extends State> {
  readonly index: number;
  readonly match: Match<S>;
  readonly table: TableView;
  readonly history: readonly ToldLine[];
  readonly hasChosen: boolean;
  readonly replies: number;
}

/** The table as the learner sees it, when the page has drawn it up to a line. */
const seen = <S extends State>(match: Match<S>, since: number) => ({
  table: tableView(match, learner, since),
  history: toldLines(match, learner, -1),
});

/** A step begins, on the table of the step before where the game goes on. */
function begin<S extends State>(
  game: Game<S>,
  steps: readonly LessonStep[],
  index: number,
  before: Progress<S> | null,
): Progress<S> {
  const step = steps[index] as LessonStep;
  const match = before?.index === index - 1 ? tableOfStep(game, step, before.match) : tableAt(game, steps, index);
  const since = match === before?.match ? before.table.number : match.log.length;
  return { index, match, ...seen(match, since), hasChosen: false, replies: 0 };
}

const seatsOf = (count: number): readonly SeatInfo[] =>
  Array.from({ length: count }, (_, seat) => ({
    kind: seat === learner ? 'person' : 'bot',
    name: '',
    online: true,
  }));

/** The learner's decision with only those options that the step is about, so that nothing else shines. */
function expectedDecision(table: TableView, step: LessonStep): Pending | null {
  const pending = table.pending.find(({ seat }) => seat === learner);
  if (pending === undefined) return null;
  return { ...pending, options: (pending.options ?? []).filter((choice) => isExpected(step, choice)) };
}

/** The lesson's table as a page draws it: what happens is shown before the lesson goes on. */
const snapshotOf = <S extends State>({ table, history, match }: Progress<S>): TableSnapshot => ({
  ...emptySnapshot,
  connection: 'connected',
  seats: seatsOf(match.setup.seats),
  own: [learner],
  table,
  lines: history,
  news: table.lines,
  outcome: table.outcome,
});

/** The state machine of the lesson, apart from its looks. */
function useLesson<S extends State>(game: Game<S>, steps: readonly LessonStep[]) {
  const { t, language } = useText();
  const [progress, setProgress] = useState(() => begin(game, steps, 0, null));
  const [remark, setRemark] = useState('');
  const shown = useShow(
    useMemo(() => snapshotOf(progress), [progress]),
    silent,
  );
  const { match, table, index } = progress;
  const step = steps[index] as LessonStep;
  const isLast = index === steps.length - 1;
  const isDone = progress.hasChosen && progress.replies >= (step.replies?.length ?? 0);
  const { isShowing } = shown;

  const goTo = useCallback(
    (next: number) => {
      setRemark('');
      setProgress((now) => begin(game, steps, next, now));
    },
    [game, steps],
  );

  useEffect(() => {
    if (!progress.hasChosen || isShowing || (isDone && isLast)) return;
    const timer = setTimeout(() => {
      if (isDone) {
        goTo(progress.index + 1);
        return;
      }
      replyOnce(progress.match, step, progress.replies);
      const since = progress.table.number;
      setProgress({ ...progress, ...seen(progress.match, since), replies: progress.replies + 1 });
    }, breathMs);
    return () => clearTimeout(timer);
  }, [progress, step, isDone, isLast, isShowing, goTo]);

  const choose = (choice: Choice): void => {
    setRemark('');
    act(match, learner, choice);
    setProgress({ ...progress, ...seen(match, table.number), hasChosen: true });
  };
  const explain = (choice: Choice): void => {
    const reason = whyNot(match, learner, choice);
    const why = reason === null ? t('lesson.notThisStep') : describeRefusal(game, language, reason);
    setRemark(`${why} ${t('lesson.followArrow')}`);
  };
  return { progress, shown, step, isLast, isDone, remark, choose, explain, goTo };
}

/** The lesson: the text of the step above the ordinary table. */
export function Lesson<S extends State>({ game, steps, Table, className, ...props }: LessonProps<S>) {
  const { language, reducedMotion, onExit, onPlay } = props;
  const { t } = useText();
  const { progress, shown, step, isLast, isDone, remark, choose, explain, goTo } = useLesson(game, steps);
  const { match, index } = progress;
  const { snapshot, performing, isShowing, stage } = shown;
  const { table } = snapshot;
  const isMine = !progress.hasChosen && !isShowing && step.expects !== undefined && outcomeOf(match) === null;
  const isOver = isLast && (isDone || step.expects === undefined);
  const decision = useMemo(
    () => (isMine && table !== null ? expectedDecision(table, step) : null),
    [isMine, table, step],
  );
  return (
    <div className={`tutorial ${className}`}>
      <section className="lesson" aria-live="polite" data-step={step.id} ref={tellHeight}>
        <p className="lesson-count">{t('lesson.stepOf', { step: index + 1, steps: steps.length })}</p>
        <h1>{step.title[language]}</h1>
        <p>{step.text[language]}</p>
        <p className="lesson-remark">{remark}</p>
        <div className="lesson-buttons">
          {step.expects === undefined && !isLast && (
            <button type="button" onClick={() => goTo(index + 1)}>
              {t('lesson.next')}
            </button>
          )}
          {isOver && (
            <button type="button" className="lesson-play" onClick={onPlay}>
              {t('lesson.play')}
            </button>
          )}
          {index > 0 && (
            <button type="button" onClick={() => goTo(index - 1)}>
              {t('lesson.back')}
            </button>
          )}
          <button type="button" onClick={onExit}>
            {t('lesson.leave')}
          </button>
        </div>
      </section>
      {table !== null && (
        <div className="felt lesson-felt">
          <Table
            key={match.startHash}
            view={table.view}
            viewer={learner}
            language={language}
            seats={snapshot.seats}
            decision={decision}
            others={table.pending.filter((pending) => pending.seat !== learner)}
            history={snapshot.lines}
            performing={performing}
            stage={stage}
            reducedMotion={reducedMotion}
            choose={choose}
            explain={explain}
          />
        </div>
      )}
      {isMine && <GoalArrow />}
    </div>
  );
}
