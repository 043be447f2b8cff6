import type { GameId } from '@heldentisch/catalogue';
import type { ComponentType } from 'react';

interface ArtModule {
  readonly LobbyArt: ComponentType;
}

const pictures = import.meta.glob<ArtModule>('../games/*/lobby-art.tsx', { eager: true });

/** The picture that a game brings for its card in the lobby. It is part of the first load, so it is small. */
export function GameArt({ game }: { readonly game: GameId }) {
  const art = pictures[`../games/${game}/lobby-art.tsx`];
  return art === undefined ? null : <art.LobbyArt />;
}
