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
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { TutorialProps } from '../games/index.js';
import type { GameTableProps } from '../table/game-table.js';
import { tellHeight } from '../table/kit/tell-height.js';
import { useText } from '../text/index.js';
import { isExpected, type LessonStep, learner, replyOnce, tableOfStep } from './lesson.js';
import './lesson.css';

export const noStage = (): void => undefined;

interface LessonProps<S extends State> extends TutorialProps {
  readonly game: Game<S>;
  readonly steps: readonly LessonStep[];
  readonly Table: ComponentType<GameTableProps>;
  /** The class under which the game dresses the lesson. */
  readonly className: string;
}

const replyDelayMs = 900;

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

function begin<S extends State>(
  game: Game<S>,
  steps: readonly LessonStep[],
  index: number,
  before: Progress<S> | null,
): Progress<S> {
  const match = tableOfStep(game, steps[index] as LessonStep, before?.match ?? null);
  const since = match === before?.match ? before.table.number : -1;
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

/** The state machine of the lesson, apart from its looks. */
function useLesson<S extends State>(game: Game<S>, steps: readonly LessonStep[]) {
  const { t, language } = useText();
  const [progress, setProgress] = useState(() => begin(game, steps, 0, null));
  const [remark, setRemark] = useState('');
  const { match, table, index } = progress;
  const step = steps[index] as LessonStep;
  const isLast = index === steps.length - 1;
  const isDone = progress.hasChosen && progress.replies >= (step.replies?.length ?? 0);

  const goTo = useCallback(
    (next: number) => {
      setRemark('');
      setProgress((now) => begin(game, steps, next, next === 0 ? null : now));
    },
    [game, steps],
  );

  useEffect(() => {
    if (!progress.hasChosen || (isDone && isLast)) return;
    const timer = setTimeout(() => {
      if (isDone) goTo(progress.index + 1);
      else {
        replyOnce(progress.match, step, progress.replies);
        setProgress({
          ...progress,
          ...seen(progress.match, progress.table.number),
          replies: progress.replies + 1,
        });
      }
    }, replyDelayMs);
    return () => clearTimeout(timer);
  }, [progress, step, isDone, isLast, goTo]);

  const choose = (choice: Choice): void => {
    setRemark('');
    act(match, learner, choice);
    setProgress({ ...progress, ...seen(match, table.number), hasChosen: true });
  };
  const explain = (choice: Choice): void => {
    const reason = whyNot(match, learner, choice);
    setRemark(reason === null ? t('lesson.notThisStep') : describeRefusal(game, language, reason));
  };
  return { progress, step, isLast, remark, choose, explain, goTo };
}

/** The lesson: the text of the step above the ordinary table. */
export function Lesson<S extends State>({ game, steps, Table, className, ...props }: LessonProps<S>) {
  const { language, reducedMotion, onExit } = props;
  const { t } = useText();
  const { progress, step, isLast, remark, choose, explain, goTo } = useLesson(game, steps);
  const { table, match, index, history } = progress;
  const isMine = !progress.hasChosen && step.expects !== undefined && outcomeOf(match) === null;
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
          <button type="button" onClick={() => goTo(0)}>
            {t('lesson.restart')}
          </button>
          <button type="button" onClick={onExit}>
            {t('lesson.leave')}
          </button>
        </div>
      </section>
      <Table
        key={match.startHash}
        view={table.view}
        viewer={learner}
        language={language}
        seats={seatsOf(match.setup.seats)}
        decision={isMine ? expectedDecision(table, step) : null}
        others={table.pending.filter((pending) => pending.seat !== learner)}
        history={history}
        performing={null}
        stage={noStage}
        reducedMotion={reducedMotion}
        choose={choose}
        explain={explain}
      />
    </div>
  );
}
