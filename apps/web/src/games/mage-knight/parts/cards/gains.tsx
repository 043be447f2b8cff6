import type { Gain } from '@heldentisch/mage-knight';
import type { ReactNode } from 'react';
import {
  AttackSign,
  BlockSign,
  CrystalSign,
  type DeedName,
  DeedSign,
  type ElementName,
  Icon,
  type ManaColor,
  ManaDieSign,
  ManaTokenSign,
} from '../../art/icons/index.js';
import styles from './gains.module.css';

/** Gains as signs with numbers. Who draws them says the same in words (`gainText`). */

const deeds: Readonly<Record<string, DeedName>> = {
  move: 'move',
  influence: 'influence',
  heal: 'heal',
  fame: 'fame',
  reputation: 'reputation',
  wound: 'wound',
  draw: 'hand',
  ready: 'command',
  armor: 'armor',
};

const quarters = ['#c8372d', '#2f6fd0', '#f4efe2', '#3d9a45'];
/** Mana of any basic colour. */
const AnyManaSign = () => (
  <g>
    <circle r="10.5" fill="#1d1512" />
    {quarters.map((fill, i) => (
      <path key={fill} d="M0 0V-9A9 9 0 0 1 9 0z" fill={fill} transform={`rotate(${i * 90})`} />
    ))}
  </g>
);

/** Some of the colours, side by side. */
function Several({ colors, Sign }: { readonly colors: readonly ManaColor[]; readonly Sign: typeof ManaTokenSign }) {
  return colors.map((color, i) => (
    <g key={color} transform={`translate(${(i - (colors.length - 1) / 2) * 6} 0) scale(.68)`}>
      <Sign color={color} />
    </g>
  ));
}

function ManaSign({ kind, isCrystal }: { readonly kind: string; readonly isCrystal: boolean }) {
  const colors = kind.split(' ').filter((name) => name !== '') as ManaColor[];
  const Sign = isCrystal ? CrystalSign : ManaTokenSign;
  if (colors.length === 1) return <Sign color={colors[0] as ManaColor} />;
  if (colors.length > 1 && colors.length < 4) return <Several colors={colors} Sign={Sign} />;
  return <AnyManaSign />;
}

const cross = 'M-9-9L9 9M9-9L-9 9';
const star = 'M0-10L2.6-2.6L10 0L2.6 2.6L0 10L-2.6 2.6L-10 0L-2.6-2.6z';

/** There is more to it than signs say. */
export const MoreSign = () => <path d={star} fill="#b07a1c" stroke="#1d1512" strokeWidth="1.2" />;

function signOf({ what, kind }: Gain): ReactNode {
  const deed = deeds[what];
  if (deed !== undefined) return <DeedSign deed={deed} />;
  const element = kind as ElementName;
  switch (what) {
    case 'attack':
      return <AttackSign kind="melee" element={element} />;
    case 'ranged':
    case 'siege':
      return <AttackSign kind={what} element={element} />;
    case 'block':
      return <BlockSign element={element} />;
    case 'mana':
    case 'crystal':
      return <ManaSign kind={kind} isCrystal={what === 'crystal'} />;
    case 'dice':
      return <ManaDieSign color="gold" />;
    case 'lower':
    case 'prevent':
    case 'defeat':
      return (
        <>
          {what === 'defeat' ? <DeedSign deed="armor" /> : <AttackSign kind="melee" />}
          {what !== 'lower' && <path d={cross} fill="none" stroke="#c02020" strokeWidth="3.4" strokeLinecap="round" />}
        </>
      );
    default:
      return <MoreSign />;
  }
}

/** Of these one is the usual number, and not told. */
const countedFromTwo = new Set(['mana', 'crystal', 'ready', 'prevent', 'defeat', 'lasting']);

function numberOf({ what, amount }: Gain): string {
  if (countedFromTwo.has(what) && amount === 1) return '';
  if (what === 'lower') return `−${amount}`;
  if (what === 'reputation' || what === 'armor') return amount < 0 ? `−${-amount}` : `+${amount}`;
  return String(amount);
}

export function GainSign({ gain }: { readonly gain: Gain }) {
  return (
    <span className={styles.gain} data-gain={gain.what}>
      <Icon>{signOf(gain)}</Icon>
      <b>{numberOf(gain)}</b>
    </span>
  );
}

interface WayProps {
  readonly gains: readonly Gain[];
  readonly isFaint?: boolean;
}

/** Everything that one way brings. */
export function GainRow({ gains, isFaint = false }: WayProps) {
  return (
    <span className={styles.row} data-faint={isFaint || undefined}>
      {gains.map((gain) => (
        <GainSign key={`${gain.what} ${gain.kind}`} gain={gain} />
      ))}
    </span>
  );
}

/** A mana as a choice calls it: `die-red`, `crystal-blue`. */
export function ManaIcon({ mana }: { readonly mana: string }) {
  const [kind, color] = mana.split('-') as [string, ManaColor];
  const Sign = kind === 'crystal' ? CrystalSign : kind === 'token' || kind === 'free' ? ManaTokenSign : ManaDieSign;
  return (
    <Icon>
      <Sign color={color} />
    </Icon>
  );
}
