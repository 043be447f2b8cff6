import type { Choice } from '@heldentisch/engine';
import { Fragment, memo, type ReactNode, useEffect } from 'react';
import { Row } from '../row/row.js';
import styles from './action-bar.module.css';

/** A choice that stands as a button. */
export interface ActionButton {
  readonly choice: Choice;
  readonly next?: readonly Choice[] | undefined;
  readonly label: string;
  /** All of it, where a title says what the buttons have in common. */
  readonly whole?: string | undefined;
  /** What it would probably lead to. */
  readonly hint?: string;
  readonly picture?: ReactNode;
}

/** Choices of one kind side by side; with a title they only say what they differ in. */
export interface ActionGroup {
  readonly key: string;
  readonly title: string | null;
  /** What the hints of the buttons mean. */
  readonly about: string | null;
  readonly buttons: readonly ActionButton[];
}

type Take = (choice: Choice, next?: readonly Choice[]) => void;

interface ButtonProps {
  readonly button: ActionButton;
  readonly isEnding?: boolean;
  readonly isOnly?: boolean;
  readonly take: Take;
}

function ChoiceButton({ button, isEnding, isOnly, take }: ButtonProps) {
  const { choice, next, label, whole, hint = '', picture } = button;
  return (
    <button
      type="button"
      className={styles.button}
      data-type={choice.type}
      data-choice={JSON.stringify(choice)}
      data-ending={isEnding || undefined}
      data-now={isOnly || undefined}
      title={whole}
      onClick={() => take(choice, next)}
    >
      {picture}
      <span>
        {label}
        {hint !== '' && <small>{hint}</small>}
      </span>
    </button>
  );
}

/** Space and Enter let a window pass, as long as they have nothing else to do. */
function usePassKey(pass: Choice | undefined, take: Take): void {
  useEffect(() => {
    if (pass === undefined) return;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isFree = target instanceof Element && target.matches('body, [data-table]');
      const isBusy = document.querySelector('dialog[open], [role="dialog"]') !== null;
      if (!isFree || isBusy || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      take(pass);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [pass, take]);
}

interface ActionBarProps {
  readonly label: string;
  readonly isMine: boolean;
  readonly groups: readonly ActionGroup[];
  /** What ends the question; it stands apart, always in the same place. */
  readonly endings: readonly ActionButton[];
  /** Nothing but an ending is possible. */
  readonly isEnding: boolean;
  /** What is said where there are no buttons. */
  readonly hint: string;
  readonly cancel: { readonly label: string; readonly about: string; run(): void } | null;
  /** What Space and Enter do. */
  readonly pass: Choice | undefined;
  readonly take: Take;
  /** A bar is a line at the edge; a block fills the place it gets and lets its buttons do so. */
  readonly shape?: 'bar' | 'block';
}

/** Buttons for what cannot be clicked on the table. The bar keeps its height: what does not fit is pushed sideways. */
export const ActionBar = memo(function ActionBar({ label, groups, endings, hint, ...props }: ActionBarProps) {
  const { isMine, isEnding, cancel, pass, take, shape = 'bar' } = props;
  usePassKey(pass, take);
  const cancelButton = cancel !== null && (
    <button
      type="button"
      className={`${styles.button} ${styles.cancel}`}
      data-cancel
      data-type="cancel"
      title={cancel.about}
      onClick={cancel.run}
    >
      ✕ <span>{cancel.label}</span>
    </button>
  );
  return (
    <section className={styles.place} aria-label={label} data-actions data-part="actions" data-shape={shape}>
      <div className={styles.bar} data-mine={isMine || undefined}>
        {shape === 'bar' && cancelButton}
        {groups.length === 0 ? (
          <p className={styles.hint}>{hint}</p>
        ) : (
          <Row className={styles.list}>
            {groups.map(({ key, title, about, buttons }) => (
              <Fragment key={key}>
                {title !== null && (
                  <li className={styles.title}>
                    {title}
                    {about !== null && <small>{about}</small>}
                  </li>
                )}
                {buttons.map((button) => (
                  <li key={`${JSON.stringify(button.choice)} ${button.label}`}>
                    <ChoiceButton button={button} take={take} />
                  </li>
                ))}
              </Fragment>
            ))}
          </Row>
        )}
        {endings.map((button) => (
          <ChoiceButton key={button.choice.type} button={button} isEnding isOnly={isEnding} take={take} />
        ))}
        {shape === 'block' && cancelButton}
      </div>
    </section>
  );
});
