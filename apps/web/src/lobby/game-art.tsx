import type { GameId } from '@heldentisch/catalogue';
import { type ComponentType, lazy, Suspense } from 'react';

interface ArtModule {
  readonly LobbyArt: ComponentType;
}

const files = import.meta.glob<ArtModule>('../games/*/lobby-art.tsx');

const nothing = (): null => null;

/** Pictures come after the first load: the card has its place for them, and can be read and clicked without. */
const pictures = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file,
    lazy(() =>
      load().then(
        ({ LobbyArt }) => ({ default: LobbyArt }),
        () => ({ default: nothing }),
      ),
    ),
  ]),
);

/** The picture that a game brings for its card in the lobby. */
export function GameArt({ game }: { readonly game: GameId }) {
  const Art = pictures[`../games/${game}/lobby-art.tsx`];
  return Art === undefined ? null : (
    <Suspense fallback={null}>
      <Art />
    </Suspense>
  );
}
