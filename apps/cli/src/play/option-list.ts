import { type Choice, describeChoice, type Game, type Language, type State } from '@heldentisch/engine';
import { columns } from './columns.js';

/** Options of the same kind stand together; their order within a kind is the game's. */
export function sortByKind(game: Pick<Game<State>, 'choices'>, options: readonly Choice[]): Choice[] {
  const order = game.choices.list.map(({ type }) => type);
  return [...options].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** The numbered options, each kind a block of its own. */
export function optionLines(game: Game<State>, language: Language, sorted: readonly Choice[], width: number): string[] {
  const blocks = new Map<string, string[]>();
  sorted.forEach((choice, i) => {
    const text = `${String(i + 1).padStart(3)} ${describeChoice(game, language, choice)}`;
    const block = blocks.get(choice.type);
    if (block === undefined) blocks.set(choice.type, [text]);
    else block.push(text);
  });
  return [...blocks.values()].flatMap((block) => columns(block, width));
}
