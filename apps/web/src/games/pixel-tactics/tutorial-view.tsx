import {
  act,
  type Choice,
  describeRefusal,
  type Language,
  type Match,
  type Pending,
  whyNot,
} from '@heldentisch/engine';
import { type PixelState, pixelTactics } from '@heldentisch/pixel-tactics';
import { type SeatInfo, type TableView, tableView } from '@heldentisch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { word } from './model/words.js';
import { Table } from './Table.js';
import { isExpected, learner, replyOnce, type TutorialStep, tableOfStep, tutorialSteps } from './tutorial.js';

export interface TutorialProps {
  readonly language: Language;
  readonly reducedMotion: boolean;
  /** The learner leaves, or has finished. */
  onExit(): void;
}

const replyDelayMs = 900;
const seats: readonly SeatInfo[] = [
  { kind: 'person', name: '', online: true },
  { kind: 'bot', name: '', online: true },
];

/** Where the lesson is: the step, its table, and how many of the scripted answers have been given. */
interface Lesson {
  readonly index: number;
  readonly match: Match<PixelState>;
  readonly table: TableView;
  readonly hasChosen: boolean;
  readonly replies: number;
}

const stepAt = (index: number): TutorialStep => tutorialSteps[index] as TutorialStep;

function begin(index: number, before: Lesson | null): Lesson {
  const match = tableOfStep(pixelTactics, stepAt(index), before?.match ?? null);
  const since = match === before?.match ? before.table.number : -1;
  return { index, match, table: tableView(match, learner, since), hasChosen: false, replies: 0 };
}

const isDone = (lesson: Lesson): boolean => {
  const step = stepAt(lesson.index);
  return lesson.hasChosen && lesson.replies >= (step.replies?.length ?? 0);
};

/** The learner's decision with only those options that the step is about, so that nothing else shines. */
function expectedDecision(table: TableView, step: TutorialStep): Pending | null {
  const pending = table.pending.find(({ seat }) => seat === learner);
  if (pending === undefined) return null;
  return { ...pending, options: (pending.options ?? []).filter((choice) => isExpected(step, choice)) };
}

/** The state machine of the lesson, apart from its looks. */
function useLesson(language: Language) {
  const [lesson, setLesson] = useState(() => begin(0, null));
  const [remark, setRemark] = useState('');
  const step = stepAt(lesson.index);

  const goTo = useCallback((index: number) => {
    setRemark('');
    setLesson((now) => begin(index, index === 0 ? null : now));
  }, []);

  useEffect(() => {
    if (!lesson.hasChosen) return;
    if (isDone(lesson) && lesson.index === tutorialSteps.length - 1) return;
    const timer = setTimeout(() => {
      if (isDone(lesson)) goTo(lesson.index + 1);
      else {
        replyOnce(lesson.match, step, lesson.replies);
        const table = tableView(lesson.match, learner, lesson.table.number);
        setLesson({ ...lesson, table, replies: lesson.replies + 1 });
      }
    }, replyDelayMs);
    return () => clearTimeout(timer);
  }, [lesson, step, goTo]);

  const choose = (choice: Choice): void => {
    setRemark('');
    act(lesson.match, learner, choice);
    setLesson({ ...lesson, table: tableView(lesson.match, learner, lesson.table.number), hasChosen: true });
  };
  const explain = (choice: Choice): void => {
    const reason = whyNot(lesson.match, learner, choice);
    setRemark(reason === null ? word(language, 'notThisStep') : describeRefusal(pixelTactics, language, reason));
  };
  return { lesson, step, remark, choose, explain, goTo };
}

/** The lesson: the text of the step above the ordinary table. */
export function Tutorial({ language, reducedMotion, onExit }: TutorialProps) {
  const { lesson, step, remark, choose, explain, goTo } = useLesson(language);
  const { table } = lesson;
  const isMine = !lesson.hasChosen && step.expects !== undefined;
  const isLast = lesson.index === tutorialSteps.length - 1;
  return (
    <div className="pt-tutorial">
      <section className="pt-lesson" aria-live="polite">
        <p className="pt-lesson-count">
          {word(language, 'stepOf', { step: lesson.index + 1, steps: tutorialSteps.length })}
        </p>
        <h1>{step.title[language]}</h1>
        <p>{step.text[language]}</p>
        <p className="pt-lesson-remark">{remark}</p>
        <div className="pt-lesson-buttons">
          {step.expects === undefined && !isLast && (
            <button type="button" onClick={() => goTo(lesson.index + 1)}>
              {word(language, 'next')}
            </button>
          )}
          <button type="button" onClick={() => goTo(0)}>
            {word(language, 'restart')}
          </button>
          <button type="button" onClick={onExit}>
            {word(language, 'leaveTutorial')}
          </button>
        </div>
      </section>
      <Table
        key={lesson.match.startHash}
        view={table.view}
        viewer={learner}
        language={language}
        seats={seats}
        decision={isMine ? expectedDecision(table, step) : null}
        others={table.pending.filter((pending) => pending.seat !== learner)}
        history={table.lines}
        news={table.lines}
        reducedMotion={reducedMotion}
        choose={choose}
        explain={explain}
      />
    </div>
  );
}
