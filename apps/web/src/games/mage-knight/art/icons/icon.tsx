import type { ReactNode } from 'react';
import { abilities, attacks, type Emblazoned, elements, resistances } from './combat-glyphs.js';
import type { Glyph } from './glyph.js';
import { crystals, dice, type ManaColor, type ManaGlyph, tokens } from './mana-glyphs.js';
import { deeds } from './table-glyphs.js';

export type AbilityName = keyof typeof abilities;
export type ElementName = keyof typeof elements;
export type ResistanceName = keyof typeof resistances;
export type AttackName = keyof typeof attacks;
export type DeedName = keyof typeof deeds;

export const abilityNames = Object.keys(abilities) as AbilityName[];
export const elementNames = Object.keys(elements) as ElementName[];
export const resistanceNames = Object.keys(resistances) as ResistanceName[];
export const attackNames = Object.keys(attacks) as AttackName[];
export const deedNames = Object.keys(deeds) as DeedName[];

const Touches = ({ of }: { readonly of: Glyph }) =>
  of.map(([d, paint, width], i) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change their places
      key={i}
      d={d}
      {...(width === undefined ? { fill: paint } : { fill: 'none', stroke: paint, strokeWidth: width })}
    />
  ));

interface SignProps {
  readonly of: Glyph;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}
const Sign = ({ of, x = 0, y = 0, size = 1 }: SignProps) => (
  <g strokeLinecap="round" strokeLinejoin="round" transform={`translate(${x} ${y}) scale(${size})`}>
    <Touches of={of} />
  </g>
);
const OnShield = ({ of: { ground, sign, size } }: { readonly of: Emblazoned }) => (
  <>
    <Sign of={ground} />
    <Sign of={sign} size={size} y={-0.5} />
  </>
);
const Mana = ({ of: { ground, sign, size, at } }: { readonly of: ManaGlyph }) => (
  <>
    <Sign of={ground} />
    <Sign of={[sign]} size={size} x={at[0]} y={at[1]} />
  </>
);

/* Pictures for use within other SVG: around (0, 0) in a circle of 12. */
export const AbilitySign = ({ ability }: { readonly ability: AbilityName }) => <Sign of={abilities[ability]} />;
export const ElementSign = ({ element }: { readonly element: ElementName }) => <Sign of={elements[element]} />;
export const ResistanceSign = ({ resistance }: { readonly resistance: ResistanceName }) => (
  <OnShield of={resistances[resistance]} />
);
export const DeedSign = ({ deed }: { readonly deed: DeedName }) => <Sign of={deeds[deed]} />;
export const CrystalSign = ({ color }: { readonly color: ManaColor }) => <Mana of={crystals[color]} />;
export const ManaTokenSign = ({ color }: { readonly color: ManaColor }) => <Mana of={tokens[color]} />;
export const ManaDieSign = ({ color }: { readonly color: ManaColor }) => <Mana of={dice[color]} />;

const corner = { x: 6, y: 5.6, size: 0.56 } as const;
interface AttackProps {
  readonly kind: AttackName;
  /** An element other than bare force is shown at the corner. */
  readonly element?: ElementName;
}
export const AttackSign = ({ kind, element = 'physical' }: AttackProps) => (
  <>
    <Sign of={attacks[kind]} {...(element !== 'physical' && { x: -1.5, y: -1.5, size: 0.9 })} />
    {element !== 'physical' && <Sign of={elements[element]} {...corner} />}
  </>
);
export const BlockSign = ({ element = 'physical' }: { readonly element?: ElementName }) => (
  <>
    <Sign of={deeds.block} {...(element !== 'physical' && { x: -1.5, y: -1.5, size: 0.9 })} />
    {element !== 'physical' && <Sign of={elements[element]} {...corner} />}
  </>
);

interface IconProps {
  readonly children: ReactNode;
  /** What it shows. Without it the icon is decoration and hidden from screen readers. */
  readonly title?: string;
  /** Half of the box around (0, 0): 12 for signs, 50 for pieces of the map. */
  readonly half?: number;
  readonly className?: string;
}

/** A sign as an image of the page, as large as the letters around it. */
export function Icon({ children, title, half = 12, className = '' }: IconProps) {
  const box = half * 1.08;
  const frame = {
    className: `mk-icon ${className}`,
    viewBox: `${-box} ${-box} ${2 * box} ${2 * box}`,
    focusable: false,
  } as const;
  if (title === undefined)
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  return (
    <svg {...frame} role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
