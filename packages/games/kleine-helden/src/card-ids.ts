/*
 * Every card by its kind. The order is that of the numbers in the ledger: the first of `heroIds` is H01, the last of
 * `magicIds` M50. What kind a card is of is written here and nowhere else.
 */

/** H01 to H08 */
export const nonMagicalIds = [
  'black-knight',
  'barbarian',
  'troll',
  'ratman',
  'assassin',
  'werewolf',
  'dragon-slayer',
  'shadow-warrior',
] as const;

/** H09 to H16 */
export const magicalIds = [
  'dark-elf',
  'vampiress',
  'shaman',
  'lich',
  'necromancer',
  'voodoo-priestess',
  'cultist',
  'chaos-mage',
] as const;

/** Gold. */
export const heroIds = [...nonMagicalIds, ...magicalIds] as const;

/** E01 to E33 */
export const weaponIds = [
  'silver-sword',
  'short-sword',
  'long-sword',
  'greatsword',
  'scimitar',
  'rapier',
  'dagger',
  'poison-dagger',
  'shadow-blade',
  'blood-blade',
  'executioners-sword',
  'barbarian-axe',
  'spiked-club',
  'mace',
  'war-hammer',
  'chain-whip',
  'battle-axe',
  'bone-club',
  'frying-pan',
  'spear',
  'halberd',
  'trident',
  'scythe',
  'battle-staff',
  'short-bow',
  'long-bow',
  'crossbow',
  'hand-crossbow',
  'blowpipe',
  'throwing-knives',
  'throwing-axe',
  'sling',
  'throwing-stars',
] as const;

/** E34 to E38 */
export const shieldIds = ['wooden-shield', 'round-shield', 'tower-shield', 'mirror-shield', 'spiked-shield'] as const;

/** E39 to E54 */
export const armourIds = [
  'knights-armour',
  'ring-mail',
  'bone-armour',
  'dragon-armour',
  'leather-jerkin',
  'mage-robe',
  'shoulder-plates',
  'cloak-of-shadows',
  'leather-helmet',
  'great-helm',
  'horned-helmet',
  'circlet-of-intuition',
  'bracers',
  'gloves-of-skill',
  'greaves',
  'seven-league-boots',
] as const;

/** E55 to E60 */
export const artifactIds = [
  'voodoo-doll',
  'amulet-of-vitality',
  'ring-of-magic',
  'ring-of-warding',
  'wand',
  'crystal-ball',
] as const;

/** Red. */
export const equipmentIds = [...weaponIds, ...shieldIds, ...armourIds, ...artifactIds] as const;

/** M01 to M14 */
export const attackSpellIds = [
  'fireball',
  'lightning',
  'ice-lance',
  'hail-of-stones',
  'acid-arrow',
  'shadow-bolt',
  'life-drain',
  'breath-of-death',
  'curse-of-weakness',
  'mind-spike',
  'madness',
  'thorn-vines',
  'insect-swarm',
  'magic-missile',
] as const;

/** M15 to M21 */
export const defenceSpellIds = [
  'magic-shield',
  'wall-of-fire',
  'gust-of-wind',
  'stone-skin',
  'spell-mirror',
  'mirror-image',
  'shadow-leap',
] as const;

/** M22 to M30 */
export const generalSpellIds = [
  'healing',
  'greater-healing',
  'banishment',
  'thought-theft',
  'curse-of-rust',
  'dark-blessing',
  'circle-of-protection',
  'telekinesis',
  'time-thief',
] as const;

/** M31 to M37: in play they are creatures. */
export const summoningIds = [
  'zombie',
  'skeleton-warrior',
  'ghoul',
  'ghost-wolf',
  'stone-golem',
  'fire-elemental',
  'bone-dragon',
] as const;

/** M38 to M43 */
export const demonIds = [
  'shadow-soul',
  'trembler',
  'bloodsucker',
  'thieving-imp',
  'chain-devil',
  'paralysing-spirit',
] as const;

/** M44 to M50 */
export const potionIds = [
  'healing-potion',
  'potion-of-luck',
  'potion-of-strength',
  'potion-of-power',
  'potion-of-defence',
  'potion-of-armour',
  'berserker-potion',
] as const;

/** Blue. */
export const magicIds = [
  ...attackSpellIds,
  ...defenceSpellIds,
  ...generalSpellIds,
  ...summoningIds,
  ...demonIds,
  ...potionIds,
] as const;

/** T01 to T22 */
export const manoeuvreIds = [
  'power-blow',
  'precise-cut',
  'feint',
  'charge',
  'master-parry',
  'dodge-roll',
  'riposte',
  'aim',
  'piercing-shot',
  'armour-breaker',
  'concentration',
  'overload',
  'force-of-will',
  'shield-wall',
  'backstab',
  'tackle',
  'disarm',
  'blood-frenzy',
  'lucky-throw',
  'desperate-deed',
  'sweeping-blow',
  'death-blow',
] as const;

/** T23 to T40 */
export const eventIds = [
  'raid',
  'pickpocket',
  'earthquake',
  'campfire',
  'field-surgeon',
  'palisade',
  'ambush',
  'black-market',
  'treason',
  'plague-of-rust',
  'magic-lull',
  'full-moon',
  'grave-robbery',
  'exorcism',
  'devils-pact',
  'mercenary-contract',
  'armoury',
  'bounty',
] as const;

/** T41 to T54 */
export const spontaneousIds = [
  'bad-luck',
  'tripwire',
  'fog-bank',
  'counterspell',
  'not-like-that',
  'tough-fellow',
  'saving-hand',
  'slipped',
  'distraction',
  'looting-the-dead',
  'gloating',
  'quick-fingers',
  'memory-gap',
  'sacrificial-lamb',
] as const;

/** T55 to T64 */
export const npcIds = [
  'herbalist',
  'weaponsmith',
  'court-wizard',
  'bodyguard',
  'spy',
  'cutpurse',
  'man-at-arms',
  'bard',
  'exorcist',
  'alchemist',
] as const;

/** Green. */
export const tacticsIds = [...manoeuvreIds, ...eventIds, ...spontaneousIds, ...npcIds] as const;

export type HeroId = (typeof heroIds)[number];
export type EquipmentId = (typeof equipmentIds)[number];
export type ArtifactId = (typeof artifactIds)[number];
export type MagicId = (typeof magicIds)[number];
export type TacticsId = (typeof tacticsIds)[number];

/** Every card of the game; an id names one card whatever its deck. Inside the game a card is its place in this list. */
export const cardIds = [...heroIds, ...equipmentIds, ...magicIds, ...tacticsIds] as const;

export type CardId = (typeof cardIds)[number];
