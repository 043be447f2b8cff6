import type { termsDe } from './terms-de.js';

/** English words of the game, in lower case as they stand inside a sentence; values are written with a capital. */
export const termsEn: Readonly<Record<keyof typeof termsDe, string>> = {
  'tag.goblin': 'goblin',
  'tag.ferrox': 'ferrox',
  'tag.beast': 'beast',
  'tag.humanoid': 'humanoid',
  'tag.undead': 'undead',
  'tag.spirit': 'spirit',
  'tag.caster': 'caster',
  'tag.orc': 'orc',
  'tag.spider': 'spider',
  'tag.construct': 'construct',
  'tag.giant': 'giant',
  'tag.demon': 'demon',
  'tag.dragonkin': 'dragonkin',
  'tag.elemental': 'elemental',
  'tag.dragon': 'dragon',
  'tag.unique': 'unique',

  'color.green': 'green',
  'color.yellow': 'yellow',
  'color.blue': 'blue',
  'color.red': 'red',

  'attribute.mind': 'Mind',
  'attribute.body': 'Body',
  'attribute.spirit': 'Spirit',

  'value.life': 'Life',
  'value.stamina': 'Stamina',
  'value.mind': 'Mind',
  'value.body': 'Body',
  'value.spirit': 'Spirit',

  'phase.ranged': 'ranged',
  'phase.melee': 'melee',
  'phase.magic': 'magic',
  'phase.escape': 'escape',

  'skill.hide': 'hide',
  'skill.observe': 'observe',
  'skill.climb': 'climb',
  'skill.swim': 'swim',
  'skill.diplomacy': 'diplomacy',
  'skill.resist': 'resist',

  'kind.weapon': 'weapon',
  'kind.armor': 'armour',
  'kind.artifact': 'artifact',
  'kind.rune': 'rune',
  'kind.potion': 'potion',
  'kind.ally': 'ally',
};
