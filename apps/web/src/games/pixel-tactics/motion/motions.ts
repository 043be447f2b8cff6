import { banner, burst, dropIn, floatUp, flyCard, jump, popIn, shoot } from '../../../table/kit/effects.js';
import { type Motion, type MotionStage, thingOn } from '../../../table/kit/motion-stage.js';
import { thingMotions } from '../../../table/kit/thing-motions.js';
import { placeObject } from '../model/pointing.js';
import { icons, spriteRects } from '../sprites/index.js';

const at = (stage: MotionStage, place: unknown): HTMLElement | null => thingOn(stage, placeObject(place));

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

const { number, hurt, glow, arrive } = thingMotions({ thing: 'place', amount: 'amount', objectOf: placeObject });
/** A number is seen for this long before anything tells it. */
const numberMs = 520;
const glowMs = 320;

const moved: Motion = (stage, event, text) => {
  number('heal', '−', numberMs)(stage, event, text);
  return hurt(numberMs)(stage, { ...event, place: event.with ?? null }, text);
};

const killed: Motion = (stage, { place }) => {
  burst(stage, at(stage, place), 'death');
  floatUp(stage, at(stage, place), 'death', skull());
  return 650;
};

const attack: Motion = (stage, { place, target, kind }) =>
  (kind === 'ranged' ? shoot : jump)(stage, at(stage, place), at(stage, target));

/** Where a seat holds its cards. */
const handOf = (stage: MotionStage, seat: string): Element | null =>
  stage.root.querySelector(`[data-part="hand"][data-seat="${seat}"], [data-far-hand="${seat}"]`);

const draw: Motion = (stage, { seat }) =>
  flyCard(stage, String(seat), stage.root.querySelector(`[data-piles="${seat}"]`), handOf(stage, String(seat)), 260);

const recruit: Motion = (stage, { place }) => {
  const seat = String(place).slice(0, 1);
  return flyCard(stage, seat, handOf(stage, seat), at(stage, place), 360);
};

const announce: Motion = (stage, _event, text) => banner(stage, text);

/** Long enough to read an order or a spell of the other player; the own one is known. */
const spotlight: Motion = (stage, { seat, place }) => {
  const own = stage.root.querySelector<HTMLElement>('[data-side="near"]')?.dataset.seat;
  return String(seat ?? String(place).slice(0, 1)) === own ? 900 : 2000;
};

/** What is to be seen of an event while the table still stands as before; what is not listed the log tells. */
export const motions: Readonly<Record<string, Motion>> = {
  roundStarted: announce,
  waveStarted: announce,
  gameWon: announce,
  gameDrawn: announce,
  orderPlayed: spotlight,
  orderCarriedOut: spotlight,
  spellCast: spotlight,
  unitAttacked: attack,
  targetChanged: glow('shield', glowMs, 'target'),
  attackIntercepted: glow('shield', glowMs, 'target'),
  damageDealt: hurt(numberMs),
  damageOverflowed: hurt(numberMs),
  damagePrevented: glow('shield', glowMs),
  damageTakenOver: glow('shield', glowMs),
  damageHealed: number('heal', '+', numberMs),
  damageMoved: moved,
  attackRaised: number('raise', '⚔+', numberMs),
  heroKilled: killed,
  leaderKilled: (stage, event, text) => killed(stage, { ...event, place: `${event.seat}:leader` }, text),
  heroSaved: glow('heal', glowMs),
  heroRevived: glow('heal', glowMs),
  heroRecruited: recruit,
  cardDrawn: draw,
  promoDrawn: draw,
};

/** What lands when the table has changed. */
export const arrivals: Readonly<Record<string, Motion>> = {
  heroRecruited: arrive(dropIn, 'place'),
  heroTaken: arrive(dropIn, 'place'),
  heroKilled: arrive(dropIn, 'place'),
  heroRevived: arrive(popIn, 'place'),
  heroMoved: arrive(popIn, 'place'),
  placesSwapped: arrive(popIn, 'place', 'with'),
};
