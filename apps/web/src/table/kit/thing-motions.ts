import { burst, floatUp, shake, type Tone } from './effects.js';
import { type Motion, thingOn } from './motion-stage.js';
import type { ObjectKey } from './pointing.js';

/** In the events of a game: what names the thing to which something happens, and how much of it. */
interface Fields {
  readonly thing: string;
  readonly amount: string;
  objectOf(name: unknown): ObjectKey;
}

/** What happens to the things of a game, each kind of motion made for one kind of event. */
export function thingMotions({ thing, amount, objectOf }: Fields) {
  /** A number floats up; it is seen for a while before anything tells it. */
  const number =
    (tone: Tone, sign: string, waitMs: number, floatMs?: number): Motion =>
    (stage, event) => {
      const at = thingOn(stage, objectOf(event[thing]));
      floatUp(stage, at, tone, `${sign}${event[amount] ?? ''}`, floatMs);
      return at === null ? 0 : waitMs;
    };
  const hurt =
    (waitMs: number, floatMs?: number): Motion =>
    (stage, event, text) => {
      shake(thingOn(stage, objectOf(event[thing])));
      return number('harm', '−', waitMs, floatMs)(stage, event, text);
    };
  const glow =
    (tone: Tone, waitMs: number, field = thing): Motion =>
    (stage, event) => {
      burst(stage, thingOn(stage, objectOf(event[field])), tone);
      return waitMs;
    };
  /** Something comes to lie where these fields say. */
  const arrive =
    (land: (element: Element | null) => void, ...fields: readonly string[]): Motion =>
    (stage, event) => {
      for (const field of fields) land(thingOn(stage, objectOf(event[field])));
      return 0;
    };
  return { number, hurt, glow, arrive };
}
