import type { CardId } from '@heldentisch/pixel-tactics';
import { memo } from 'react';
import { useTable } from '../model/table.js';
import {
  cardBack,
  corpseSprite,
  heroSprites,
  type IconName,
  icons,
  leaderSprites,
  PixelSprite,
} from '../sprites/index.js';
import styles from './art.module.css';

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
export const CardArt = memo(function CardArt({ card, isLeader = false, seat }: CardArtProps) {
  const isFar = useTable(({ below }) => seat !== below);
  const sprites = isLeader ? leaderSprites : heroSprites;
  return (
    <span className={styles.art} data-leader={isLeader || undefined} data-flipped={isFar || undefined}>
      <PixelSprite sprite={sprites[card as CardId]} size={isLeader ? leaderSize : heroSize} />
    </span>
  );
});

export function CorpseArt() {
  return (
    <span className={styles.art}>
      <PixelSprite sprite={corpseSprite} size={heroSize} />
    </span>
  );
}

/** The back of a card; 2 is the promo pile. */
export function BackArt({ seat }: { readonly seat: number }) {
  return (
    <span className={`${styles.art} ${styles.back}`} data-seat={seat}>
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
    <span className={styles.icon} title={title}>
      <PixelSprite sprite={icons[name]} size={iconSize} />
    </span>
  );
}
