import { type DragEvent, useState } from 'react';
import type { ObjectKey } from '../model/choice-objects.js';
import { useTable } from '../model/table-model.js';

const format = 'application/x-kleine-helden';

/** Handlers for a card that can be dragged with the mouse; a click does the same. */
export function useDrag(key: ObjectKey) {
  const { decision, lit, selected, cancel } = useTable();
  return {
    draggable: decision !== null && (lit.has(key) || selected.includes(key)),
    onDragStart: (event: DragEvent) => {
      cancel();
      event.dataTransfer.setData(format, key);
      event.dataTransfer.effectAllowed = 'move';
    },
  } as const;
}

/** Handlers for something a card can be dropped on. */
export function useDrop(key: ObjectKey) {
  const { drop } = useTable();
  const [isOver, setOver] = useState(false);
  const isCard = (event: DragEvent): boolean => event.dataTransfer.types.includes(format);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isCard(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const from = event.dataTransfer.getData(format);
        if (from === '') return;
        event.preventDefault();
        drop(from, key);
      },
    },
  };
}
