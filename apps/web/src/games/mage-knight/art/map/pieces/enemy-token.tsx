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
      <path d="M-46-4A46 46 0 0 1 20-41.5L18-37A41 41 0 0 0-41-3z" fill={bright} />
      <path d="M46 6A46 46 0 0 1-24 39.5L-21 35A41 41 0 0 0 41 5z" fill={dark} fillOpacity=".7" />
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
  /** What an elusive enemy has unless all its attacks were blocked. */
  readonly elusiveArmor?: number;
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

type Place = readonly [x: number, y: number];
/** By the number of attacks. */
const attackPlaces: readonly (readonly Place[])[] = [
  [],
  [[-31, -4]],
  [
    [-34, -15],
    [-34, 13],
  ],
  [
    [-30, -22],
    [-38, 2],
    [-29, 26],
  ],
];
const resistancePlaces: readonly Place[] = [
  [39, 16],
  [31, 33],
  [38, -36],
];
/** Abilities stand along the upper rim. */
const abilityPlace = (i: number, count: number): Place => {
  const angle = ((-90 + (i - (count - 1) / 2) * 31) * Math.PI) / 180;
  return [Math.round(Math.cos(angle) * 380) / 10, Math.round(Math.sin(angle) * 380) / 10];
};
const moved = ([x, y]: Place, scale = 1): string => `translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`;

const Attack = ({ value, element }: EnemyAttack) => (
  <>
    <path
      d="M0-16L4.5-11L11-12L11.5-5.5L16 0L11.5 5.5L11 12L4.5 11L0 16L-4.5 11L-11 12L-11.5 5.5L-16 0L-11.5-5.5L-11-12L-4.5-11z"
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

const Armor = ({ value, isElusive = false }: { readonly value: number; readonly isElusive?: boolean }) => (
  <>
    <path d="M-12.5-13Q0-16 12.5-13Q13.5 5 0 15Q-13.5 5-12.5-13z" fill="#7f8792" stroke={ink} strokeWidth="2" />
    <path d="M-12.5-13Q-6-14.5 0-14.5V15Q-13.5 5-12.5-13z" fill={isElusive ? '#9fd0de' : '#b9c1cc'} />
    <text className="mk-token-number" dy="-1">
      {value}
    </text>
  </>
);

const Fame = ({ value }: { readonly value: number }) => (
  <>
    <path d="M-15-8H15L19 0L15 8H-15L-19 0z" fill="#8a5a12" stroke={ink} strokeWidth="1.8" />
    <path d="M-15-8H15L17-4H-17z" fill="#d9a441" />
    <text className="mk-token-fame" dy=".6">
      {value}
    </text>
  </>
);

/** The front of an enemy token within a circle of 50: attacks to the left, armor and resistances to the right. */
export function EnemyFront(props: EnemyFrontProps) {
  const { pile, armor, elusiveArmor, attacks, fame, abilities = [], resistances = [], children } = props;
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Disc pile={pile} field="#e6d8b4" />
      {children ?? (
        <g transform="scale(.7)" opacity=".55">
          <Painted of={lookOfPile(pile).sign} />
        </g>
      )}
      <g transform="translate(0 42)">
        <Fame value={fame} />
      </g>
      {abilities.map((ability, i) => (
        <g key={ability} transform={moved(abilityPlace(i, abilities.length), 0.92)}>
          <circle r="13.5" fill="#fbf3dc" stroke={ink} strokeWidth="1.8" />
          <g transform="scale(.86)">
            <AbilitySign ability={ability} />
          </g>
        </g>
      ))}
      {resistances.map((resistance, i) => (
        <g key={resistance} transform={moved(resistancePlaces[i] as Place, 0.86)}>
          <ResistanceSign resistance={resistance} />
        </g>
      ))}
      {attacks.map((attack, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attacks of an enemy keep their order
        <g key={i} transform={moved(attackPlaces[attacks.length]?.[i] as Place, attacks.length > 1 ? 0.92 : 1.3)}>
          {'summon' in attack ? <Summon pile={attack.summon} /> : <Attack {...attack} />}
        </g>
      ))}
      {elusiveArmor !== undefined && (
        <g transform="translate(17 20) scale(.8)">
          <Armor value={elusiveArmor} isElusive />
        </g>
      )}
      <g transform="translate(33 -9) scale(1.2)">
        <Armor value={armor} />
      </g>
    </g>
  );
}
