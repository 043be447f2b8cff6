import type { Texts } from '@heldentisch/engine';
import { portal, spaceNames, tilePlaceNames } from '../board.js';
import { nameOfThing, sourceNames } from '../box.js';
import { manaKinds, manaSources } from '../mana.js';
import { settings } from '../options.js';
import { scenarioIds } from '../scenarios.js';
import { abilities, colors } from '../terms.js';
import { attackNames, companions, pathCosts, setNames } from '../vocabulary.js';

/*
 * Texts that follow from others: what an effect comes from, spaces and tile places by their coordinates, enemies by their
 * places in combat, mana by its colour, and the values of options.
 */

type Entry = [key: string, text: string];

const textAt = (texts: Texts, key: string): string => {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key} to make others of`);
  return text;
};

/** The name of something printed, whatever it is. */
function printed(texts: Texts, name: string, kinds: readonly string[]): string {
  const kind = kinds.find((one) => texts[`${one}.${name}`] !== undefined);
  return textAt(texts, `${kind}.${name}`);
}

const sourceTexts = (texts: Texts): Entry[] =>
  sourceNames.map((name) => [`source.${name}`, printed(texts, name, ['card', 'unit', 'skill', 'tactic'])]);

const thingTexts = (texts: Texts): Entry[] =>
  nameOfThing.map((name) => [
    `thing.${name}`,
    printed(texts, name, ['card', 'unit', 'enemy', 'ruin', 'tile', 'skill']),
  ]);

const placeTexts = (texts: Texts): Entry[] => [
  ...spaceNames.map(
    (name, space): Entry => [
      `space.${name}`,
      space === portal ? textAt(texts, 'board.portal') : `${textAt(texts, 'board.space')} ${name}`,
    ],
  ),
  ...tilePlaceNames.map((name): Entry => [`tilePlace.${name}`, `${textAt(texts, 'board.tilePlace')} ${name}`]),
];

/** Most enemies have one attack: only the others are told apart. */
function attackText(texts: Texts, name: string): string {
  const enemy = `${textAt(texts, 'board.enemy')} ${name.slice(0, -1)}`;
  const letter = name.slice(-1);
  return letter === 'a' ? enemy : `${enemy}, ${textAt(texts, `board.attack.${letter}`)}`;
}

function targetsText(texts: Texts, name: string): string {
  if (name === 'none') return textAt(texts, 'board.nobody');
  const places = name.split('+');
  if (places.length === 1) return `${textAt(texts, 'board.enemy')} ${name}`;
  const last = places.pop();
  return `${textAt(texts, 'board.enemies')} ${places.join(', ')} ${textAt(texts, 'board.and')} ${last}`;
}

const combatTexts = (texts: Texts): Entry[] => [
  ...attackNames.map((name): Entry => [`attack.${name}`, attackText(texts, name)]),
  ...setNames.map((name): Entry => [`targets.${name}`, targetsText(texts, name)]),
];

const mazeTexts = (texts: Texts): Entry[] => [
  ...companions.map(
    (name): Entry => [
      `companion.${name}`,
      name === 'none' ? textAt(texts, 'board.nobody') : `${textAt(texts, 'board.unit')} ${name}`,
    ],
  ),
  ...pathCosts.map((cost): Entry => [`paid.${cost}`, cost]),
];

const manaTexts = (texts: Texts): Entry[] =>
  manaSources.map(({ name, kind, color }) => [
    `mana.${name}`,
    `${textAt(texts, `mana.${manaKinds[kind]}`)} (${textAt(texts, `color.${colors[color]}`)})`,
  ]);

/** What an enemy can be stripped of: an ability, or an element of its attacks. */
const traitTexts = (texts: Texts): Entry[] => [
  ...abilities.map((ability): Entry => [`trait.${ability}`, textAt(texts, `ability.${ability}`)]),
  ...['fire', 'ice'].map((element): Entry => [`trait.${element}`, textAt(texts, `element.${element}`)]),
];

const optionTexts = (texts: Texts): Entry[] => [
  ...scenarioIds.map((id): Entry => [`option.scenario.${id}`, textAt(texts, `scenario.${id}`)]),
  ...settings.options.cityLevel.values
    .filter((value) => typeof value === 'number')
    .map((value): Entry => [`option.cityLevel.${value}`, String(value)]),
];

export const derivedTexts = (texts: Texts): Texts =>
  Object.fromEntries(
    [sourceTexts, thingTexts, placeTexts, combatTexts, mazeTexts, manaTexts, traitTexts, optionTexts].flatMap(
      (derive) => derive(texts),
    ),
  );
