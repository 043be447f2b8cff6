import { knowledge, type Match, Play } from '@heldentisch/engine';

/**
 * Watches what a seat comes to know while a choice is carried out. Looks at every event and not only at the end: a
 * card can be open for a moment and hidden again before the next decision. Call the result after the choice.
 */
export function watchLearning(match: Match, seat: number): () => boolean {
  const { play, game } = match;
  const before = knowledge(game.zones, play.state, seat);
  let learned = false;
  const look = (): void => {
    if (learned) return;
    const now = knowledge(game.zones, play.state, seat);
    learned = now.some((known, id) => known > (before[id] ?? 0));
  };
  play.emit = (kind, a, b, c, d) => {
    Play.prototype.emit.call(play, kind, a, b, c, d);
    look();
  };
  return () => {
    play.emit = Play.prototype.emit;
    look();
    return learned;
  };
}
