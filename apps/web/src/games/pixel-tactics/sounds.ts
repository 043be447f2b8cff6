import type { Sounds } from '../../table/sounds.js';

/** What is heard of an event; the others are silent. */
export const sounds: Sounds = {
  roundStarted: 'horn',
  heroRecruited: 'card',
  heroMoved: 'card',
  placesSwapped: 'card',
  cardDrawn: 'card',
  promoDrawn: 'card',
  orderPlayed: 'magic',
  spellCast: 'magic',
  unitAttacked: 'attack',
  damageDealt: 'hit',
  damageOverflowed: 'hit',
  damagePrevented: 'block',
  attackIntercepted: 'block',
  damageHealed: 'heal',
  heroRevived: 'heal',
  heroKilled: 'fall',
  leaderKilled: 'fall',
};
