import { memo } from 'react';
import type { Subject } from '../../model/table.js';

const kinds: ReadonlySet<string> = new Set([
  ...['cell', 'tile', 'site', 'city', 'ruin', 'player', 'dummy', 'time', 'fame', 'reputation'],
]);
export const isPlaceSubject = ({ kind }: Subject): boolean => kinds.has(kind);

/** A place of the map or a player, and what there is to know of it. */
export const PlaceText = memo(function PlaceText({ subject }: { readonly subject: Subject }) {
  return <article data-close-up>{subject.id}</article>;
});
