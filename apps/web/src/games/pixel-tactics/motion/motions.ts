import { flash, type Motion, type MotionStage, middleOf } from '../../../table/kit/motion-stage.js';

const cellElement = (stage: MotionStage, place: unknown): HTMLElement | null =>
  stage.root.querySelector(`[data-place="${String(place)}"] .pt-card`);

const number =
  (className: string, sign: string): Motion =>
  (stage, event) => {
    const cell = cellElement(stage, event.place);
    if (cell === null) return 0;
    const [x, y] = middleOf(stage, cell);
    const rise = [
      { transform: 'translate(-50%, -20%) scale(0.4)', opacity: 0 },
      { transform: 'translate(-50%, -60%) scale(1.25)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -90%) scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
    ];
    flash(
      stage,
      `pt-float ${className}`,
      [x, y],
      rise,
      { duration: 900, easing: 'ease-out' },
      `${sign}${event.amount}`,
    );
    return 130;
  };

const shake: Keyframe[] = [-4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const hurt: Motion = (stage, event, text) => {
  cellElement(stage, event.place)?.animate(shake, { duration: 260, easing: 'steps(5)' });
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

const pop = (frames: Keyframe[], waitMs: number, ...fields: string[]): Motion => {
  return (stage, event) => {
    for (const field of fields)
      cellElement(stage, event[field])?.animate(frames, { duration: 380, easing: 'ease-out' });
    return waitMs;
  };
};

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
    flash(stage, 'pt-shot', [x, y], flight, { duration: 340, easing: 'ease-in' });
    return 330;
  }
  const reach = 0.55;
  from.animate(
    [
      { transform: 'none', zIndex: 5 },
      { transform: `translate(${-(tx - x) * 0.06}px, ${-(ty - y) * 0.06}px)`, zIndex: 5, offset: 0.25 },
      { transform: `translate(${(tx - x) * reach}px, ${(ty - y) * reach}px)`, zIndex: 5, offset: 0.6 },
      { transform: 'none', zIndex: 5 },
    ],
    { duration: 440, easing: 'ease-in-out' },
  );
  return 270;
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
  return 420;
};

/** A card flies from the deck towards the hand. */
const draw: Motion = (stage, event) => {
  const seat = event.seat === null ? '' : String(event.seat);
  const panel = stage.root.querySelector(`.pt-player[data-seat="${seat}"]`);
  const deck = panel?.querySelector('[data-pile="deck"]');
  const hand = panel?.querySelector('.pt-far-hand') ?? stage.root.querySelector('.pt-hand');
  if (deck == null || hand === null) return 0;
  const [x, y] = middleOf(stage, deck);
  const [tx, ty] = middleOf(stage, hand);
  const flight = [
    { transform: 'translate(-50%, -50%)', opacity: 1 },
    { transform: `translate(${tx - x}px, ${ty - y}px) translate(-50%, -50%)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${tx - x}px, ${ty - y}px) translate(-50%, -50%)`, opacity: 0 },
  ];
  flash(stage, `pt-flying-card pt-seat-${seat}`, [x, y], flight, { duration: 420, easing: 'ease-in-out' });
  return 140;
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

const moved: Motion = (stage, event, text) => {
  number('pt-float-heal', '−')(stage, event, text);
  return hurt(stage, { type: event.type, place: event.with ?? null, amount: event.amount ?? 0 }, text);
};

const killed: Motion = (stage, event, text) => {
  glow('pt-burst-death', 0)(stage, event, text);
  return pop(dropIn, 220, 'place')(stage, event, text);
};

/** What is to be seen of an event; events that are not listed are told by the log only. */
export const motions: Readonly<Record<string, Motion>> = {
  roundStarted: banner,
  waveStarted: banner,
  orderPlayed: banner,
  orderCarriedOut: banner,
  unitAttacked: lunge,
  targetChanged: glow('pt-burst-shield', 200, 'target'),
  attackIntercepted: glow('pt-burst-shield', 260, 'target'),
  spellCast: glow('pt-burst-spell', 320),
  damageDealt: hurt,
  damageOverflowed: hurt,
  damagePrevented: glow('pt-burst-shield', 160),
  damageTakenOver: glow('pt-burst-shield', 200),
  damageHealed: number('pt-float-heal', '+'),
  damageMoved: moved,
  attackRaised: number('pt-float-raise', '⚔+'),
  heroKilled: killed,
  heroSaved: glow('pt-burst-heal', 200),
  heroRevived: glow('pt-burst-heal', 260),
  heroTaken: pop(dropIn, 240, 'place'),
  heroRecruited: pop(dropIn, 240, 'place'),
  heroMoved: pop(popIn, 220, 'place'),
  placesSwapped: pop(popIn, 200, 'place', 'with'),
  cardDrawn: draw,
  promoDrawn: draw,
};
