import { isSpent, type MovementFrame, movementDie, type RuneboundState, terrains } from '@heldentisch/runebound';
import { memo, useMemo } from 'react';
import { type DieSymbol, MovementDie, movementFaces } from '../art/map/index.js';
import { wayTo } from '../model/land.js';
import { dieObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import styles from './Dice.module.css';

const faceSymbols: readonly (readonly DieSymbol[])[] = movementDie.faces.map((bits) =>
  terrains.filter(
    (terrain, i): terrain is DieSymbol => terrain !== 'city' && terrain !== 'water' && (bits & (1 << i)) !== 0,
  ),
);

/** The dice of the movement step that is going on, also while a card asks something about them. */
const movementOf = ({ frames }: RuneboundState): MovementFrame | null => {
  const frame = frames.findLast(({ step }) => step === 'movement');
  return frame?.step === 'movement' && frame.dice.length > 0 ? frame : null;
};

interface DieProps {
  readonly number: number;
  readonly face: number;
  readonly isSpent: boolean;
  readonly isWild: boolean;
  readonly isRolling: boolean;
}

const OneDie = memo(function OneDie({ number, face, isSpent: isGone, isWild, isRolling }: DieProps) {
  const { language, say, text } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  const faces = useMemo(() => movementFaces(faceSymbols, (symbol) => text(`terrain.${symbol}`)), [language]);
  const { props } = useThing(dieObject(number), null);
  const step = useTable(({ facts, lit, selected, inspected, decision }) => {
    const pointed = inspected?.kind === 'space' ? inspected.id : null;
    const way = decision === null ? null : wayTo(facts.ways, lit, selected, pointed);
    return (way?.dice.indexOf(number - 1) ?? -1) + 1;
  });
  const spoken = [
    ...(isGone ? [say('dieSpent')] : []),
    ...(isWild ? [say('dieWild')] : []),
    ...(step > 0 ? [say('diePays', { step })] : []),
  ].join(', ');
  return (
    <button {...props} className={styles.die} data-pays={step > 0 || undefined} data-wild={isWild || undefined}>
      <MovementDie
        faces={faces}
        value={face}
        label={say('die', { die: number })}
        isSpent={isGone}
        isRolling={isRolling}
      />
      {step > 0 && <b aria-hidden="true">{step}</b>}
      <span className="visually-hidden">{spoken}</span>
    </button>
  );
});

/** The movement dice beside the map: those that pay for the way that is pointed at say which step. */
export const Dice = memo(function Dice() {
  const { say } = useWords();
  const { frame, rolling } = useTable(({ view, performing }) => ({
    frame: movementOf(view),
    rolling: performing?.type === 'movementDieRolled' ? Number(performing.die) : 0,
  }));
  if (frame === null) return null;
  return (
    <section className={styles.dice} aria-label={say('dice')} data-part="dice">
      {frame.dice.map((face, die) => (
        <OneDie
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places
          key={die}
          number={die + 1}
          face={face}
          isSpent={isSpent(frame, die)}
          isWild={(frame.wild & (1 << die)) !== 0}
          isRolling={rolling === die + 1}
        />
      ))}
    </section>
  );
});
