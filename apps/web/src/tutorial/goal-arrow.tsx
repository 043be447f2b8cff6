import { useEffect, useRef } from 'react';
import styles from './goal-arrow.module.css';

const lookMs = 250;
/** A map colours its cells, also some that are out of reach; other things say how they shine; a button that may be pressed says so too. */
const goals = [
  '[data-map] [data-tint]:not([data-tint="far"])',
  '[data-lit="now"]',
  '[data-lit="start"]',
  '[data-choice]:not(:disabled)',
];

function goalOf(table: ParentNode): Element | null {
  for (const goal of goals) {
    const found = [...table.querySelectorAll(goal)].find((element) => element.getClientRects().length > 0);
    if (found !== undefined) return found;
  }
  return null;
}

/** Points at the thing that the step is about. It follows the table, which moves and scrolls as it likes. */
export function GoalArrow() {
  const arrow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (): void => {
      const element = arrow.current;
      const goal = goalOf(document.querySelector('.lesson-felt') ?? document);
      if (element === null) return;
      element.hidden = goal === null;
      if (goal === null) return;
      const { left, width, top, bottom } = goal.getBoundingClientRect();
      const isAbove = top > element.offsetHeight + 8;
      element.dataset.points = isAbove ? 'down' : 'up';
      const y = isAbove ? top - element.offsetHeight - 4 : bottom + 4;
      element.style.translate = `${Math.round(left + width / 2)}px ${Math.round(y)}px`;
    };
    follow();
    const timer = setInterval(follow, lookMs);
    return () => clearInterval(timer);
  }, []);
  return <div ref={arrow} className={styles.arrow} aria-hidden="true" data-points="down" hidden />;
}
