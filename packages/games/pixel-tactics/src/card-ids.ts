/** The ids of all cards in the order of the catalogue: 25 of each faction, then the promos. */
export const cardIds = [
  'alchemist',
  'killer',
  'warrior',
  'berserker',
  'paladin',
  'scientist',
  'oracle',
  'summoner',
  'doppelganger',
  'mascot',
  'homunculus',
  'pyromancer',
  'dragonmage',
  'gunner',
  'priestess',
  'vampire',
  'knight',
  'illusionist',
  'healer',
  'mystic',
  'overlord',
  'planestalker',
  'templar',
  'trapper',
  'witch',
  'designer',
  'reporter',
  'artist',
  'playtester',
] as const;

export type CardId = (typeof cardIds)[number];

/**
 * Cards as they lie in a unit: heroes, then leaders under the text keys of their names. The Mascot's leader has another
 * name in the red faction.
 */
export const faceNames = [...cardIds, ...cardIds.map((id) => `${id}.leader`), 'mascot.leader.red'] as const;
