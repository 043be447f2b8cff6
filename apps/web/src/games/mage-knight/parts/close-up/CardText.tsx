import type { Choice } from '@heldentisch/engine';
import type { Course } from '@heldentisch/mage-knight';
import { colors as manaColors } from '@heldentisch/mage-knight';
import { Icon, type ManaColor, ManaTokenSign } from '../../art/icons/index.js';
import { hasText } from '../../model/labels.js';
import { useTable } from '../../model/table.js';
import { kindOfCard } from '../cards/CardFace.js';
import { type Uses, usesOf } from '../cards/courses.js';
import { asksText } from '../cards/gain-words.js';
import { GainRow } from '../cards/gains.js';
import { Picture } from '../cards/pictures.js';
import { whyText } from '../cards/why.js';
import { useCardWords, type Word } from '../cards/words.js';
import styles from './CloseUp.module.css';
import { EffectText, Frame, RuleLinks } from './Frame.js';

const rules: Readonly<Record<string, readonly string[]>> = {
  basic: ['MK-CRD-03', 'MK-CRD-10'],
  advanced: ['MK-CRD-03', 'MK-CRD-10'],
  spell: ['MK-CRD-05', 'MK-CRD-06', 'MK-CRD-10'],
  artifact: ['MK-CRD-08', 'MK-CRD-10'],
  banner: ['MK-BAN-01', 'MK-BAN-02', 'MK-CRD-08'],
  wound: ['MK-CRD-09', 'MK-WND-02', 'MK-WND-06'],
};

/** The mana that an effect costs, as signs. */
const Costs = ({ colors }: { readonly colors: readonly string[] }) =>
  colors
    .filter((color) => (manaColors as readonly string[]).includes(color))
    .map((color) => (
      <Icon key={color}>
        <ManaTokenSign color={color as ManaColor} />
      </Icon>
    ));

/** What a use would bring now; nothing where the card cannot be played at all. */
function NowText({ courses, choice }: { readonly courses: readonly Course[] | undefined; readonly choice: Choice }) {
  const { language, tell } = useCardWords();
  const { view, below } = useTable(({ view, below }) => ({ view, below }));
  if (courses === undefined) return <small>{whyText(language, view, below, choice) || tell('notNow')}</small>;
  return (
    <>
      <small>{tell('now')}:</small>
      {courses.map(({ gains, asks }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the courses of a use keep their order
        <span key={i}>
          <GainRow gains={gains} /> {asks === '' ? '' : asksText(language, asks)}
        </span>
      ))}
    </>
  );
}

function costsOf(kind: string, colors: readonly string[], use: 'basic' | 'strong'): readonly string[] {
  if (kind === 'spell') return use === 'strong' ? [...colors, 'black'] : colors;
  return use === 'strong' && kind !== 'artifact' ? colors : [];
}

interface CardTextProps {
  readonly card: string;
  /** It is held: what playing it would bring now is said, too. */
  readonly isOwn?: boolean;
  /** One of a list: so many of them lie together. */
  readonly count?: number;
}

const sides = ['move', 'influence', 'attack', 'block'];

/** A deed card, to be read. */
export function CardText({ card, isOwn = false, count }: CardTextProps) {
  const { language, name, tell, text } = useCardWords();
  const uses: Uses | null = useTable(({ offers }) =>
    isOwn && offers.some(({ choice }) => choice.type === 'play') ? usesOf(offers, card) : null,
  );
  const { kind, colors } = kindOfCard(card);
  const about = [tell(`kind.${kind}` as Word), ...colors.map((color) => text(`color.${color}`))].join(' · ');
  const effect = (use: 'basic' | 'strong') => {
    const key = `card.${card}.${use}`;
    if (!hasText(language, key)) return null;
    const special = kind === 'spell' && use === 'strong' ? text(`card.${card}.strongName`) : tell(`row.${use}`);
    return (
      <EffectText
        kind={use}
        label={
          <>
            {special}
            <Costs colors={costsOf(kind, colors, use)} />
            {kind === 'artifact' && use === 'strong' && <span>({tell('thrownAway')})</span>}
          </>
        }
        text={text(key)}
        isOpen={uses?.has(use) === true}
        {...(uses !== null && { now: <NowText courses={uses.get(use)} choice={{ type: 'play', card, use }} /> })}
      />
    );
  };
  const sideways = sides.flatMap((side) => uses?.get(side) ?? []);
  const isBanner = card.startsWith('banner-');
  return (
    <Frame
      picture={<Picture kind="card" id={card} />}
      title={count === undefined || count === 1 ? name('card', card) : `${count}× ${name('card', card)}`}
      about={about}
    >
      {card === 'wound' ? <p>{text('card.wound.basic')}</p> : effect('basic')}
      {effect('strong')}
      {sideways.length > 0 && (
        <p className={styles.now}>
          <small>{tell('row.sideways')}:</small>
          {sideways.map(({ gains }) => (
            <GainRow key={gains[0]?.what} gains={gains} />
          ))}
        </p>
      )}
      {count === undefined && <RuleLinks rules={rules[isBanner ? 'banner' : kind] ?? []} />}
    </Frame>
  );
}
