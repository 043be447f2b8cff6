/**
 * Pictures in gouache: broad strokes of the brush, strong light from the upper left and a second light from behind.
 * Every picture fills the box its style sheet gives it, is cut where the box has another shape, and is decoration
 * unless it has a `title`. The lobby has a picture of its own (`lobby-art.tsx`) and does not load these.
 */
export { type CardColor, cardFormat } from './frames.js';
export {
  CardFrame,
  CardPicture,
  type CardPictureId,
  EnemyPicture,
  type EnemyPictureId,
  type FrameId,
  HeroPicture,
  type HeroPictureId,
  HeroPortrait,
  SkillEmblem,
  type SkillPictureId,
  TacticPicture,
  type TacticPictureId,
  UnitPicture,
  type UnitPictureId,
} from './Pictures.js';
