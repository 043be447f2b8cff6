import { everyone, type GameEvent, isSecret, knowledge, type Match, Play } from '@heldentisch/engine';

const grew = (before: Uint8Array, after: Uint8Array): boolean => after.some((known, id) => known > (before[id] ?? 0));

/**
 * Watches which things a seat could come to know while a choice is carried out. Looks at every event and not only at
 * the end: a card can lie open for a moment and be hidden again before the next decision, and what happened in that
 * moment may depend on it. Call the result after the choice.
 */
export function watchLearning(match: Match, seat: number): () => ReadonlySet<number> {
  const { play, game } = match;
  const before = knowledge(game.zones, play.state, seat);
  const learned = new Set<number>();
  const look = (): void => {
    knowledge(game.zones, play.state, seat).forEach((known, id) => {
      if (known > (before[id] ?? 0)) learned.add(id);
    });
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

/** Whether an event names to the seat a thing whose place it did not know. */
function isNews(match: Match, event: GameEvent, known: Uint8Array, seat: number): boolean {
  const fields = Object.values(match.game.events.list[event.kind]?.fields ?? {});
  return fields.some((field, i) => {
    const shown = event.shown[i] ?? 0;
    const visible = shown === everyone || (seat >= 0 && (shown & (1 << seat)) !== 0);
    return isSecret(field) && visible && known[event.args[i] ?? -1] === 0;
  });
}

/**
 * What the seat was really told by a choice: something it sees at the end, or something an event showed it although
 * it is hidden again. This, and not what it might have seen in between, is what an undo could not take back.
 */
export function wasTold(match: Match, seat: number, before: Uint8Array, events: readonly GameEvent[]): boolean {
  return (
    grew(before, knowledge(match.game.zones, match.play.state, seat)) ||
    events.some((event) => isNews(match, event, before, seat))
  );
}
