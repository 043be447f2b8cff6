import type { CSSProperties, ReactNode } from 'react';
import { CardArt } from './art.js';
import styles from './card.module.css';
import { Attack, Life } from './stats.js';

/** The longer it is, the smaller it is written. */
export const CardName = ({ name }: { readonly name: string }) => (
  <span className={styles.name} style={{ '--letters': name.length } as CSSProperties}>
    {name}
  </span>
);

interface CardFaceProps {
  readonly card: string;
  readonly seat: number;
  readonly name: string;
  readonly isLeader?: boolean;
  readonly attack: number;
  readonly printedAttack?: number;
  readonly left: number;
  readonly life: number;
  /** Signs in the upper corner. */
  readonly signs?: ReactNode;
}

/** A card as it lies on the table: name, figure, attack and life. Its name for screen readers is the button's. */
export function CardFace(props: CardFaceProps) {
  const { card, seat, name, isLeader = false, attack, printedAttack = attack, left, life, signs } = props;
  return (
    <span className={styles.face} aria-hidden="true">
      <CardName name={name} />
      <span className={styles.picture}>
        <CardArt card={card} isLeader={isLeader} seat={seat} />
      </span>
      <span className={styles.signs}>{signs}</span>
      <span className={styles.values}>
        <Attack value={attack} printed={printedAttack} />
        <Life left={left} life={life} />
      </span>
    </span>
  );
}
