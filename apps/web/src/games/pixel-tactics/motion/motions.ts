import { flash, type Motion, type MotionStage, middleOf } from '../../../table/kit/motion-stage.js';
import { icons, spriteRects } from '../sprites/index.js';

const cellElement = (stage: MotionStage, place: unknown): HTMLElement | null =>
  stage.root.querySelector(`[data-object="place:${String(place)}"]`);

/** The skull as an element of its own. */
function skull(): SVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('viewBox', `0 0 ${icons.skull[0]?.length} ${icons.skull.length}`);
  picture.setAttribute('shape-rendering', 'crispEdges');
  for (const { x, y, width, color } of spriteRects(icons.skull)) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('fill', color);
    path.setAttribute('d', `M${x} ${y}h${width}v1h-${width}z`);
    picture.append(path);
  }
  return picture;
}

const rise: Keyframe[] = [
  { transform: 'translate(-50%, -20%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-50%, -60%) scale(1.25)', opacity: 1, offset: 0.25 },
  { transform: 'translate(-50%, -90%) scale(1)', opacity: 1, offset: 0.7 },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
];

/** Something floats up from a card. The next thing waits until it has been seen. */
function float(stage: MotionStage, place: unknown, className: string, content: string | Node, waitMs: number): number {
  const cell = cellElement(stage, place);
  if (cell === null) return 0;
  flash(stage, `pt-float ${className}`, middleOf(stage, cell), rise, { duration: 950, easing: 'ease-out' }, content);
  return waitMs;
}

const number =
  (className: string, sign: string): Motion =>
  (stage, event) =>
    float(stage, event.place, className, `${sign}${event.amount}`, 520);

