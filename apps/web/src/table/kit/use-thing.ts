import type { MouseEvent, PointerEvent } from 'react';
import { useDrag } from './drag/use-drag.js';
import type { Light, ObjectKey } from './pointing.js';
import { isShallowEqual } from './store.js';
import type { Kinds, TableControl } from './table-model.js';
import { useInspect } from './use-inspect.js';
import { kitWord } from './words.js';

export interface ThingOptions {
  readonly drags?: boolean;
}

/** What is needed of a table (`tableOf`). */
interface Table<K extends Kinds> {
  useControl(): TableControl<K>;
  useObject(key: ObjectKey): { readonly light: Light | undefined; readonly isSelected: boolean };
}

/**
 * Everything that a thing on the table has in common with every other: it can be clicked, read, dragged, and it shines.
 * The answer's `props` go on its button; `status` says for a screen reader whether it is selected or can be chosen.
 */
export function thingsOf<K extends Kinds>({ useControl, useObject }: Table<K>) {
  return function useThing(key: ObjectKey, subject: K['Subject'] | null, { drags = false }: ThingOptions = {}) {
    const control = useControl();
    const { light, isSelected } = useObject(key);
    const { handlers, swallowsClick } = useInspect<K['Subject']>(subject, control, isShallowEqual);
    const canDrag = drags && (light !== undefined || isSelected);
    // A long press that moves is no long press.
    const drag = useDrag(key, canDrag, control.drop, handlers.onPointerUp);
    const props = {
      ...handlers,
      ...drag,
      type: 'button',
      'data-object': key,
      'data-lit': light,
      'data-selected': isSelected || undefined,
      'aria-pressed': isSelected,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        handlers.onPointerDown(event);
        drag.onPointerDown(event);
      },
      onClick: (_event: MouseEvent) => {
        if (!swallowsClick()) control.click(key, subject ?? undefined);
      },
    } as const;
    const { language } = control.store.get();
    const word = isSelected ? 'selected' : light === undefined ? null : 'canBeChosen';
    return { light, isSelected, status: word === null ? '' : kitWord(language, word), props };
  };
}
