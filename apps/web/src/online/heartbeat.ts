const tickMs = 2_000;
/** Nothing heard for so long: the server is asked whether it is there. */
const quietMs = 20_000;
/** How long the answer may take; less where the network has probably changed, and more for the first message. */
const patienceMs = 8_000;
const shortPatienceMs = 3_000;
const welcomeMs = 15_000;
/** A tick that comes so much too late: the machine was asleep, or its clock was set. */
const sleepMs = 10_000;

/**
 * Finds out whether somebody is still there at the other end. A socket whose network has gone may look open for
 * minutes, and a page cannot see the pings of the WebSocket protocol.
 */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private tickedAt = 0;
  private heardAt = 0;
  /** When an answer must be there; null while nothing is asked. */
  private deadline: number | null = null;

  /** `ask` sends something that is answered; `dead` is called when no answer came. */
  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** A new socket: the server speaks first. */
  start(): void {
    this.stop();
    this.tickedAt = Date.now();
    this.deadline = this.tickedAt + welcomeMs;
    this.timer = setInterval(() => this.tick(), tickMs);
  }

  stop(): void {
    clearInterval(this.timer);
    this.deadline = null;
  }

  heard(): void {
    this.heardAt = Date.now();
    this.deadline = null;
  }

  /** Something has happened that often costs the connection: asks at once. */
  check(): void {
    if (this.deadline === null) this.askWithin(shortPatienceMs);
  }

  private askWithin(limitMs: number): void {
    this.deadline = Date.now() + limitMs;
    this.ask();
  }

  private tick(): void {
    const now = Date.now();
    const isLate = Math.abs(now - this.tickedAt - tickMs) > sleepMs;
    this.tickedAt = now;
    if (this.deadline !== null && now >= this.deadline) this.dead();
    else if (isLate) this.check();
    else if (this.deadline === null && now - this.heardAt >= quietMs) this.askWithin(patienceMs);
  }
}
