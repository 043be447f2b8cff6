import { draw, type Operation, type SkillCard, when } from '../card.js';
import type { HeroId } from '../card-ids.js';

/** A skill that five heroes have (MK-SKL-04); who has least fame gets something more. */
export const motivation = (hero: Exclude<HeroId, 'krang' | 'braevalar'>, extra: Operation): SkillCard => ({
  id: `${hero}-motivation`,
  use: 'round',
  when: 'anyTurn',
  do: [draw(2), when('lowestFame', [extra])],
});
