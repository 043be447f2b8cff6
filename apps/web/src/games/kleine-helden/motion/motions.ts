import { flash, type Motion, type MotionStage, middleOf } from '../../../table/kit/motion-stage.js';

const beingElement = (stage: MotionStage, name: unknown): HTMLElement | null =>
  stage.root.querySelector(`.kh-being[data-being="${String(name)}"]`);
const chipElement = (stage: MotionStage, card: unknown): HTMLElement | null =>
  stage.root.querySelector(`.kh-chip[data-card="${String(card)}"]`);

const rise: Keyframe[] = [
  { transform: 'translate(-50%, -20%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-50%, -60%) scale(1.3)', opacity: 1, offset: 0.25 },
  { transform: 'translate(-50%, -90%) scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
];

const number =
  (className: string, sign: string, waitMs = 250): Motion =>
  (stage, event) => {
    const being = beingElement(stage, event.being);
    if (being === null) return 0;
    const timing = { duration: 1300, easing: 'ease-out' };
    flash(stage, `kh-float ${className}`, middleOf(stage, being), rise, timing, `${sign}${event.number ?? ''}`);
    return waitMs;
  };

const shake: Keyframe[] = [-6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));

const hurt: Motion = (stage, event, text) => {
  beingElement(stage, event.being)?.animate(shake, { duration: 340, easing: 'ease-in-out' });
  return number('kh-float-hurt', '−')(stage, event, text);
};

const burst =
  (className: string, waitMs: number): Motion =>
  (stage, event) => {
    const being = beingElement(stage, event.being);
    if (being === null) return 0;
    const frames = [
      { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 1 },
      { transform: 'translate(-50%, -50%) scale(1.5)', opacity: 0 },
    ];
    flash(stage, `kh-burst ${className}`, middleOf(stage, being), frames, { duration: 620, easing: 'ease-out' });
    return waitMs;
  };

/** A blow: the attacker leans towards its target. */
const lunge: Motion = (stage, event) => {
  const from = beingElement(stage, event.being);
  const to = beingElement(stage, event.target);
  if (from === null || to === null) return 0;
  const [x1, y1] = middleOf(stage, from);
  const [x2, y2] = middleOf(stage, to);
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const reach = Math.min(46, length / 3);
  const there = `translate(${((x2 - x1) / length) * reach}px, ${((y2 - y1) / length) * reach}px)`;
  from
    .querySelector('.kh-figure')
    ?.animate([{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: 'none' }], {
      duration: 520,
      easing: 'ease-in-out',
    });
  return 300;
};

const popIn: Keyframe[] = [
  { transform: 'scale(1.7) rotate(-8deg)', opacity: 0 },
  { transform: 'scale(0.94)', opacity: 1, offset: 0.6 },
  { transform: 'none' },
];

const arrive: Motion = (stage, event) => {
  beingElement(stage, event.being)?.animate(popIn, { duration: 460, easing: 'ease-out' });
  return 260;
};

const laid: Motion = (stage, event) => {
  chipElement(stage, event.card)?.animate(popIn, { duration: 380, easing: 'ease-out' });
  return 160;
};

/** A card flies from its deck to who draws it. */
const drawn: Motion = (stage, event) => {
  const deck = stage.root.querySelector(`.kh-deck[data-deck="${String(event.deck)}"]`);
  const goal =
    stage.root.querySelector(`.kh-group[data-seat="${event.seat}"] .kh-backs`) ??
    stage.root.querySelector(`.kh-own[data-seat="${event.seat}"] .kh-backs`);
  if (deck === null || goal === null) return 0;
  const [x1, y1] = middleOf(stage, deck);
  const [x2, y2] = middleOf(stage, goal);
  const frames = [
    { transform: 'translate(-50%, -50%)', opacity: 1 },
    {
      transform: `translate(calc(-50% + ${x2 - x1}px), calc(-50% + ${y2 - y1}px)) scale(0.7)`,
      opacity: 0.9,
      offset: 0.85,
    },
    { transform: `translate(calc(-50% + ${x2 - x1}px), calc(-50% + ${y2 - y1}px)) scale(0.5)`, opacity: 0 },
  ];
  flash(stage, `kh-flying kh-flying-${event.deck}`, [x1, y1], frames, { duration: 620, easing: 'ease-in-out' });
  return 140;
};

/** The stage uncovers the dice meanwhile; what they bring about must not be seen before. */
const pause =
  (waitMs: number): Motion =>
  () =>
    waitMs;

/** What is to be seen of an event; events that are not listed are told by the log and the stage only. */
export const motions: Readonly<Record<string, Motion>> = {
  attackAnnounced: lunge,
  dieRolled: pause(750),
  dieDropped: pause(750),
  attackValued: pause(450),
  defenceValued: pause(450),
  attackHit: pause(450),
  protectionGiven: burst('kh-burst-shield', 260),
  attackWardedOff: burst('kh-burst-shield', 260),
  spellSucceeded: burst('kh-burst-spell', 260),
  lifeLost: hurt,
  healed: number('kh-float-heal', '+'),
  poisoned: number('kh-float-poison', '☠'),
  beingDied: burst('kh-burst-death', 420),
  creatureSummoned: arrive,
  heroBought: arrive,
  npcPlaced: arrive,
  demonPlaced: arrive,
  demonMoved: arrive,
  npcMoved: arrive,
  cardEquipped: laid,
  cardTransferred: laid,
  cardDrawn: drawn,
};
