/** One way a roll can end: what the dice add up to, how many sixes count, and how likely it is. */
export interface Throw {
  readonly sum: number;
  readonly sixes: number;
  readonly chance: number;
}

/** Bits of luck as a clash keeps them: both at once cancel out. */
const lucky = 1;
const unlucky = 2;
/** After so many sixes in a row the rest is less than one in sixty million. */
const mostSixes = 10;

/** The first die: alone, or the better or worse of two. */
function firstDie(luck: number): readonly number[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    if (luck === lucky) return (2 * face - 1) / 36;
    return luck === unlucky ? (13 - 2 * face) / 36 : 1 / 6;
  });
}

/** KH-CMB-10: all ways a roll can end. Where sixes do not count there is one die only. */
export function throwsOf(luck: number, goesOn: boolean): readonly Throw[] {
  const list: Throw[] = [];
  firstDie(luck).forEach((chance, i) => {
    const face = i + 1;
    if (face < 6 || !goesOn) list.push({ sum: face, sixes: 0, chance });
    else addAfterSix(list, chance);
  });
  return list;
}

function addAfterSix(list: Throw[], six: number): void {
  let chance = six;
  for (let sixes = 1; sixes <= mostSixes; sixes++) {
    for (let face = 1; face <= 5; face++) list.push({ sum: 6 * sixes + face, sixes, chance: chance / 6 });
    chance /= 6;
  }
}
