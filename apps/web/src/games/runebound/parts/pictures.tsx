import { cardNumber, isMarketCard } from '@heldentisch/runebound';
import { memo } from 'react';
import {
  AdventurePicture,
  type AdventurePictureId,
  HeroPortrait,
  MarketPicture,
  type MarketPictureId,
} from '../art/cards/index.js';
import { designOf, isHero } from '../model/labels.js';

/** The picture of a hero or of any card, by its name. It fills the box that the style sheet gives it. */
export const Picture = memo(function Picture({ name }: { readonly name: string }) {
  if (isHero(name)) return <HeroPortrait hero={name} />;
  const design = designOf(name);
  return isMarketCard(cardNumber(name)) ? (
    <MarketPicture card={design as MarketPictureId} />
  ) : (
    <AdventurePicture card={design as AdventurePictureId} />
  );
});
