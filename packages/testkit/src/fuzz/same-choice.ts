import { type Code, type Game, isSecret, kindOf, type OptionList } from '@heldentisch/engine';

const publicFields = new WeakMap<Game, readonly (readonly boolean[])[]>();

/** For each kind of choice the fields that are public: those whose domain no event keeps secret. */
function publicFieldsOf(game: Game): readonly (readonly boolean[])[] {
  let known = publicFields.get(game);
  if (known === undefined) {
    const secret = new Set(
      game.events.list.flatMap(({ fields }) =>
        Object.values(fields).flatMap((field) => (isSecret(field) ? [field.secret.key] : [])),
      ),
    );
    known = game.choices.list.map(({ fields }) => Object.values(fields).map((domain) => !secret.has(domain.key)));
    publicFields.set(game, known);
  }
  return known;
}

function looksAlike(game: Game, a: Code, b: Code): boolean {
  if (kindOf(a) !== kindOf(b)) return false;
  const isPublic = publicFieldsOf(game)[kindOf(a)] ?? [];
  const left = game.choices.unpack(a);
  const right = game.choices.unpack(b);
  return isPublic.every((open, i) => !open || left[i] === right[i]);
}

/**
 * The choices of the other world that might look the same to an onlooker: the same one if it is offered there, then
 * those that differ only in the secret thing they name. The likeliest comes first.
 */
export function sameChoices(game: Game, code: Code, here: OptionList, there: OptionList): Code[] {
  const alikeHere = here.toArray().filter((other) => looksAlike(game, code, other));
  const alikeThere = there.toArray().filter((other) => looksAlike(game, code, other));
  const likely = there.has(code) ? code : alikeThere[alikeHere.indexOf(code)];
  if (likely === undefined) return alikeThere;
  return [likely, ...alikeThere.filter((other) => other !== likely)];
}
