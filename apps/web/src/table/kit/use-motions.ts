import { describeEvent, type Game, type Language, type State, type ToldEvent } from '@heldentisch/engine';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GameTableProps } from '../game-table.js';
import type { Motion } from './motion-stage.js';

/** What a game moves: its motions by kind of event, the layer they are drawn on, and the words of an event. */
export interface Motions {
  /** Played while the table still stands as before. */
  readonly byEvent: Readonly<Record<string, Motion>>;
  /** Played when the table has changed: what has come lands. Nobody waits for it. */
  readonly arrivals: Readonly<Record<string, Motion>>;
  readonly layer: string;
  describe(language: Language, event: ToldEvent): string;
}

export function motionsOf<S extends State>(
  game: Game<S>,
  layer: string,
  byEvent: Motions['byEvent'],
  arrivals: Motions['arrivals'] = {},
): Motions {
  return { byEvent, arrivals, layer, describe: (language, event) => describeEvent(game, language, event) };
}

/** Shows what happens, event by event, over the table as it stood before. */
export function useMotions(root: RefObject<HTMLElement | null>, table: GameTableProps, motions: Motions): void {
  const { language, reducedMotion, view, stage } = table;
  const landed = useRef<ToldEvent[]>([]);

  useEffect(() => {
    if (reducedMotion) return;
    const play = (motion: Motion | undefined, event: ToldEvent): number => {
      const layer = root.current?.querySelector<HTMLElement>(motions.layer) ?? null;
      if (motion === undefined || root.current === null || layer === null) return 0;
      return motion({ root: root.current, layer }, event, motions.describe(language, event));
    };
    stage((event) => {
      if (motions.arrivals[event.type] !== undefined) landed.current.push(event);
      return play(motions.byEvent[event.type], event);
    });
    return () => stage(null);
  }, [root, motions, language, reducedMotion, stage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: played when the view has changed
  useLayoutEffect(() => {
    const layer = root.current?.querySelector<HTMLElement>(motions.layer) ?? null;
    const events = landed.current.splice(0);
    if (root.current === null || layer === null) return;
    for (const event of events) {
      motions.arrivals[event.type]?.({ root: root.current, layer }, event, motions.describe(language, event));
    }
  }, [view]);
}
