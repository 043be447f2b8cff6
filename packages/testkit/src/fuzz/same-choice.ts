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
 * The choice of the other world that an onlooker cannot tell from this one: the same one if it is offered there,
 * otherwise one that differs only in the secret thing it names. Null if there is none.
 */
export function sameChoice(game: Game, code: Code, here: OptionList, there: OptionList): Code | null {
  if (there.has(code)) return code;
  const alikeHere = here.toArray().filter((other) => looksAlike(game, code, other));
  const alikeThere = there.toArray().filter((other) => looksAlike(game, code, other));
  if (alikeHere.length !== alikeThere.length) return null;
  return alikeThere[alikeHere.indexOf(code)] ?? null;
}
