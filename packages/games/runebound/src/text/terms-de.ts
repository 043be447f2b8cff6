/**
 * German words of the game. Adjectives stand in their basic form, so a template puts them after a colon or in
 * parentheses.
 */
export const termsDe = {
  'tag.goblin': 'Goblin',
  'tag.ferrox': 'Ferrox',
  'tag.beast': 'Bestie',
  'tag.humanoid': 'Humanoid',
  'tag.undead': 'Untot',
  'tag.spirit': 'Geist',
  'tag.caster': 'Zauberkundig',
  'tag.orc': 'Ork',
  'tag.spider': 'Spinne',
  'tag.construct': 'Konstrukt',
  'tag.giant': 'Riese',
  'tag.demon': 'Dämon',
  'tag.dragonkin': 'Drachenbrut',
  'tag.elemental': 'Elementar',
  'tag.dragon': 'Drache',
  'tag.unique': 'Einzigartig',

  'color.green': 'grün',
  'color.yellow': 'gelb',
  'color.blue': 'blau',
  'color.red': 'rot',

  'attribute.mind': 'Geisteskraft',
  'attribute.body': 'Körperkraft',
  'attribute.spirit': 'Gedankenkraft',

  'value.life': 'Leben',
  'value.stamina': 'Kondition',
  'value.mind': 'Geisteskraft',
  'value.body': 'Körperkraft',
  'value.spirit': 'Gedankenkraft',

  'phase.ranged': 'Fernkampf',
  'phase.melee': 'Nahkampf',
  'phase.magic': 'Zauberkampf',
  'phase.escape': 'Flucht',

  'skill.hide': 'Verstecken',
  'skill.observe': 'Beobachten',
  'skill.climb': 'Klettern',
  'skill.swim': 'Schwimmen',
  'skill.diplomacy': 'Diplomatie',
  'skill.resist': 'Widerstehen',

  'kind.weapon': 'Waffe',
  'kind.armor': 'Rüstung',
  'kind.artifact': 'Artefakt',
  'kind.rune': 'Rune',
  'kind.potion': 'Trank',
  'kind.ally': 'Verbündeter',
};
