import { at } from '@heldentisch/engine';
import type { Bout, Stakes, Standing } from './bout.js';

const mostAllies = 2;
const mostLife = 15;

export const clamp = (value: number, limit: number): number => Math.max(0, Math.min(limit, value));

/**
 * All places of one fight. A place is a number made of the wounds of challenge and hero, of the allies that are down, and
 * of whether the bonus of the first roll is still to come; wounds only become more.
 */
export class BoutPlaces {
  protected readonly fighterCount: number;
  protected readonly heroLife: number;
  protected readonly foeLife: number;
  protected readonly size: number;
  /** By how much the number of a place grows with a fallen ally, a wound of the hero, of the challenge. */
  protected readonly downStep: number;
  protected readonly heroStep: number;
  protected readonly foeStep: number;
  protected readonly isFirstHelped: boolean;
  /** Whether the fight is over: 0 no, 1 the hero is down, 2 it has won; and what it has come to. */
  protected readonly over: Uint8Array;
  protected readonly overWorth: Float64Array;

  constructor(
    protected readonly bout: Bout,
    protected readonly stakes: Stakes,
  ) {
    const { fighters, first } = bout;
    this.fighterCount = Math.min(fighters.length, 1 + mostAllies);
    this.heroLife = Math.max(1, clamp(at(fighters, 0).life, mostLife));
    this.foeLife = clamp(bout.life, mostLife);
    this.isFirstHelped = first.some((bonus) => bonus !== 0);
    this.downStep = this.isFirstHelped ? 2 : 1;
    this.heroStep = this.downStep << (this.fighterCount - 1);
    this.foeStep = this.heroStep * (this.heroLife + 1);
    this.size = this.foeStep * (this.foeLife + 1);
    this.over = new Uint8Array(this.size);
    this.overWorth = new Float64Array(this.size);
    for (let place = 0; place < this.size; place++) this.noteEnd(place);
  }

  private noteEnd(place: number): void {
    const { stakes } = this;
    const wounds = this.woundsAt(place);
    const losses = this.losses(place);
    const harm = this.harmAt(place);
    if (harm === this.heroLife) {
      this.over[place] = 1;
      this.overWorth[place] = (stakes.part * wounds) / this.foeLife - stakes.fall - losses;
    } else if (wounds === this.foeLife) {
      this.over[place] = 2;
      this.overWorth[place] = stakes.win - harm * stakes.wound - losses;
    }
  }

  protected placeOf({ wounds, fresh }: Standing): number {
    return clamp(wounds, this.foeLife) * this.foeStep + (fresh && this.isFirstHelped ? 1 : 0);
  }

  protected woundsAt(place: number): number {
    return Math.floor(place / this.foeStep);
  }

  protected harmAt(place: number): number {
    return Math.floor((place % this.foeStep) / this.heroStep);
  }

  protected isDown(place: number, ally: number): boolean {
    return ((place >> (this.isFirstHelped ? 1 : 0)) & (1 << (ally - 1))) !== 0;
  }

  /** Lost allies count however the fight ends. */
  protected losses(place: number): number {
    let sum = 0;
    for (let ally = 1; ally < this.fighterCount; ally++) {
      if (this.isDown(place, ally)) sum += this.stakes.allies[ally - 1] ?? 0;
    }
    return sum;
  }

  protected away(place: number): number {
    return -this.stakes.flight - this.harmAt(place) * this.stakes.wound - this.losses(place);
  }

  /** The place where somebody has rolled. */
  protected rolled(place: number): number {
    return this.isFirstHelped && (place & 1) === 1 ? place - 1 : place;
  }

  /** The place behind a hit. */
  protected strike(place: number, phase: number, damage: number): number {
    const dealt = Math.min(damage, Math.max(1, damage - (this.bout.hide[phase] as number)));
    return place + Math.min(dealt, this.foeLife - this.woundsAt(place)) * this.foeStep;
  }

  protected hurt(place: number, blow: number): number {
    const amount = blow >= 2 ? blow - this.bout.soak : blow;
    return place + clamp(amount, this.heroLife - this.harmAt(place)) * this.heroStep;
  }
}
