import { textOf } from '@heldentisch/engine';
import { pixelTactics } from '@heldentisch/pixel-tactics';
import type { ObjectKey } from '../../../table/kit/pointing.js';
import { useInspect as useReading } from '../../../table/kit/use-inspect.js';
import { tableOf } from '../../../table/kit/use-table.js';
import { withNames } from '../../../table/names.js';
import { gameText } from './labels.js';
import type { Subject } from './on-stage.js';
import { spec } from './spec.js';
import { type Word, word } from './words.js';

export const { Provider, useControl, useTable, useObject } = tableOf(spec);

const isSame = (a: Subject | null, b: Subject | null): boolean =>
  a?.card === b?.card && a?.seat === b?.seat && a?.place === b?.place;

/** Handlers for anything that shows a card of this table. */
export const useInspect = (subject: Subject | null) => useReading(subject, useControl(), isSame);

/** What the button of a thing needs that can be pointed at and read. */
export function useThing(key: ObjectKey, subject: Subject | null) {
  const { click } = useControl();
  const { light, isSelected } = useObject(key);
  const { handlers, swallowsClick } = useInspect(subject);
  const props = {
    ...handlers,
    type: 'button',
    'data-object': key,
    'data-lit': light,
    'data-selected': isSelected || undefined,
    'aria-pressed': isSelected,
    onClick: () => {
      if (!swallowsClick()) click(key, subject === null || subject.card === null ? undefined : subject);
    },
  } as const;
  return { props, isLit: light !== undefined, isSelected };
}

/** The words of the table and of the game. */
export function useWords() {
  const language = useTable((model) => model.language);
  return {
    language,
    say: (key: Word, params?: Readonly<Record<string, string | number>>): string => word(language, key, params),
    text: (key: string): string => gameText(language, key),
  };
}

/** What a player is called: by name, or by the colour of the seat. */
export function useSeatName(seat: number): string {
  const { seats, language } = useTable((model) => ({ seats: model.seats, language: model.language }));
  return textOf(withNames(pixelTactics, seats), language, `seat.${seat}`);
}
