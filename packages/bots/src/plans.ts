import type { Code, Game, Plan, State } from '@heldentisch/engine';

/** The game's plans for a seat that is offered these options: those that can be begun and are more than one choice. */
export function plansFor<S extends State>(
  game: Game<S>,
  state: S,
  seat: number,
  options: readonly Code[],
): readonly Plan[] {
  const plans = game.bot.plans?.(state, seat) ?? [];
  return plans.filter(
    ({ codes: [first, ...rest] }) => first !== undefined && rest.length > 0 && options.includes(first),
  );
}

/** What is worth weighing of the options: all that the game does not call idle, or all if it calls them all so. */
export function worthWeighing<S extends State>(
  { bot }: Game<S>,
  seat: number,
  options: readonly Code[],
): readonly Code[] {
  if (bot.isIdle === undefined) return options;
  const busy = options.filter((code) => bot.isIdle?.(code, seat, options) !== true);
  return busy.length > 0 ? busy : options;
}
