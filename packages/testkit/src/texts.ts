import { blanksIn, type Domain, type Game, isSecret, type Language, type Prompt } from '@heldentisch/engine';
import { simulateRandom } from './play-random.js';
import { setupsOf } from './setups.js';

const languages: readonly Language[] = ['de', 'en'];

/** The text keys of a domain's values. Numbers speak for themselves; only the seats of the game are at the table. */
function domainKeys(game: Game, domain: Domain): string[] {
  if (domain.key === 'number') return [];
  const size = domain.key === 'seat' ? game.seats.most : domain.size;
  return Array.from({ length: size }, (_, value) => `${domain.key}.${domain.name(value)}`);
}

/** Every key the game's declarations call for, whether a game has met it or not. */
export function declaredTextKeys(game: Game): string[] {
  const keys = new Set(['title']);
  for (const { type, fields } of game.choices.list) {
    keys.add(`choice.${type}`);
    for (const domain of Object.values(fields)) for (const key of domainKeys(game, domain)) keys.add(key);
  }
  for (const { type, fields } of game.events.list) {
    keys.add(`event.${type}`);
    for (const field of Object.values(fields)) {
      for (const key of domainKeys(game, isSecret(field) ? field.secret : field)) keys.add(key);
    }
  }
  for (const [name, spec] of Object.entries(game.options)) {
    keys.add(`option.${name}`);
    if (spec.type === 'choice') for (const value of spec.values) keys.add(`option.${name}.${value}`);
  }
  return [...keys];
}

/** A parameter that looks like a text key must be one. */
function promptKeys({ key, params = {} }: Prompt): string[] {
  const inner = Object.values(params).filter(
    (value): value is string => typeof value === 'string' && /^[a-z][\w-]*\.[\w.-]+$/i.test(value),
  );
  return [`prompt.${key}`, ...inner];
}

/** Every key of prompts and outcomes that random games come across. */
export function playedTextKeys(game: Game, games: number, seed: number): string[] {
  const keys = new Set<string>();
  const setupAt = setupsOf(game, seed);
  for (let index = 0; index < games; index++) {
    const setup = setupAt(index);
    const { play, finished } = simulateRandom(game, setup.seed, setup, {
      onDecision(at, seat) {
        for (const key of promptKeys(at.prompt(seat))) keys.add(key);
      },
    });
    const outcome = finished ? game.outcome(play.state) : null;
    if (outcome !== null) keys.add(outcome.reason);
  }
  return [...keys];
}

/** A template must not speak of a field that its choice, event or outcome does not have: people would see the bare name. */
function placeholderProblems(game: Game, language: Language): string[] {
  const check = (prefix: string, list: readonly { readonly type: string; readonly fields: object }[]): string[] =>
    list.flatMap(({ type, fields }) =>
      [`${prefix}.${type}`, `${prefix}.${type}.none`].flatMap((key) =>
        blanksIn(game.texts[language][key] ?? '')
          .filter((name) => !Object.hasOwn(fields, name))
          .map((name) => `${language} ${key} speaks of {${name}}, which is no field of it`),
      ),
    );
  const outcomes = Object.keys(game.texts[language])
    .filter((key) => key.startsWith('outcome.'))
    .map((key) => ({ type: key.slice('outcome.'.length), fields: { winners: null, losers: null } }));
  return [...check('choice', game.choices.list), ...check('event', game.events.list), ...check('outcome', outcomes)];
}

/** All that is missing or odd in a game's texts, in both languages. */
export function textProblems(game: Game, games: number, seed: number): string[] {
  const wanted = [...declaredTextKeys(game), ...playedTextKeys(game, games, seed)];
  const problems: string[] = [];
  for (const language of languages) {
    const texts = game.texts[language];
    const missing = wanted.filter((key) => !Object.hasOwn(texts, key) || texts[key] === '');
    problems.push(...missing.map((key) => `${language} has no text for ${key}`));
    const other = game.texts[language === 'de' ? 'en' : 'de'];
    const alone = Object.keys(texts).filter((key) => !Object.hasOwn(other, key));
    problems.push(...alone.map((key) => `only ${language} has a text for ${key}`));
    const silent = game.rules.filter((rule) => rule[language].trim() === '');
    problems.push(...silent.map(({ id }) => `${language} has no text for the rule ${id}`));
    problems.push(...placeholderProblems(game, language));
  }
  const ids = game.rules.map(({ id }) => id);
  problems.push(
    ...ids.filter((id, i) => ids.indexOf(id) !== i).map((id) => `the rule ${id} stands in the ledger twice`),
  );
  return problems;
}
