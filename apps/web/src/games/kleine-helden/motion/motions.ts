import { flash, type Motion, type MotionStage, middleOf } from '../../../table/kit/motion-stage.js';
import { beingObject, deckObject, gearObject } from '../model/objects.js';
import styles from './motions.module.css';

const thing = (stage: MotionStage, key: string): HTMLElement | null =>
  stage.root.querySelector(`[data-object="${key}"]`);
const being = (stage: MotionStage, name: unknown): HTMLElement | null => thing(stage, beingObject(name));

const rise: Keyframe[] = [
  { transform: 'translate(-50%, -20%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-50%, -60%) scale(1.3)', opacity: 1, offset: 0.25 },
  { transform: 'translate(-50%, -90%) scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
];

const number =
  (className: string | undefined, sign: string, waitMs: number): Motion =>
  (stage, event) => {
    const who = being(stage, event.being);
    if (who === null) return 0;
    const timing = { duration: 1300, easing: 'ease-out' };
    flash(stage, `${styles.float} ${className}`, middleOf(stage, who), rise, timing, `${sign}${event.number ?? ''}`);
    return waitMs;
  };

const shake: Keyframe[] = [-6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 3}deg)` }));

const hurt: Motion = (stage, event, text) => {
  being(stage, event.being)?.animate(shake, { duration: 340, easing: 'ease-in-out' });
  return number(styles.hurt, '−', 950)(stage, event, text);
};

const burst =
  (className: string | undefined, waitMs: number): Motion =>
  (stage, event) => {
    const who = being(stage, event.being);
    if (who === null) return waitMs;
    const frames = [
      { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 1 },
      { transform: 'translate(-50%, -50%) scale(1.5)', opacity: 0 },
    ];
    const timing = { duration: 620, easing: 'ease-out' };
    flash(stage, `${styles.burst} ${className}`, middleOf(stage, who), frames, timing);
    return waitMs;
  };

/** A blow: the attacker leans towards its target. */
const lunge: Motion = (stage, event) => {
  const from = being(stage, event.being);
  const to = being(stage, event.target);
  if (from === null || to === null) return 0;
  const [x1, y1] = middleOf(stage, from);
  const [x2, y2] = middleOf(stage, to);
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const reach = Math.min(46, length / 3);
  const there = `translate(${((x2 - x1) / length) * reach}px, ${((y2 - y1) / length) * reach}px)`;
  const frames = [{ transform: 'none' }, { transform: there, offset: 0.4 }, { transform: 'none' }];
  from.querySelector('[data-figure]')?.animate(frames, { duration: 600, easing: 'ease-in-out' });
  return 650;
};

const popIn: Keyframe[] = [
  { transform: 'scale(1.7) rotate(-8deg)', opacity: 0 },
  { transform: 'scale(0.94)', opacity: 1, offset: 0.6 },
  { transform: 'none' },
];

const comes: Motion = (stage, event) => {
  being(stage, event.being)?.animate(popIn, { duration: 460, easing: 'ease-out' });
  return 0;
};

const laid: Motion = (stage, event) => {
  thing(stage, gearObject(event.card))?.animate(popIn, { duration: 380, easing: 'ease-out' });
  return 0;
};

/** A card flies from its deck to who draws it. */
const drawn: Motion = (stage, event) => {
  const deck = thing(stage, deckObject(event.deck));
  const goal = stage.root.querySelector(`[data-backs="${event.seat}"]`);
  if (deck === null || goal === null) return 0;
  const [x1, y1] = middleOf(stage, deck);
  const [x2, y2] = middleOf(stage, goal);
  const there = `translate(calc(-50% + ${x2 - x1}px), calc(-50% + ${y2 - y1}px))`;
  const frames = [
    { transform: 'translate(-50%, -50%)', opacity: 1 },
    { transform: `${there} scale(0.7)`, opacity: 0.9, offset: 0.85 },
    { transform: `${there} scale(0.5)`, opacity: 0 },
  ];
  flash(stage, `${styles.flying} ${styles[String(event.deck)]}`, [x1, y1], frames, {
    duration: 620,
    easing: 'ease-in-out',
  });
  return 160;
};

/** The middle of the table shows it meanwhile. */
const pause =
  (waitMs: number): Motion =>
  () =>
    waitMs;

const dieMs = 800;
const totalMs = 500;
const verdictMs = 800;
/** Long enough to see which card it is; who wants to read on finds it beside the table. */
const cardMs = 1300;

/** What is to be seen of an event; events that are not listed are told at once. */
export const motions: Readonly<Record<string, Motion>> = {
  attackAnnounced: lunge,
  dieRolled: pause(dieMs),
  dieDropped: pause(dieMs),
  attackValued: pause(totalMs),
  defenceValued: pause(totalMs),
  attackHit: pause(verdictMs),
  attackCancelled: pause(verdictMs),
  attackWardedOff: burst(styles.shield, verdictMs + 300),
  spellSucceeded: burst(styles.spell, verdictMs),
  spellFailed: pause(verdictMs),
  protectionGiven: burst(styles.shield, 450),
  lifeLost: hurt,
  healed: number(styles.heal, '+', 350),
  poisoned: number(styles.poison, '☠', 350),
  beingDied: burst(styles.death, 900),
  cardDrawn: drawn,
  manoeuvrePlayed: pause(cardMs),
  potionDrunk: pause(cardMs),
  cardPlayed: pause(cardMs),
  spellAnnounced: pause(cardMs),
  artifactUsed: pause(cardMs),
  npcCalled: pause(cardMs),
  npcPlaced: pause(cardMs),
  demonPlaced: pause(cardMs),
  heroBought: pause(cardMs),
};

/** What lands on the table when it has changed. */
export const arrivals: Readonly<Record<string, Motion>> = {
  creatureSummoned: comes,
  heroBought: comes,
  npcPlaced: comes,
  npcMoved: comes,
  demonPlaced: comes,
  demonMoved: comes,
  cardEquipped: laid,
  cardTransferred: laid,
};
