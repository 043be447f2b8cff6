import { cardNames, cardSigns, deedCard, type Signs } from '@heldentisch/mage-knight';
import { memo, type ReactNode } from 'react';
import { CardFrame } from '../../art/cards/index.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { useTable } from '../../model/table.js';
import { breakable } from './broken.js';
import styles from './CardFace.module.css';
import { type Uses, waysNow } from './courses.js';
import { GainRow, MoreSign } from './gains.js';
import { frameOf, Picture } from './pictures.js';
import { useCardWords } from './words.js';

const noSigns: Signs = { ways: [], hasMore: false };

/** What kind of card it is, and its colours. */
export function kindOfCard(card: string): { readonly kind: string; readonly colors: readonly string[] } {
  return card === 'wound' ? { kind: 'wound', colors: [] } : deedCard(cardNames.indexOf(card));
}

interface EffectProps {
  readonly signs: Signs;
  readonly uses: Uses | null;
  readonly use: 'basic' | 'strong';
  /** A banner is given to a unit. */
  readonly isBanner?: boolean;
}

/** One of the two effects as signs: what is open now stands out. */
function Effect({ signs, uses, use, isBanner = false }: EffectProps) {
  const courses = uses?.get(use);
  const isPrinted = uses === null;
  const ways = isPrinted ? signs.ways.map((gains) => ({ gains, isOpen: true })) : waysNow(signs.ways, courses);
  const count = ways.reduce((sum, { gains }) => sum + Math.max(1, gains.length), signs.hasMore ? 1 : 0);
  return (
    <span
      className={styles.effect}
      data-effect={use}
      data-open={courses !== undefined || undefined}
      data-printed={isPrinted || undefined}
      data-many={count > 4 ? 'more' : count > 2 ? 'some' : undefined}
    >
      {ways.map(({ gains, isOpen }, i) =>
        gains.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the ways of a card keep their order
          <GainRow key={i} gains={gains} isFaint={!isOpen} />
        ),
      )}
      {isBanner && (
        <span className={styles.more}>
          <Icon>
            <DeedSign deed="command" />
          </Icon>
        </span>
      )}
      {signs.hasMore && (
        <span className={styles.more} data-faint={(!isPrinted && courses === undefined) || undefined}>
          <Icon>
            <MoreSign />
          </Icon>
        </span>
      )}
    </span>
  );
}

interface CardFaceProps {
  readonly card: string;
  /** What it could be used for now; null where it only lies there. */
  readonly uses?: Uses | null;
  /** What stands in the corner: a price, a count. */
  readonly corner?: ReactNode;
}

/** A deed card: frame, picture, name, both effects as signs. Who draws it says the same in words. */
export const CardFace = memo(function CardFace({ card, uses = null, corner }: CardFaceProps) {
  const { language, name } = useCardWords();
  const framed = kindOfCard(card);
  const { basic, strong } = useTable(({ view, below }) => {
    if (card === 'wound') return { basic: noSigns, strong: noSigns };
    const design = cardNames.indexOf(card);
    return signsAt(view, below, design);
  });
  return (
    <span className={styles.face} aria-hidden="true" data-kind={framed.kind} data-color={framed.colors[0]}>
      <span className={styles.frame}>
        <CardFrame id={frameOf(framed)} />
      </span>
      <span className={styles.picture}>
        <Picture kind="card" id={card} />
      </span>
      <span className={styles.title}>
        <span>{breakable(language, name('card', card))}</span>
      </span>
      {card !== 'wound' && (
        <>
          <Effect signs={basic} uses={uses} use="basic" isBanner={card.startsWith('banner-')} />
          <Effect signs={strong} uses={uses} use="strong" />
        </>
      )}
      {corner !== undefined && <b className={styles.corner}>{corner}</b>}
    </span>
  );
});

type View = Parameters<typeof cardSigns>[0];
const kept = new WeakMap<View, Map<string, { readonly basic: Signs; readonly strong: Signs }>>();

/** The signs of a card, made once for each view. */
function signsAt(view: View, seat: number, design: number) {
  const all = kept.get(view) ?? new Map<string, { readonly basic: Signs; readonly strong: Signs }>();
  kept.set(view, all);
  const key = `${seat} ${design}`;
  const signs = all.get(key) ?? {
    basic: cardSigns(view, seat, design, false),
    strong: cardSigns(view, seat, design, true),
  };
  all.set(key, signs);
  return signs;
}

/** The back of all deed cards. */
export const CardBack = memo(function CardBack() {
  return (
    <span className={styles.face} aria-hidden="true" data-kind="back">
      <span className={styles.frame}>
        <CardFrame id="back" />
      </span>
    </span>
  );
});
