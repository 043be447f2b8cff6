import {
  type EquipmentId,
  equipmentIds,
  heroIds,
  type MagicId,
  magicIds,
  type TacticsId,
  tacticsIds,
} from './card-ids.js';
import { attackSpells } from './cards/attack-spells.js';
import { defenceSpells } from './cards/defence-spells.js';
import { demons, potions } from './cards/demons-and-potions.js';
import { events } from './cards/events.js';
import { generalSpells, summonings } from './cards/general-spells.js';
import { heroes } from './cards/heroes.js';
import { manoeuvres } from './cards/manoeuvres.js';
import { npcs } from './cards/npcs.js';
import { spontaneousEvents } from './cards/spontaneous.js';
import { weapons } from './cards/weapons.js';
import { worn } from './cards/worn.js';
import type { SupportCard } from './define.js';
import { register } from './tables.js';

const supports: Readonly<Record<EquipmentId | MagicId | TacticsId, SupportCard>> = {
  ...weapons,
  ...worn,
  ...attackSpells,
  ...defenceSpells,
  ...generalSpells,
  ...summonings,
  ...demons,
  ...potions,
  ...manoeuvres,
  ...events,
  ...spontaneousEvents,
  ...npcs,
};

/** Fills the tables from the card files, in the order of the ids. */
register(
  heroIds.map((id) => heroes[id]),
  [...equipmentIds, ...magicIds, ...tacticsIds].map((id) => supports[id]),
);
