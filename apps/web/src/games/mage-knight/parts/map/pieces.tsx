import { type EnemyId, enemyDesign, enemyIds, type RuinId, ruinCards } from '@heldentisch/mage-knight';
import { memo } from 'react';
import { EnemyPicture } from '../../art/cards/index.js';
import { CrystalSign, type ManaColor } from '../../art/icons/index.js';
import { EnemyBack, EnemyFront, HeroFigure } from '../../art/map/index.js';
import type { LandPiece } from '../../model/land.js';

/** The token of an enemy with its portrait, around (0, 0) within a circle of 50. */
export const EnemyTokenFace = memo(function EnemyTokenFace({ enemy }: { readonly enemy: EnemyId }) {
  const card = enemyDesign(enemyIds.indexOf(enemy));
  const { pile, armor, elusiveArmor, attacks, fame, abilities = [], resistances = [] } = card;
  return (
    <EnemyFront
      pile={pile}
      armor={armor}
      {...(elusiveArmor !== undefined && { elusiveArmor })}
      attacks={attacks.map((attack) => ('summon' in attack ? attack : { value: attack[0], element: attack[1] }))}
      fame={fame}
      abilities={abilities}
      resistances={resistances}
    >
      <svg x="-39" y="-39" width="78" height="78" className="mk-token-portrait" aria-hidden="true">
        <EnemyPicture id={enemy} />
      </svg>
    </EnemyFront>
  );
});

const ink = '#1d1512';

const placesOn: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-18, 0],
    [18, 0],
  ],
  [
    [0, -17],
    [-18, 14],
    [18, 14],
  ],
  [
    [-16, -16],
    [16, -16],
    [-16, 16],
    [16, 16],
  ],
];

/** What a ruin token asks for: mana for an altar, or enemies of these piles. */
const RuinSigns = ({ ruin }: { readonly ruin: RuinId }) => {
  const { pay = {}, enemies = [] } = ruinCards.find(({ id }) => id === ruin) ?? {};
  const crystals = Object.entries(pay).flatMap(([color, count]) =>
    Array.from({ length: count }, () => color as ManaColor),
  );
  const places = placesOn[Math.max(crystals.length, enemies.length)] ?? [];
  return places.map(([x, y], i) => {
    const [color, pile] = [crystals[i], enemies[i]];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token never changes
      <g key={i} transform={`translate(${x} ${y})`}>
        {color !== undefined && (
          <g transform="scale(1.25)">
            <CrystalSign color={color} />
          </g>
        )}
        {pile !== undefined && (
          <g transform="scale(.34)">
            <EnemyBack pile={pile} />
          </g>
        )}
      </g>
    );
  });
};

/** A ruin token around (0, 0) within a circle of 50; face down it shows only what it is. */
export const RuinToken = memo(function RuinToken({ ruin }: { readonly ruin: RuinId | 'hidden' }) {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <circle cx="3" cy="4" r="49" fill={ink} fillOpacity=".4" />
      <circle r="48" fill="#c9a227" stroke={ink} strokeWidth="3" />
      <circle r="40" fill={ruin === 'hidden' ? '#6d5413' : '#f3e3b0'} stroke={ink} strokeWidth="2" />
      {ruin === 'hidden' ? (
        <path
          d="M-22 26V-8H-14V26M-4 26V-20H4V26M14 26V-2H22V26M-30 28H30"
          fill="none"
          stroke="#f3e3b0"
          strokeWidth="6"
        />
      ) : (
        <RuinSigns ruin={ruin} />
      )}
    </g>
  );
});

export function PiecePicture({ piece }: { readonly piece: LandPiece }) {
  const { hero, seat = 0, isActive = false, enemy, pile, ruin } = piece;
  if (hero !== undefined) return <HeroFigure hero={hero} seat={seat} isActive={isActive} />;
  if (enemy !== undefined) return <EnemyTokenFace enemy={enemy} />;
  if (pile !== undefined) return <EnemyBack pile={pile} />;
  return <RuinToken ruin={ruin ?? 'hidden'} />;
}
