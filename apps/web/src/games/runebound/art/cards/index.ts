/**
 * Pictures in ink and watercolour. Every picture fills the box its style sheet gives it, is cut where the box has
 * another shape, and is decoration unless it has a `title`. It brings its own paper, so it looks the same by day and by
 * night. The lobby has a picture of its own (`lobby-art.tsx`) and does not load these.
 */
export {
  type AdventurePictureId,
  AdventurePicture,
  type AllyPictureId,
  AllyPicture,
  type ChallengePictureId,
  ChallengePicture,
  type EncounterPictureId,
  EncounterPicture,
  type Ending,
  EndingPicture,
  type EventPictureId,
  EventPicture,
  type HeroPictureId,
  HeroPortrait,
  type ItemPictureId,
  ItemPicture,
  type MarketPictureId,
  MarketPicture,
} from './Pictures.js';
