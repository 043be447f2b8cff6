import { type Game, isSecret, type Language } from '@heldentisch/engine';

/** The kinds of things that choices and events speak of: the first parts of the text keys of their names. */
function kindsOfThings(game: Game): Set<string> {
  const fields = [...game.choices.list, ...game.events.list].flatMap((entry) => Object.values(entry.fields));
  return new Set(fields.map((field) => (isSecret(field) ? field.secret : field).key));
}

/**
 * What the game has to say of the things whose names have this word in them. A thing's name has the key `card.axe`, and
 * what is printed on it `card.axe.text` or, if there are several parts, `card.axe.front` and so on.
 */
export function findThings(game: Game, language: Language, sought: string): string[] {
  const texts = game.texts[language];
  const kinds = kindsOfThings(game);
  const word = sought.toLowerCase();
  const names = Object.entries(texts).filter(([key, name]) => {
    const [kind = '', , more] = key.split('.');
    return more === undefined && kinds.has(kind) && name.toLowerCase().includes(word);
  });
  const exact = names.filter(([, name]) => name.toLowerCase() === word);
  return (exact.length > 0 ? exact : names).flatMap(([key, name]) => {
    const parts = Object.entries(texts).filter(([other, text]) => other.startsWith(`${key}.`) && text !== '');
    if (parts.length === 0) return [];
    const [first = '', ...more] = parts.map(([other, text]) => partText(texts, other.slice(key.length + 1), text));
    return more.length === 0 ? [`${name}: ${first}`] : [name, ...[first, ...more].map((part) => `  ${part}`)];
  });
}

/** One part of what is printed, with the part's own name if the game has a word for it. */
function partText(texts: Readonly<Record<string, string>>, part: string, text: string): string {
  if (part === 'text') return text;
  const named = Object.entries(texts).find(([key]) => key.split('.').length === 2 && key.endsWith(`.${part}`));
  return `${named?.[1] ?? part}: ${text}`;
}
