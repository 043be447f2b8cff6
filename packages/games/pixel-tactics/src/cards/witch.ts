import { bonus, hero, order, passive, spell } from '../define.js';
import { clearRow, returnRow } from '../effects/units.js';
import { countCorpses, isCorpse } from '../units.js';

export const witch = hero({
  id: 'witch',
  attack: 1,
  life: 5,
  front: passive(bonus((s) => countCorpses(s, 0) + countCorpses(s, 1))),
  flank: passive(bonus((s, place) => (isCorpse(s, place - 3) ? 4 : 0))),
  rear: spell(clearRow),
  order: order(returnRow),
  leader: { attack: 3, life: 20, ability: { power: 'corpsesAttack' } },
});
