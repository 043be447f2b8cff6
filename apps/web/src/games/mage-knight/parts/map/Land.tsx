import { spaceNames } from '@heldentisch/mage-knight';
import { memo, useCallback, useMemo } from 'react';
import { GameMap, type MapDrawings } from '../../../../table/kit/map/index.js';
import { MapPicture, MapSite, mapMargin } from '../../art/map/index.js';
import { type LandCell, type LandPiece, landOf, objectOfCell, piecesOf, tintsOf, wayTo } from '../../model/land.js';
import { useControl, useTable, useWords } from '../../model/table.js';
import { describeCell } from './describe.js';
import styles from './Land.module.css';
import { PiecePicture } from './pieces.js';

const Nothing = () => null;
const draw: MapDrawings<LandCell, LandPiece> = {
  Terrain: Nothing,
  Site: MapSite,
  Piece: PiecePicture,
};
const noPath: readonly string[] = [];

/** The map, with everything that lies on it. */
export const Land = memo(function Land({ isCovered }: { readonly isCovered: boolean }) {
  const { language, say, seatName } = useWords();
  const control = useControl();
  const model = useTable(({ view, facts, lit, selected, offers, inspected, below, isOwn, decision }) => ({
    view,
    lit,
    selected,
    offers,
    below,
    ways: decision === null ? null : facts.ways,
    explorations: facts.explorations,
    pointed: inspected?.kind === 'cell' ? inspected.id : null,
    home: isOwn ? (view.players[below]?.space ?? -1) : -1,
  }));
  const { view, lit, selected, offers, below, ways, explorations, pointed, home } = model;
  const { cells, tiles, unexplored } = landOf(view, explorations);
  const byId = useMemo(() => new Map(cells.map((cell) => [cell.id, cell])), [cells]);
  const tints = useMemo(
    () => tintsOf({ ways, explorations, lit, selected, offers }),
    [ways, explorations, lit, selected, offers],
  );
  const way = wayTo(ways, pointed);
  const path = useMemo(
    () => (way === null ? noPath : [home, ...way.spaces].map((space) => spaceNames[space] as string)),
    [way, home],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of seats change with the language only
  const describe = useCallback(
    (id: string) => describeCell({ language, view, ways, explorations, below, seatName }, byId.get(id)),
    [language, view, ways, explorations, below, byId],
  );
  const objectOf = useCallback(
    (id: string) => {
      const cell = byId.get(id);
      return cell === undefined ? '' : objectOfCell(cell);
    },
    [byId],
  );
  const backdrop = useMemo(() => <MapPicture tiles={tiles} unexplored={unexplored} />, [tiles, unexplored]);
  const homeCell = spaceNames[home];
  return (
    <div className={styles.land} inert={isCovered}>
      <GameMap
        className="mk-map"
        label={say('map')}
        cells={cells}
        pieces={piecesOf(view)}
        tints={tints}
        path={path}
        backdrop={backdrop}
        margin={mapMargin}
        draw={draw}
        describe={describe}
        objectOf={objectOf}
        {...(homeCell !== undefined && { home: { cell: homeCell, label: say('showMyHero') } })}
        onPoint={(id) =>
          control.inspect((now) => {
            if (id !== null) return { kind: 'cell', id };
            return now?.kind === 'cell' ? null : now;
          })
        }
        onChoose={(id) => control.click(objectOf(id), { kind: 'cell', id })}
      />
    </div>
  );
});
