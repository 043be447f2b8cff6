import { useInspect as useReading } from '../../../table/kit/use-inspect.js';
import { type Subject, useTable } from './table-model.js';

const isSame = (a: Subject | null, b: Subject | null): boolean => a?.card === b?.card && a?.being === b?.being;

/** Handlers for anything that shows a card of this table. */
export const useInspect = (subject: Subject | null) => useReading(subject, useTable(), isSame);
