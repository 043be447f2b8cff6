import { type ComponentType, memo } from 'react';
import { cached, seedOf } from '../../../../pen/cached.js';
import { allyPictures } from './allies/index.js';
import type { Drawing } from './brush/marks.js';
import { paint } from './brush/paint.js';
import { type PictureProps, Sheet } from './brush/Sheet.js';
import { challengePictures } from './challenges/index.js';
import { heroPictures } from './heroes/index.js';
import { itemPictures } from './items/index.js';
import { encounterPictures } from './scenes/encounters.js';
import { endingPictures } from './scenes/endings.js';
import { eventPictures } from './scenes/events.js';

const adventurePictures = { ...challengePictures, ...eventPictures, ...encounterPictures };
const marketPictures = { ...itemPictures, ...allyPictures };

export type HeroPictureId = keyof typeof heroPictures;
export type ChallengePictureId = keyof typeof challengePictures;
export type EventPictureId = keyof typeof eventPictures;
export type EncounterPictureId = keyof typeof encounterPictures;
export type AdventurePictureId = keyof typeof adventurePictures;
export type ItemPictureId = keyof typeof itemPictures;
export type AllyPictureId = keyof typeof allyPictures;
export type MarketPictureId = keyof typeof marketPictures;
export type Ending = keyof typeof endingPictures;

interface OfId<Id extends string> extends PictureProps {
  readonly id: Id;
}

/** A picture is painted when it is first shown, and then kept: it is the same every time. */
function gallery<Id extends string>(
  pictures: Readonly<Record<Id, Drawing>>,
  width: number,
  height: number,
): ComponentType<OfId<Id>> {
  const layersOf = cached((id: Id) => paint(pictures[id], seedOf(id), { width, height }));
  return memo(function Picture({ id, ...props }: OfId<Id>) {
    return <Sheet width={width} height={height} layers={layersOf(id)} seed={seedOf(id)} {...props} />;
  });
}

const Heroes = gallery(heroPictures, 100, 120);
const Adventures = gallery(adventurePictures, 160, 120);
const Market = gallery(marketPictures, 100, 100);
const Endings = gallery(endingPictures, 200, 120);

interface OfCard<Id extends string> extends PictureProps {
  readonly card: Id;
}

/** The bust of a hero, 5 : 6. */
export const HeroPortrait = ({ hero, ...props }: PictureProps & { readonly hero: HeroPictureId }) => (
  <Heroes id={hero} {...props} />
);

/** Any card of the adventure decks, 4 : 3. */
export const AdventurePicture = ({ card, ...props }: OfCard<AdventurePictureId>) => <Adventures id={card} {...props} />;
export const ChallengePicture = (props: OfCard<ChallengePictureId>) => <AdventurePicture {...props} />;
export const EventPicture = (props: OfCard<EventPictureId>) => <AdventurePicture {...props} />;
export const EncounterPicture = (props: OfCard<EncounterPictureId>) => <AdventurePicture {...props} />;

/** Any card of the market, square. */
export const MarketPicture = ({ card, ...props }: OfCard<MarketPictureId>) => <Market id={card} {...props} />;
export const ItemPicture = (props: OfCard<ItemPictureId>) => <MarketPicture {...props} />;
export const AllyPicture = (props: OfCard<AllyPictureId>) => <MarketPicture {...props} />;

/** How the story ended, 5 : 3. */
export const EndingPicture = ({ ending, ...props }: PictureProps & { readonly ending: Ending }) => (
  <Endings id={ending} {...props} />
);
