import type { Tint } from '../palette.js';
import type { Drawing } from '../pen/marks.js';
import { armourEmblems } from './armour.js';
import { artifactEmblems } from './artifacts.js';
import { attackSpellEmblems } from './attack-spells.js';
import { blot, burst, panel, swing } from './backdrops.js';
import { bladeEmblems } from './blades.js';
import { bluntEmblems } from './blunt.js';
import { defenceSpellEmblems } from './defence-spells.js';
import { eventEmblems } from './events.js';
import { generalSpellEmblems } from './general-spells.js';
import { manoeuvreEmblems } from './manoeuvres.js';
import { poleEmblems } from './poles.js';
import { potionEmblems } from './potions.js';
import { rangedEmblems } from './ranged.js';
import { shieldEmblems } from './shields.js';
import { spontaneousEmblems } from './spontaneous.js';

const spells = { ...attackSpellEmblems, ...defenceSpellEmblems, ...generalSpellEmblems };
type SpellId = keyof typeof spells;

/** The colour of the school a spell belongs to. */
const schoolTints = {
  elemental: 'ember',
  dark: 'violet',
  mind: 'rose',
  nature: 'leaf',
  protection: 'blue',
} as const satisfies Record<string, Tint>;

const spellSchools: Record<SpellId, keyof typeof schoolTints> = {
  fireball: 'elemental',
  lightning: 'elemental',
  'ice-lance': 'elemental',
  'hail-of-stones': 'elemental',
  'acid-arrow': 'elemental',
  'shadow-bolt': 'dark',
  'life-drain': 'dark',
  'breath-of-death': 'dark',
  'curse-of-weakness': 'dark',
  'mind-spike': 'mind',
  madness: 'mind',
  'thorn-vines': 'nature',
  'insect-swarm': 'nature',
  'magic-missile': 'elemental',
  'magic-shield': 'protection',
  'wall-of-fire': 'elemental',
  'gust-of-wind': 'elemental',
  'stone-skin': 'protection',
  'spell-mirror': 'protection',
  'mirror-image': 'mind',
  'shadow-leap': 'dark',
  healing: 'nature',
  'greater-healing': 'nature',
  banishment: 'protection',
  'thought-theft': 'mind',
  'curse-of-rust': 'dark',
  'dark-blessing': 'dark',
  'circle-of-protection': 'protection',
  telekinesis: 'mind',
  'time-thief': 'mind',
};

function on<Id extends string>(
  backdrop: (id: Id) => Drawing,
  drawings: Readonly<Record<Id, Drawing>>,
): Record<Id, Drawing> {
  const result = {} as Record<Id, Drawing>;
  for (const id of Object.keys(drawings) as Id[]) result[id] = [...backdrop(id), ...drawings[id]];
  return result;
}

/** The emblem of every card that is not a figure, on a sheet of 64 x 64. */
export const emblems = {
  ...on(() => blot('sand'), bladeEmblems),
  ...on(() => blot('brass'), bluntEmblems),
  ...on(() => blot('rose'), poleEmblems),
  ...on(() => blot('leaf'), rangedEmblems),
  ...on(() => blot('sky'), shieldEmblems),
  ...on(() => blot('ash'), armourEmblems),
  ...on(() => blot('lilac'), artifactEmblems),
  ...on((id) => blot(schoolTints[spellSchools[id]]), spells),
  ...on(() => blot('sky'), potionEmblems),
  ...on(() => swing('flame'), manoeuvreEmblems),
  ...on(() => panel('leaf'), eventEmblems),
  ...on(() => burst('sun'), spontaneousEmblems),
};

export type EmblemId = keyof typeof emblems;

/** The sheet with room for the outlines. */
export const emblemBox = '-4 -4 72 72';
