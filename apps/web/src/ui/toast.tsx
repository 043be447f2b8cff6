import { Toast } from 'radix-ui';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { usePath } from '../router.js';
import { useText } from '../text/index.js';
import { Icon } from './icons.js';

export interface Note {
  readonly id: number;
  readonly look: 'plain' | 'refusal' | 'error';
  readonly title: string;
  readonly text?: string;
  readonly action?: { readonly label: string; run(): void };
  /** The page that the note is about: who is there needs it no longer. */
  readonly address?: string;
}

let notes: readonly Note[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Note[]): void {
  notes = next;
  for (const listener of listeners) listener();
}

const drop = (id: number): void => set(notes.filter((note) => note.id !== id));

const withoutRefusals = (): readonly Note[] => notes.filter(({ look }) => look !== 'refusal');

/** Shows a short note at the edge of the screen; it is read out by screen readers. Of refusals only the last counts. */
export function notify(note: Omit<Note, 'id'>): void {
  const others = note.look === 'refusal' ? withoutRefusals() : notes;
  set([...others.slice(-2), { ...note, id: ++lastId }]);
}

/** Something was done after all: the reason why something else is not possible is no longer of interest. */
export function dropRefusals(): void {
  const others = withoutRefusals();
  if (others.length < notes.length) set(others);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function Toasts({ children }: { readonly children: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, () => notes);
  const path = usePath();
  useEffect(() => {
    for (const note of shown) if (note.address === path) drop(note.id);
  }, [shown, path]);
  const { t } = useText();
  return (
    <Toast.Provider duration={8000} swipeDirection="right" label={t('appName')}>
      {children}
      {shown.map((note) => (
        <Toast.Root
          key={note.id}
          className={`toast toast-${note.look}`}
          onOpenChange={(open) => !open && drop(note.id)}
        >
          <Toast.Title className="toast-title">{note.title}</Toast.Title>
          {note.text !== undefined && <Toast.Description className="toast-text">{note.text}</Toast.Description>}
          <div className="toast-actions">
            {note.action !== undefined && (
              <Toast.Action className="button button-quiet" altText={note.action.label} onClick={note.action.run}>
                {note.action.label}
              </Toast.Action>
            )}
            <Toast.Close className="button button-icon" aria-label={t('close')}>
              <Icon name="close" />
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" label={t('notes')} />
    </Toast.Provider>
  );
}
