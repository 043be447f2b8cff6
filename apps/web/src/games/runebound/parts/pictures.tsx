import { memo } from 'react';
import { paint } from '../art/cards/brush/paint.js';
import { Sheet } from '../art/cards/brush/Sheet.js';
import { heroPictures } from '../art/cards/heroes/index.js';
import { designOf, isHero } from '../model/labels.js';

const layersOf = new Map<string, ReturnType<typeof paint>>();

/** The picture of a card or hero. It fills the box that the style sheet gives it. */
export const Picture = memo(function Picture({ name, title }: { readonly name: string; readonly title?: string }) {
  const id = designOf(name);
  if (!isHero(id)) return <span aria-hidden="true" />;
  const layers = layersOf.get(id) ?? paint(heroPictures[id], 3);
  layersOf.set(id, layers);
  return <Sheet width={100} height={120} layers={layers} seed={3} title={title} />;
});
