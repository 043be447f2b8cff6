/**
 * Pictures in ink and watercolour. Every picture fills the box its style sheet gives it, is cut where the box has
 * another shape, and is decoration unless it has a `title`. It brings its own paper, so it looks the same by day and by
 * night. The lobby has a picture of its own (`lobby-art.tsx`) and does not load these.
 */
export {
  AdventurePicture,
  type AdventurePictureId,
  AllyPicture,
  type AllyPictureId,
  ChallengePicture,
  type ChallengePictureId,
  EncounterPicture,
  type EncounterPictureId,
  type Ending,
  EndingPicture,
  EventPicture,
  type EventPictureId,
  type HeroPictureId,
  HeroPortrait,
  ItemPicture,
  type ItemPictureId,
  MarketPicture,
  type MarketPictureId,
} from './Pictures.js';
