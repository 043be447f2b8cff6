import type { Sounds } from '../../table/sounds.js';

/** What is heard of an event; the others are silent. */
export const sounds: Sounds = {
  dieRolled: 'die',
  sourceRolled: 'die',
  cardPlayed: 'card',
  cardGained: 'card',
  unitRecruited: 'card',
  heroStepped: 'choice',
  tileLaid: 'card',
  roundBegun: 'horn',
  combatBegun: 'horn',
  endAnnounced: 'horn',
  dummyAnnounced: 'horn',
  manaPaid: 'magic',
  skillUsed: 'magic',
  attackBlocked: 'block',
  enemyDefeated: 'hit',
  damageDealt: 'hit',
  unitHealed: 'heal',
  woundHealed: 'heal',
  knockedOut: 'fall',
  unitDestroyed: 'fall',
};
