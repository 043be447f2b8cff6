import type { ReactNode } from 'react';
import {
  type AbilityName,
  AbilitySign,
  type ElementName,
  ElementSign,
  type ResistanceName,
  ResistanceSign,
} from '../../icons/icon.js';
import { Painted } from './figures.js';
import { lookOfPile, type PileColor } from './piles.js';

const ink = '#1d1512';

/** A round token lit from the upper left. */
const Disc = ({ pile, field }: { readonly pile: PileColor; readonly field: string }) => {
  const { dark, main, bright } = lookOfPile(pile);
  return (
    <>
      <ellipse cx="3" cy="4" rx="49" ry="49" fill={ink} fillOpacity=".4" />
      <circle r="48" fill={main} stroke={ink} strokeWidth="3" />
      <path d="M-46-4A46 46 0 0 1 20-41.500L18-37A41 41 0 0 0-41-3z" fill={bright} />
      <path d="M46 6A46 46 0 0 1-24 39.500L-21 35A41 41 0 0 0 41 5z" fill={dark} fillOpacity=".7" />
      <circle r="40" fill={field} stroke={ink} strokeWidth="2" />
    </>
  );
};

/** The back of an enemy token: all that is known of it is the pile it comes from. Within a circle of 50. */
export function EnemyBack({ pile }: { readonly pile: PileColor }) {
  const { dark, bright, sign } = lookOfPile(pile);
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Disc pile={pile} field={dark} />
      <circle r="35.5" fill="none" stroke={bright} strokeWidth="1.6" strokeDasharray="1 6" strokeOpacity=".8" />
      <g transform="scale(.82)">
        <Painted of={sign} />
      </g>
    </g>
  );
}

export interface EnemyAttack {
  readonly value: number;
  readonly element: ElementName;
}

export interface EnemyFrontProps {
  readonly pile: PileColor;
  readonly armor: number;
  /** An attack, or the pile it summons from. */
  readonly attacks: readonly (EnemyAttack | { readonly summon: PileColor })[];
  readonly fame: number;
  readonly abilities?: readonly AbilityName[];
  readonly resistances?: readonly ResistanceName[];
  /** The portrait within a circle of 39; without it the sign of the pile is seen. */
  readonly children?: ReactNode;
}

const elementGrounds: Readonly<Record<ElementName, string>> = {
  physical: '#5a5148',
  fire: '#a3330f',
  ice: '#1f5f9c',
  'cold-fire': '#5b2f8f',
};

const attackPlaces: readonly (readonly [number, number])[] = [
  [-34, -13],
  [-36, 12],
  [-22, 32],
];
const resistancePlaces: readonly (readonly [number, number])[] = [
  [38, 12],
  [31, 29],
  [17, 39],
];
/** Abilities stand along the upper rim. */
const abilityPlace = (i: number, count: number): readonly [number, number] => {
  const angle = ((-90 + (i - (count - 1) / 2) * 27) * Math.PI) / 180;
  return [Math.round(Math.cos(angle) * 380) / 10, Math.round(Math.sin(angle) * 380) / 10];
};
const moved = ([x, y]: readonly [number, number], scale = 1): string =>
  `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

const Attack = ({ value, element }: EnemyAttack) => (
  <>
    <path
      d="M0-16L4.5-11L11-12L11.5-5.500L16 0L11.5 5.500L11 12L4.5 11L0 16L-4.5 11L-11 12L-11.5 5.500L-16 0L-11.5-5.500L-11-12L-4.5-11z"
      fill={elementGrounds[element]}
      stroke={ink}
      strokeWidth="2"
    />
    {element !== 'physical' && (
      <g transform="translate(-10 -9) scale(.55)">
        <ElementSign element={element} />
      </g>
    )}
    <text className="mk-token-number" dy=".5">
      {value}
    </text>
  </>
);

const Summon = ({ pile }: { readonly pile: PileColor }) => (
  <>
    <g transform="scale(1.3)">
      <AbilitySign ability="summon" />
    </g>
    <circle cx="9" cy="9" r="5" fill={lookOfPile(pile).main} stroke={ink} strokeWidth="1.6" />
  </>
);

/** The front of an enemy token within a circle of 50: attacks to the left, armor and resistances to the right. */
export function EnemyFront(props: EnemyFrontProps) {
  const { pile, armor, attacks, fame, abilities = [], resistances = [], children } = props;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Disc pile={pile} field="#e6d8b4" />
      {children ?? (
        <g transform="scale(.74)" opacity=".55">
          <Painted of={lookOfPile(pile).sign} />
        </g>
      )}
      {abilities.map((ability, i) => (
        <g key={ability} transform={moved(abilityPlace(i, abilities.length), 0.82)}>
          <circle r="13.5" fill="#fbf3dc" stroke={ink} strokeWidth="1.8" />
          <g transform="scale(.86)">
            <AbilitySign ability={ability} />
          </g>
        </g>
      ))}
      {resistances.map((resistance, i) => (
        <g key={resistance} transform={moved(resistancePlaces[i] ?? [0, 0], 0.78)}>
          <ResistanceSign resistance={resistance} />
        </g>
      ))}
      {attacks.map((attack, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attacks of an enemy keep their order
        <g key={i} transform={moved(attackPlaces[i] ?? [0, 0], attacks.length > 1 ? 0.88 : 1.05)}>
          {'summon' in attack ? <Summon pile={attack.summon} /> : <Attack {...attack} />}
        </g>
      ))}
      <g transform="translate(36 -12)">
        <path d="M-12.5-13Q0-16 12.5-13Q13.5 5 0 15Q-13.5 5-12.5-13z" fill="#7f8792" stroke={ink} strokeWidth="2" />
        <path d="M-12.5-13Q-6-14.5 0-14.500V15Q-13.5 5-12.5-13z" fill="#b9c1cc" />
        <text className="mk-token-number" dy="-1">
          {armor}
        </text>
      </g>
      <g transform="translate(0 41)">
        <path d="M-16-7H16L20 0L16 7H-16L-20 0z" fill="#8a5a12" stroke={ink} strokeWidth="1.8" />
        <path d="M-16-7H16L18-3.500H-18z" fill="#d9a441" />
        <text className="mk-token-fame" dy=".6">
          {fame}
        </text>
      </g>
    </g>
  );
}
