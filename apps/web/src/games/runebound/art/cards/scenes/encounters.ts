import { peopleEncounters } from './encounters-with-people.js';
import { placeEncounters } from './encounters-with-places.js';

/** Meetings that need no sword, 160 by 120. */
export const encounterPictures = { ...peopleEncounters, ...placeEncounters };