const shake: Keyframe[] = [-5, 5, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const hurt: Motion = (stage, event, text) => {
  cellElement(stage, event.place)?.animate(shake, { duration: 280, easing: 'steps(5)' });
  return number('pt-float-damage', '−')(stage, event, text);
};

const glow =
  (className: string, waitMs: number, field = 'place'): Motion =>
  (stage, event) => {
    const cell = cellElement(stage, event[field]);
    if (cell === null) return 0;
    const burst = [
      { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 1 },
      { transform: 'translate(-50%, -50%) scale(1.3)', opacity: 0 },
    ];
    flash(stage, `pt-burst ${className}`, middleOf(stage, cell), burst, { duration: 480, easing: 'steps(8)' });
    return waitMs;
  };

const pop =
  (frames: Keyframe[], ...fields: string[]): Motion =>
  (stage, event) => {
    for (const field of fields) {
      cellElement(stage, event[field])?.animate(frames, { duration: 380, easing: 'ease-out' });
    }
    return 0;
  };

/** The attacker jumps at its target, or shoots. */
const lunge: Motion = (stage, event) => {
  const from = cellElement(stage, event.place);
  const to = cellElement(stage, event.target);
  if (from === null || to === null) return 0;
  const [x, y] = middleOf(stage, from);
  const [tx, ty] = middleOf(stage, to);
  if (event.kind === 'ranged') {
    const turn = `rotate(${Math.atan2(ty - y, tx - x)}rad)`;
    const flight = [
      { transform: `translate(-50%, -50%) ${turn}` },
      { transform: `translate(${tx - x}px, ${ty - y}px) translate(-50%, -50%) ${turn}` },
    ];
    flash(stage, 'pt-shot', [x, y], flight, { duration: 380, easing: 'ease-in' });
    return 380;
  }
  const step = (part: number, offset: number): Keyframe => ({
    transform: `translate(${(tx - x) * part}px, ${(ty - y) * part}px)`,
    zIndex: 5,
    offset,
  });
  from.animate([step(0, 0), step(-0.06, 0.25), step(0.55, 0.6), step(0, 1)], {
    duration: 520,
    easing: 'ease-in-out',
  });
  return 320;
};

const banner: Motion = (stage, _event, text) => {
  const box = stage.layer.getBoundingClientRect();
  const sweep = [
    { transform: 'translate(-50%, -50%) scaleY(0)', opacity: 0 },
    { transform: 'translate(-50%, -50%) scaleY(1)', opacity: 1, offset: 0.15 },
    { transform: 'translate(-50%, -50%) scaleY(1)', opacity: 1, offset: 0.8 },
    { transform: 'translate(-50%, -50%) scaleY(0)', opacity: 0 },
  ];
  flash(stage, 'pt-banner', [box.width / 2, box.height / 2], sweep, { duration: 1000, easing: 'steps(16)' }, text);
  return 700;
};

/** Where a seat holds its cards. */
const handOf = (stage: MotionStage, seat: string): Element | null =>
  stage.root.querySelector(`[data-part="hand"][data-seat="${seat}"]`) ??
  stage.root.querySelector(`[data-side="far"][data-seat="${seat}"] [data-far-hand]`);

function fly(stage: MotionStage, seat: string, from: Element | null, to: Element | null, waitMs: number): number {
  if (from === null || to === null) return 0;
  const [x, y] = middleOf(stage, from);
  const [tx, ty] = middleOf(stage, to);
  const there = `translate(${tx - x}px, ${ty - y}px) translate(-50%, -50%)`;
  const flight = [
    { transform: 'translate(-50%, -50%)', opacity: 1 },
    { transform: there, opacity: 1, offset: 0.85 },
    { transform: there, opacity: 0 },
  ];
  flash(stage, `pt-flying-card pt-seat-${seat}`, [x, y], flight, { duration: 420, easing: 'ease-in-out' });
  return waitMs;
}

/** A card flies from the deck towards the hand. */
const draw: Motion = (stage, { seat }) =>
  fly(stage, String(seat), stage.root.querySelector(`[data-piles="${seat}"]`), handOf(stage, String(seat)), 260);

/** A card flies from the hand to its place. */
const recruit: Motion = (stage, { place }) => {
  const seat = String(place).slice(0, 1);
  return fly(stage, seat, handOf(stage, seat), cellElement(stage, place), 360);
};

const moved: Motion = (stage, event, text) => {
  number('pt-float-heal', '−')(stage, event, text);
  return hurt(stage, { type: event.type, place: event.with ?? null, amount: event.amount ?? 0 }, text);
};

const killed: Motion = (stage, event, text) => {
  glow('pt-burst-death', 0)(stage, event, text);
  return float(stage, event.place, 'pt-float-skull', skull(), 650);
};

const leaderKilled: Motion = (stage, event, text) =>
  killed(stage, { ...event, place: `${event.seat}:leader` }, text) + 300;

/** Long enough to read an order or a spell of the other player; the own one is known. */
const announce: Motion = (stage, { seat, place }) => {
  const own = stage.root.querySelector<HTMLElement>('[data-side="near"]')?.dataset.seat;
  return String(seat ?? String(place).slice(0, 1)) === own ? 900 : 2000;
};

const dropIn: Keyframe[] = [
  { transform: 'translateY(-46px) scale(1.12)', opacity: 0 },
  { transform: 'translateY(0) scale(1)', opacity: 1, offset: 0.6 },
  { transform: 'translateY(-5px)', offset: 0.8 },
  { transform: 'none' },
];
const popIn: Keyframe[] = [
  { transform: 'scale(0.8)', opacity: 0.3 },
  { transform: 'scale(1.06)', opacity: 1, offset: 0.6 },
  { transform: 'none' },
];

/** What is to be seen of an event while the table still stands as before; what is not listed the log tells. */
export const motions: Readonly<Record<string, Motion>> = {
  roundStarted: banner,
  waveStarted: banner,
  gameWon: banner,
  gameDrawn: banner,
  orderPlayed: announce,
  orderCarriedOut: announce,
  spellCast: announce,
  unitAttacked: lunge,
  targetChanged: glow('pt-burst-shield', 300, 'target'),
  attackIntercepted: glow('pt-burst-shield', 350, 'target'),
  damageDealt: hurt,
  damageOverflowed: hurt,
  damagePrevented: glow('pt-burst-shield', 300),
  damageTakenOver: glow('pt-burst-shield', 300),
  damageHealed: number('pt-float-heal', '+'),
  damageMoved: moved,
  attackRaised: number('pt-float-raise', '⚔+'),
  heroKilled: killed,
  leaderKilled,
  heroSaved: glow('pt-burst-heal', 300),
  heroRevived: glow('pt-burst-heal', 300),
  heroRecruited: recruit,
  cardDrawn: draw,
  promoDrawn: draw,
};

/** What lands when the table has changed. */
export const arrivals: Readonly<Record<string, Motion>> = {
  heroRecruited: pop(dropIn, 'place'),
  heroTaken: pop(dropIn, 'place'),
  heroKilled: pop(dropIn, 'place'),
  heroRevived: pop(popIn, 'place'),
  heroMoved: pop(popIn, 'place'),
  placesSwapped: pop(popIn, 'place', 'with'),
};
