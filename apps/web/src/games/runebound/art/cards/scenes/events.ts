import { peopleEvents } from './events-of-people.js';
import { landEvents } from './events-of-the-land.js';

/** What changes the land for a while, 160 by 120. */
export const eventPictures = { ...landEvents, ...peopleEvents };
