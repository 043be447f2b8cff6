import type { Sounds } from '../../table/sounds.js';

/** What is heard of an event; the others are silent. */
export const sounds: Sounds = {
  movementDieRolled: 'die',
  diceRolled: 'die',
  dieRerolled: 'die',
  heroStepped: 'choice',
  adventureDrawn: 'card',
  marketCardLaid: 'card',
  cardBought: 'card',
  cardSold: 'card',
  eventLaid: 'horn',
  combatBegun: 'horn',
  heroesFight: 'horn',
  attackDeclared: 'attack',
  abilityUsed: 'magic',
  attackHit: 'hit',
  attackMissed: 'block',
  defenceHeld: 'block',
  defenceBroken: 'hit',
  woundsHealed: 'heal',
  exhaustionRemoved: 'heal',
  heroKnockedOut: 'fall',
  allyKilled: 'fall',
};
