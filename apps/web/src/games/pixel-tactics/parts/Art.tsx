import type { CardId } from '@heldentisch/pixel-tactics';
import { useTable } from '../model/table-model.js';
import {
  cardBack,
  corpseSprite,
  heroSprites,
  type IconName,
  icons,
  leaderSprites,
  PixelSprite,
} from '../sprites/index.js';

/** The style sheet sets the real size, in whole multiples of the drawing's pixels. */
const heroSize = 40;
const leaderSize = 48;
const iconSize = 22;

interface CardArtProps {
  readonly card: string;
  readonly isLeader?: boolean;
  readonly seat: number;
}

/** The figure of a card; the far side looks the other way. */
export function CardArt({ card, isLeader = false, seat }: CardArtProps) {
  const { below } = useTable();
  const sprites = isLeader ? leaderSprites : heroSprites;
  return (
    <span className="pt-art" data-leader={isLeader || undefined} data-flipped={seat !== below || undefined}>
      <PixelSprite sprite={sprites[card as CardId]} size={isLeader ? leaderSize : heroSize} />
    </span>
  );
}

export function CorpseArt() {
  return (
    <span className="pt-art">
      <PixelSprite sprite={corpseSprite} size={heroSize} />
    </span>
  );
}

/** The back of a card; 2 is the promo pile. */
export function BackArt({ seat }: { readonly seat: number }) {
  return (
    <span className="pt-art pt-back" data-seat={seat}>
      <PixelSprite sprite={cardBack} size={heroSize} />
    </span>
  );
}

interface IconProps {
  readonly name: IconName;
  readonly title?: string;
}

/** A small sign; where it tells something that is not written beside it, it has a title. */
export function Icon({ name, title }: IconProps) {
  return (
    <span className="pt-icon" title={title}>
      <PixelSprite sprite={icons[name]} size={iconSize} />
    </span>
  );
}
