import { forbidden, wayTo } from '@heldentisch/pieces';
import { useCallback, useMemo, useState } from 'react';
import { GameMap, type MapTint } from '../src/table/kit/map/index.js';
import { useText } from '../src/text/index.js';
import { drawings, draws } from './drawings.js';
import {
  discovery,
  edges,
  pieces as firstPieces,
  road,
  travelFrom,
  type ValleyPiece,
  valley,
  widePlains,
} from './valley.js';
import { wordsIn } from './words.js';

const asked = new URLSearchParams(location.search);
const isWide = asked.has('wide');
/** Roads and rivers belong to the valley and its hexes. */
const isBare = isWide || asked.has('squares');
const start = isWide ? widePlains(20, 15) : valley;
const wolves = Array.from(
  { length: 59 },
  (_, i) => ({ id: `w${i}`, cell: start[i * 5]?.id ?? '', kind: 'wolf' }) as const,
);
const initial: readonly ValleyPiece[] = isWide ? [{ id: 'hero', cell: 'c4-3', kind: 'hero' }, ...wolves] : firstPieces;
const none: readonly never[] = [];
const budget = 5;

/** What the tests in the browser read. */
export const probe = { draws, pointed: null as string | null, chosen: [] as string[], view: null as unknown };
Object.assign(globalThis, { probe });

export function DemoMap() {
  const { language } = useText();
  const word = useMemo(() => wordsIn(language), [language]);
  const [cells, setCells] = useState(start);
  const [pieces, setPieces] = useState(initial);
  const [pointed, setPointed] = useState<string | null>(null);
  const hero = pieces[0]?.cell ?? '';
  const { steps, ids } = useMemo(() => travelFrom(cells, hero, budget), [cells, hero]);

  const tints = useMemo(() => {
    const reachable = ids.flatMap((id, i): [string, MapTint][] => {
      const cost = steps.cost[i] ?? forbidden;
      return cost > 0 ? [[id, { kind: 'reach', text: cost }]] : [];
    });
    return new Map(reachable);
  }, [steps, ids]);
  const path = useMemo(
    () => (pointed === null ? none : wayTo(steps, ids.indexOf(pointed)).map((place) => ids[place] ?? '')),
    [pointed, steps, ids],
  );
  const describe = useCallback(
    (id: string): string => {
      const cell = cells.find((one) => one.id === id);
      if (cell === undefined) return '';
      const here = pieces.filter((piece) => piece.cell === id).map(({ kind }) => word(kind));
      const cost = tints.get(id)?.text;
      const way = id === hero ? word('here') : cost === undefined ? word('outOfReach') : word('steps', Number(cost));
      return [cell.name, word(cell.terrain), ...here, way].filter((part) => part !== undefined).join(', ');
    },
    [cells, pieces, tints, hero, word],
  );

  const choose = (id: string): void => {
    probe.chosen.push(id);
    if (!tints.has(id)) return;
    setPieces(pieces.map((piece) => (piece.id === 'hero' ? { ...piece, cell: id } : piece)));
  };
  return (
    <>
      <GameMap
        className="demo-map"
        label={word('map')}
        grid={asked.has('squares') ? 'squares' : 'hexes'}
        cells={cells}
        edges={isBare ? none : edges}
        ways={isBare ? none : road}
        pieces={pieces}
        tints={tints}
        path={path}
        draw={drawings}
        describe={describe}
        home={{ cell: hero, label: word('home') }}
        onView={(view) => {
          probe.view = view;
        }}
        onPoint={(id) => {
          probe.pointed = id;
          setPointed(id);
        }}
        onChoose={choose}
      />
      <button
        type="button"
        className="button button-plain demo-explore"
        onClick={() => setCells(cells === start ? [...start, ...discovery] : start)}
      >
        {word(cells === start ? 'explore' : 'forget')}
      </button>
    </>
  );
}
