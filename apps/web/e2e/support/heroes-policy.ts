import type { Choice, Pending } from '@heldentisch/engine';
import { attackPreview, beingNumber, type HeldenState, meansNames } from '@heldentisch/kleine-helden';

/** What an attack would probably cost its target, with a premium on ending somebody. */
function worth(view: HeldenState, { being, means, target }: Choice): number {
  const [attacker, with_, aim] = [
    beingNumber(String(being)),
    meansNames.indexOf(String(means)),
    beingNumber(String(target)),
  ];
  const { expectedLoss, killChance } = attackPreview(view, attacker, with_, aim);
  return expectedLoss + 5 * killChance;
}

/** What a person who wants the game to end soon prefers, the dearest first. */
const order = [
  ...['attack', 'plunder', 'defend', 'manoeuvre', 'npc', 'equip', 'done', 'deck', 'resolve', 'target', 'pick', 'card'],
  ...['draw', 'end', 'pass', 'renounce'],
];

/** Attacks whenever that is offered, defends, equips, plays manoeuvres and lets everything else pass. */
export function pickFighting({ options = [] }: Pending, view: HeldenState): Choice {
  const rank = ({ type }: Choice): number => (order.includes(type) ? order.indexOf(type) : order.length);
  const best = Math.min(...options.map(rank));
  const candidates = options.filter((choice) => rank(choice) === best);
  const weapons = candidates.filter(({ deck }) => deck === 'red');
  const list = weapons.length > 0 ? weapons : candidates;
  const sorted = best === 0 ? list.toSorted((a, b) => worth(view, b) - worth(view, a)) : list;
  const [choice] = sorted;
  if (choice === undefined) throw new Error('nothing is offered');
  return choice;
}
