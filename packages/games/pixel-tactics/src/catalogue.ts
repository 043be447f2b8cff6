import { cardIds } from './card-ids.js';
import { alchemist } from './cards/alchemist.js';
import { artist } from './cards/artist.js';
import { berserker } from './cards/berserker.js';
import { designer } from './cards/designer.js';
import { doppelganger } from './cards/doppelganger.js';
import { dragonmage } from './cards/dragonmage.js';
import { gunner } from './cards/gunner.js';
import { healer } from './cards/healer.js';
import { homunculus } from './cards/homunculus.js';
import { illusionist } from './cards/illusionist.js';
import { killer } from './cards/killer.js';
import { knight } from './cards/knight.js';
import { mascot } from './cards/mascot.js';
import { mystic } from './cards/mystic.js';
import { oracle } from './cards/oracle.js';
import { overlord } from './cards/overlord.js';
import { paladin } from './cards/paladin.js';
import { planestalker } from './cards/planestalker.js';
import { playtester } from './cards/playtester.js';
import { priestess } from './cards/priestess.js';
import { pyromancer } from './cards/pyromancer.js';
import { reporter } from './cards/reporter.js';
import { scientist } from './cards/scientist.js';
import { summoner } from './cards/summoner.js';
import { templar } from './cards/templar.js';
import { trapper } from './cards/trapper.js';
import { vampire } from './cards/vampire.js';
import { warrior } from './cards/warrior.js';
import { witch } from './cards/witch.js';
import { type CardDefinition, register } from './tables.js';

const cards: Readonly<Record<(typeof cardIds)[number], CardDefinition>> = {
  alchemist,
  killer,
  warrior,
  berserker,
  paladin,
  scientist,
  oracle,
  summoner,
  doppelganger,
  mascot,
  homunculus,
  pyromancer,
  dragonmage,
  gunner,
  priestess,
  vampire,
  knight,
  illusionist,
  healer,
  mystic,
  overlord,
  planestalker,
  templar,
  trapper,
  witch,
  designer,
  reporter,
  artist,
  playtester,
};

/** Fills the tables from the card files, in the order of the ids. */
register(cardIds.map((id) => cards[id]));
