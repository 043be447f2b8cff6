import type { Sounds } from '../../table/sounds.js';

/** What is heard of an event; the others are silent. */
export const sounds: Sounds = {
  cardDrawn: 'card',
  cardPlayed: 'card',
  cardEquipped: 'card',
  manoeuvrePlayed: 'card',
  npcPlaced: 'card',
  plundered: 'card',
  potionDrunk: 'heal',
  healed: 'heal',
  attackAnnounced: 'attack',
  spellAnnounced: 'magic',
  artifactUsed: 'magic',
  creatureSummoned: 'magic',
  demonPlaced: 'horn',
  dieRolled: 'die',
  loyaltyRolled: 'die',
  attackHit: 'hit',
  attackWardedOff: 'block',
  beingDied: 'fall',
};
