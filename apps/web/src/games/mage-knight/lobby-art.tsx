import { useMemo } from 'react';
import { matrixOf } from '../../pen/curve.js';
import { type Drawing, flat, glow, ground, limb, mass, stroke, strokes } from './art/cards/paint/marks.js';
import { paint } from './art/cards/paint/paint.js';

/** Land and sky reach beyond the picture: its card may be wider or higher than what is always seen. */
const land: Drawing = [
  ground('sun', 'violet', 'rays', 236, 96, 260),
  mass('violet', 'p -10,262 50,196 96,216 150,176 196,214 236,196 300,130 352,190 392,166 450,206 500,180 570,230 570,330 -10,330', -52, 0.9),
  mass('rose', 'p 300,130 324,156 310,154 300,166 288,148', -52),
  mass('rose', 'p 150,176 164,190 152,192 140,190', -52),
  // A city on its rock.
  mass('navy', 'p 340,236 346,198 354,198 354,180 362,180 362,192 370,192 370,166 382,166 382,192 392,192 392,178 400,178 400,200 410,200 416,236', 84, 0.9),
  mass('wine', 'p 366,168 376,142 386,168'),
  mass('wine', 'p 350,182 358,160 366,182'),
  mass('wine', 'p 388,180 396,158 404,180'),
  ...[[358, 190], [376, 178], [376, 202], [396, 188]].map(([x, y]) => flat('sun', `o ${x},${y} 1.8,2.8`, 2)),
  mass('forest', 'z -10,244! 100,230 190,214 290,232 380,220 470,232 570,240! 570,330! -10,330!', 8, 0.9),
  mass('green', 'z -10,276! 140,248 216,232 290,250 350,272 570,286! 570,330! -10,330!', 12, 1),
]; // biome-ignore format: a table of curves

/** A mage knight on the hill, the cloak in the wind, a stone of mana in the raised hand. */
const knight: Drawing = [
  mass('red', 'z 4,-58! 22,-52 48,-34 84,-38! 76,-14 86,4! 62,2 58,22! 34,12 8,24 2,-20', 14, 1.2),
  ...strokes('red', 3, -2, 's 12,-48 34,-26 66,-22', 's 10,-34 28,-8 54,8'),
  limb('iron', 's 6,2 10,20 12,44', 12, 8),
  limb('iron', 's -6,2 -10,22 -8,44', 12, 8),
  mass('silver', 'z -16,-56 14,-56 18,-30 12,6 -12,6 -18,-30', 70, 1.2),
  flat('silver', 'z 2,-56 14,-56 18,-30 12,6 2,6', -1, 0.7),
  stroke('gold', 'l -13,-4 13,-4', 4, 1),
  mass('silver', 'z 8,-58 22,-56 24,-42 14,-42', 40, 1.2),
  limb('silver', 's -14,-50 -30,-62 -36,-86', 11, 8),
  mass('silver', 'z -26,-58 -14,-62 -8,-50 -18,-42', 40, 1.2),
  limb('silver', 's 18,-46 26,-26 16,-8', 10, 8),
  mass('silver', 'p 8,-12 14,-16 26,52 24,62 19,54', 84),
  mass('gold', 'p 4,-6 22,-12 23,-8 6,-2'),
  mass('silver', 'z -12,-68 -9,-82 1,-86 11,-80 13,-66 6,-56 -6,-56', 70, 1.2),
  flat('black', 'z -12,-70! -2,-68 0,-66 9,-71! 8,-66 0,-63 -1,-57! -4,-57 -4,-63 -11,-65', -2),
  mass('red', 'z -5,-83! -4,-98 10,-106 27,-95 31,-70! 22,-83 8,-84', 30, 1.2),
  glow('jade', -38, -102, 22, 0.9),
  mass('jade', 'p -38,-118 -30,-107 -32,-94 -38,-86 -45,-94 -46,-107', -60),
  flat('jade', 'p -38,-118 -46,-107 -40,-104', 2),
]; // biome-ignore format: a table of curves

/** The middle of the canvas is always seen, 320 by 172. */
const format = { width: 560, height: 320 };

/** A mage knight above the land that is to be conquered: the picture of the game in the lobby. */
export function LobbyArt() {
  const layers = useMemo(() => {
    const matrix = matrixOf({ x: 236, y: 204, scale: 0.98 });
    return paint([...land, ...knight.map((mark) => ({ ...mark, matrix }))], 11, format);
  }, []);
  return (
    <svg viewBox="1200 740 3200 1720" aria-hidden="true" focusable="false">
      {layers.map((layer, i) => (
        // A picture never changes the order of its layers.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <path key={i} {...layer} />
      ))}
    </svg>
  );
}
