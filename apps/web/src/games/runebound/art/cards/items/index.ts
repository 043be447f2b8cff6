import { armorPictures } from './armor.js';
import { gearPictures } from './gear.js';
import { jewelPictures } from './jewels.js';
import { potionPictures } from './potions.js';
import { runePictures } from './runes.js';
import { weaponPictures } from './weapons.js';

/** Things one can own, 100 by 100. */
export const itemPictures = {
  ...weaponPictures,
  ...armorPictures,
  ...jewelPictures,
  ...gearPictures,
  ...runePictures,
  ...potionPictures,
};
