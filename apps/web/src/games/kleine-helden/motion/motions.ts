import { dropIn, flyCard, jump, popIn } from '../../../table/kit/effects.js';
import { type Motion, type MotionStage, pause, thingOn } from '../../../table/kit/motion-stage.js';
import { thingMotions } from '../../../table/kit/thing-motions.js';
import { beingObject, deckObject, gearObject } from '../model/objects.js';

const { number, hurt, glow, arrive } = thingMotions({ thing: 'being', amount: 'number', objectOf: beingObject });
const being = (stage: MotionStage, name: unknown): HTMLElement | null => thingOn(stage, beingObject(name));

/** A blow: the figure leans towards its target; it does not leave its group. */
const lunge: Motion = (stage, event) => {
  const figure = being(stage, event.being)?.querySelector('[data-figure]') ?? null;
  return jump(stage, figure, being(stage, event.target), 46) === 0 ? 0 : 650;
};

const comes = arrive(dropIn, 'being');

const laid: Motion = (stage, event) => {
  popIn(thingOn(stage, gearObject(event.card)));
  return 0;
};

/** A card flies from its deck to who draws it. */
const drawn: Motion = (stage, { deck, seat }) => {
  const goal = stage.root.querySelector(`[data-backs="${seat}"]`);
  return flyCard(stage, String(seat), thingOn(stage, deckObject(deck)), goal, 160, { deck: String(deck) });
};

const numberMs = 1300;
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
  attackWardedOff: glow('shield', verdictMs + 300),
  spellSucceeded: glow('spell', verdictMs),
  spellFailed: pause(verdictMs),
  protectionGiven: glow('shield', 450),
  lifeLost: hurt(950, numberMs),
  healed: number('heal', '+', 350, numberMs),
  poisoned: number('poison', '☠', 350, numberMs),
  beingDied: glow('death', 900),
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
