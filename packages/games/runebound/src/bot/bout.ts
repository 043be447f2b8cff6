import { at } from '@heldentisch/engine';
import { chanceOf } from './odds.js';

/*
 * A fight against a challenge as numbers, and what comes of it if every phase is fought as well as possible. Exact for
 * these numbers: the chances of the dice are summed up, not tried out. Means that are used once are counted in a simple
 * way (`muster.ts`).
 */

/** Somebody on the own side: the hero, then the allies. Numbers by phase. */
export interface Fighter {
  /** What brings it down: wounds of the hero, but blows of an ally, whose exact wounds matter less than quick answers. */
  readonly life: number;
  readonly attack: readonly number[];
  readonly damage: readonly number[];
}

export interface Bout {
  readonly fighters: readonly Fighter[];
  /** What the hero adds to a defence in each phase, and to an escape; -1: there is no escape. */
  readonly defence: readonly number[];
  readonly escape: number;
  /** What the hero adds in each phase to the first roll of the fight. */
  readonly first: readonly number[];
  /** How many single rolls of the hero's attacks can be helped, and by how much in each phase. */
  readonly boosts: number;
  readonly boost: readonly number[];
  /** How many single hits of the hero can be made harder, and by how much in each phase. */
  readonly edges: number;
  readonly edge: readonly number[];
  /** Of a blow of two or more the hero takes so much less. */
  readonly soak: number;
  /** The challenge: what brings it down, what rolls must reach, what it deals. */
  readonly life: number;
  readonly values: readonly number[];
  readonly damage: readonly number[];
  /** It takes so much less from a hit in each phase, but at least 1. */
  readonly hide: readonly number[];
  /** Wounds on who fails to hit it, beyond its damage, in each phase. */
  readonly thorns: readonly number[];
}

/** What is at stake, in gold. */
export interface Stakes {
  readonly win: number;
  /** Lost when the hero goes down. */
  readonly fall: number;
  /** Lost with every wound of a hero that comes through. */
  readonly wound: number;
  /** Lost with each ally. */
  readonly allies: readonly number[];
  /** Lost by getting away. */
  readonly flight: number;
  /** Won by hurting the challenge although the hero goes down, for all of its life. */
  readonly part: number;
}

/** What a fight will bring on average, and how likely it is won. */
export interface Forecast {
  readonly worth: number;
  readonly wins: number;
}

/** How things stand in a fight. */
export interface Standing {
  /** Wounds of the challenge. */
  readonly wounds: number;
  /** What hero and allies have suffered in this fight, as their lives are counted. */
  readonly harm: readonly number[];
  /** 0 to 2 the phase that comes, with bits of who has attacked in this round. */
  readonly phase: number;
  readonly attacked: number;
  /** Nobody of the side has rolled yet. */
  readonly fresh: boolean;
}

/** A character attacks, or the hero defends. */
export const defends = -1;

const phaseCount = 3;
const mostAllies = 2;
const [mostLife, mostAllyLife, mostUses] = [15, 7, 1] as const;

/** The sets of characters that may have attacked before each phase, and the number of each such pair. */
const pairNumber: number[][] = [];
let pairCount = 0;
const attackersOf = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
for (let phase = 0; phase < phaseCount; phase++) {
  pairNumber.push([0, 1, 2, 3, 4, 5, 6, 7].map((bits) => (attackersOf(bits) <= phase ? pairCount++ : -1)));
}

const clamp = (value: number, limit: number): number => Math.max(0, Math.min(limit, value));
const tiny = 1e-9;
/** A round in which nothing happens costs this part of what is to be won, so that nobody waits for ever. */
const costOfWaiting = 0.01;

/**
 * All places of one fight. A place is a number made of the wounds of everybody and of what is left to be used; wounds
 * only become more, so a fight never comes back to a place but by a round in which nothing happens. That chance is kept
 * apart (`loop`) and divided out.
 *
 * Functions that find something leave it in `worth`, `wins` and `loop` instead of an object: bots ask for thousands of
 * fights, and these are the innermost loops of their thinking.
 */
export class BoutTable {
  private worth = 0;
  private wins = 0;
  private loop = 0;
  /** Whether anything that was tried at the place worked out just now leads back to it. */
  private hasLoop = false;
  private readonly lives: readonly number[];
  private readonly foeLife: number;
  private readonly waiting: number;
  /** By how much the number of a place grows with a wound of the challenge, of each fighter, and so on. */
  private readonly foeStep: number;
  private readonly steps: readonly number[];
  private readonly boostStep: number;
  private readonly edgeStep: number;
  private readonly boosts: number;
  private readonly edges: number;
  private readonly freshStep: number;
  /** For each place the wounds of the challenge, and of each fighter. */
  private readonly wounds: Uint8Array;
  private readonly harms: readonly Uint8Array[];
  /** From the start of a round: 0 unknown, 1 being worked out, 2 known. */
  private readonly roundState: Uint8Array;
  private readonly roundWorth: Float64Array;
  private readonly roundWins: Float64Array;
  private readonly courseKnown: Uint8Array;
  private readonly courseWorth: Float64Array;
  private readonly courseWins: Float64Array;
  private readonly courseLoop: Float64Array;
  /** The same together with the rounds after it. */
  private readonly finalKnown: Uint8Array;
  private readonly finalWorth: Float64Array;
  private readonly finalWins: Float64Array;
  /** Whether the fight is over: 0 no, 1 the hero is down, 2 it has won; and what it has come to. */
  private readonly over: Uint8Array;
  private readonly overWorth: Float64Array;

  constructor(
    private readonly bout: Bout,
    private readonly stakes: Stakes,
  ) {
    const { fighters, first } = bout;
    this.lives = fighters
      .slice(0, 1 + mostAllies)
      .map(({ life }, i) => Math.max(1, clamp(life, i === 0 ? mostLife : mostAllyLife)));
    this.foeLife = clamp(bout.life, mostLife);
    this.waiting = costOfWaiting * stakes.win;
    this.boosts = clamp(bout.boosts, mostUses);
    this.edges = clamp(bout.edges, mostUses);
    let size = 1;
    const dimension = (count: number): number => {
      const step = size;
      size *= count;
      return step;
    };
    this.freshStep = first.some((bonus) => bonus !== 0) ? dimension(2) : 0;
    this.edgeStep = dimension(this.edges + 1);
    this.boostStep = dimension(this.boosts + 1);
    this.steps = this.lives.map((life) => dimension(life + 1));
    this.foeStep = dimension(this.foeLife + 1);
    this.wounds = new Uint8Array(size);
    this.harms = this.lives.map(() => new Uint8Array(size));
    for (let place = 0; place < size; place++) {
      this.wounds[place] = place / this.foeStep;
      for (let i = 0; i < this.lives.length; i++) {
        (this.harms[i] as Uint8Array)[place] = (place / (this.steps[i] as number)) % ((this.lives[i] as number) + 1);
      }
    }
    this.roundState = new Uint8Array(size);
    this.roundWorth = new Float64Array(size);
    this.roundWins = new Float64Array(size);
    this.courseKnown = new Uint8Array(size * pairCount);
    this.courseWorth = new Float64Array(size * pairCount);
    this.courseWins = new Float64Array(size * pairCount);
    this.courseLoop = new Float64Array(size * pairCount);
    this.finalKnown = new Uint8Array(size * pairCount);
    this.finalWorth = new Float64Array(size * pairCount);
    this.finalWins = new Float64Array(size * pairCount);
    this.over = new Uint8Array(size);
    this.overWorth = new Float64Array(size);
    for (let place = 0; place < size; place++) this.noteEnd(place);
  }

  private noteEnd(place: number): void {
    const { stakes } = this;
    const wounds = this.woundsAt(place);
    const losses = this.losses(place);
    if (this.isDown(place, 0)) {
      this.over[place] = 1;
      this.overWorth[place] = (stakes.part * wounds) / this.foeLife - stakes.fall - losses;
    } else if (wounds === this.foeLife) {
      this.over[place] = 2;
      this.overWorth[place] = stakes.win - this.harmAt(place, 0) * stakes.wound - losses;
    }
  }

  /** What comes of the fight from here. */
  forecast(standing: Standing): Forecast {
    const place = this.placeOf(standing);
    const { phase, attacked } = standing;
    if (!this.ends(place)) {
      this.round(place);
      if (phase > 0 || attacked > 0) this.settled(place, phase, attacked);
    }
    return { worth: this.worth, wins: this.wins };
  }

  /** From the start of a round: whether to try to get away. */
  flees(standing: Standing): boolean {
    const place = this.placeOf(standing);
    if (this.bout.escape < 0 || this.ends(place)) return false;
    this.stand(place);
    const stand = this.worth;
    this.flight(place);
    return this.worth > stand;
  }

  /** The same where it needs no roll. */
  slips(standing: Standing): boolean {
    const place = this.placeOf(standing);
    this.stand(place);
    return this.away(place) > this.worth;
  }

  /** Who should attack in this phase, or `defends`. */
  best(standing: Standing): number {
    const place = this.placeOf(standing);
    const { phase, attacked } = standing;
    this.round(place);
    const next = this.worth - this.waiting;
    let choice = defends;
    let most = Number.NEGATIVE_INFINITY;
    for (let who = defends; who < this.lives.length; who++) {
      if (!this.mayDo(place, phase, attacked, who)) continue;
      this.act(place, phase, attacked, who);
      const worth = this.worth + this.loop * next;
      if (worth <= most) continue;
      most = worth;
      choice = who;
    }
    return choice;
  }

  private placeOf({ wounds, harm, fresh }: Standing): number {
    let place = clamp(wounds, this.foeLife) * this.foeStep + this.boosts * this.boostStep + this.edges * this.edgeStep;
    for (let i = 0; i < this.lives.length; i++) {
      place += clamp(harm[i] ?? 0, this.lives[i] as number) * (this.steps[i] as number);
    }
    return place + (fresh ? this.freshStep : 0);
  }

  private woundsAt(place: number): number {
    return this.wounds[place] as number;
  }

  private harmAt(place: number, fighter: number): number {
    return (this.harms[fighter] as Uint8Array)[place] as number;
  }

  private isDown(place: number, fighter: number): boolean {
    return this.harmAt(place, fighter) === this.lives[fighter];
  }

  private boostsAt(place: number): number {
    return this.boosts === 0 ? 0 : Math.floor(place / this.boostStep) % (this.boosts + 1);
  }

  private edgesAt(place: number): number {
    return this.edges === 0 ? 0 : Math.floor(place / this.edgeStep) % (this.edges + 1);
  }

  private isFresh(place: number): boolean {
    return this.freshStep !== 0 && place % 2 === 1;
  }

  /** Lost allies count however the fight ends. */
  private losses(place: number): number {
    let sum = 0;
    for (let i = 1; i < this.lives.length; i++) if (this.isDown(place, i)) sum += this.stakes.allies[i - 1] ?? 0;
    return sum;
  }

  private away(place: number): number {
    return -this.stakes.flight - this.harmAt(place, 0) * this.stakes.wound - this.losses(place);
  }

  private ends(place: number): boolean {
    if (this.over[place] === 0) return false;
    this.worth = this.overWorth[place] as number;
    this.wins = this.over[place] === 2 ? 1 : 0;
    return true;
  }

  /** From the start of a round, at a place where the fight goes on. While it is worked out: what was found so far. */
  private round(place: number): void {
    if (this.roundState[place] === 0) {
      this.stand(place);
      this.roundState[place] = 2;
      if (this.bout.escape >= 0) {
        this.flight(place);
        if (this.worth > (this.roundWorth[place] as number)) {
          this.roundWorth[place] = this.worth;
          this.roundWins[place] = this.wins;
        }
      }
    }
    this.worth = this.roundWorth[place] as number;
    this.wins = this.roundWins[place] as number;
  }

  /** To stand and fight. What is best in a phase depends on what the next round is worth: found step by step. */
  private stand(place: number): void {
    let worth = 0;
    let wins = 0;
    for (let i = 0; i < 3; i++) {
      this.roundState[place] = 1;
      this.roundWorth[place] = worth;
      this.roundWins[place] = wins;
      this.courseKnown.fill(0, place * pairCount, (place + 1) * pairCount);
      // Places further on are worked out in between, and have loops of their own.
      const hadLoop = this.hasLoop;
      this.hasLoop = false;
      this.course(place, 0, 0);
      const depends = this.hasLoop;
      this.hasLoop = hadLoop;
      const isStuck = this.loop > 1 - tiny;
      const before = worth;
      worth = isStuck ? -this.stakes.flight : (this.worth - this.loop * this.waiting) / (1 - this.loop);
      wins = isStuck ? 0 : this.wins / (1 - this.loop);
      if (!depends || Math.abs(worth - before) < 1e-6) break;
    }
    this.roundWorth[place] = worth;
    this.roundWins[place] = wins;
    this.worth = worth;
    this.wins = wins;
  }

  /** To try until it works or the hero has had enough: every failure is a wound (RB-CMB-15). */
  private flight(place: number): void {
    const chance = chanceOf(at(this.bout.values, 0) - this.bout.escape);
    const caught = place + (this.steps[0] as number);
    if (!this.ends(caught)) this.round(caught);
    this.worth = chance * this.away(place) + (1 - chance) * this.worth;
    this.wins *= 1 - chance;
  }

  /** The rest of the round, and the rounds after it. */
  private settled(place: number, phase: number, attacked: number): void {
    this.course(place, phase, attacked);
    const [worth, wins, loop] = [this.worth, this.wins, this.loop];
    this.round(place);
    this.worth = worth + loop * (this.worth - this.waiting);
    this.wins = wins + loop * this.wins;
  }

  /** The best course of the phases that are left of the round. */
  private course(place: number, phase: number, attacked: number): void {
    if (phase === phaseCount) {
      this.worth = 0;
      this.wins = 0;
      this.loop = 1;
      return;
    }
    const index = place * pairCount + ((pairNumber[phase] as number[])[attacked] as number);
    if (this.courseKnown[index] === 0) this.findCourse(index, place, phase, attacked);
    this.worth = this.courseWorth[index] as number;
    this.wins = this.courseWins[index] as number;
    this.loop = this.courseLoop[index] as number;
  }

  private findCourse(index: number, place: number, phase: number, attacked: number): void {
    if (this.roundState[place] === 0) this.round(place);
    const next = (this.roundWorth[place] as number) - this.waiting;
    let most = Number.NEGATIVE_INFINITY;
    for (let who = defends; who < this.lives.length; who++) {
      if (!this.mayDo(place, phase, attacked, who)) continue;
      this.act(place, phase, attacked, who);
      if (this.loop > tiny) this.hasLoop = true;
      const worth = this.worth + this.loop * next;
      if (worth <= most) continue;
      most = worth;
      this.courseWorth[index] = this.worth;
      this.courseWins[index] = this.wins;
      this.courseLoop[index] = this.loop;
    }
    this.courseKnown[index] = 1;
  }

  /** Everybody attacks once in a round, and a round without any attack is none. */
  private mayDo(place: number, phase: number, attacked: number, who: number): boolean {
    if (who === defends) return phase < phaseCount - 1 || attacked !== 0;
    return (attacked & (1 << who)) === 0 && (who === 0 || !this.isDown(place, who));
  }

  private act(place: number, phase: number, attacked: number, who: number): void {
    const { bout } = this;
    const rolled = this.isFresh(place) ? place - this.freshStep : place;
    const damage = bout.damage[phase] as number;
    const value = bout.values[phase] as number;
    if (who === defends) {
      if (damage === 0) this.course(place, phase + 1, attacked);
      else {
        const holds = chanceOf(value - (bout.defence[phase] as number));
        this.either(place, holds, rolled, this.hurt(rolled, 0, damage), phase + 1, attacked);
      }
      return;
    }
    const missed = this.hurt(rolled, who, damage + (bout.thorns[phase] as number));
    const hit = this.strike(rolled, phase, who);
    let needed = value - ((bout.fighters[who] as Fighter).attack[phase] as number);
    if (who === 0 && rolled !== place) needed -= bout.first[phase] as number;
    const plain = chanceOf(needed);
    const boost = who === 0 && this.boostsAt(place) > 0 ? (bout.boost[phase] as number) : 0;
    const helped = boost > 0 ? chanceOf(needed - boost) : plain;
    const behindAttack = attacked | (1 << who);
    if (helped === plain) this.either(place, plain, hit, missed, phase + 1, behindAttack);
    else this.oneOfThree(place, plain, hit, helped - plain, hit - this.boostStep, missed, phase + 1, behindAttack);
  }

  /** The place behind a hit. */
  private strike(place: number, phase: number, who: number): number {
    const { bout } = this;
    const edge = who === 0 && this.edgesAt(place) > 0 ? (bout.edge[phase] as number) : 0;
    const damage = ((bout.fighters[who] as Fighter).damage[phase] as number) + edge;
    const dealt = Math.min(damage, Math.max(1, damage - (bout.hide[phase] as number)));
    const left = this.foeLife - this.woundsAt(place);
    return place + Math.min(dealt, left) * this.foeStep - (edge > 0 ? this.edgeStep : 0);
  }

  private hurt(place: number, fighter: number, blow: number): number {
    const amount = fighter > 0 ? Math.min(1, blow) : blow >= 2 ? blow - this.bout.soak : blow;
    const left = (this.lives[fighter] as number) - this.harmAt(place, fighter);
    return place + Math.min(amount, left) * (this.steps[fighter] as number);
  }

  private either(from: number, chance: number, well: number, badly: number, phase: number, attacked: number): void {
    this.behind(from, well, phase, attacked);
    const [worth, wins, loop] = [this.worth, this.wins, this.loop];
    this.behind(from, badly, phase, attacked);
    const other = 1 - chance;
    this.worth = chance * worth + other * this.worth;
    this.wins = chance * wins + other * this.wins;
    this.loop = chance * loop + other * this.loop;
  }

  private oneOfThree(
    from: number,
    chance: number,
    first: number,
    chanceOfSecond: number,
    second: number,
    third: number,
    phase: number,
    attacked: number,
  ): void {
    const rest = 1 - chance;
    this.either(from, rest === 0 ? 1 : chanceOfSecond / rest, second, third, phase, attacked);
    const [worth, wins, loop] = [this.worth, this.wins, this.loop];
    this.behind(from, first, phase, attacked);
    this.worth = chance * this.worth + rest * worth;
    this.wins = chance * this.wins + rest * wins;
    this.loop = chance * this.loop + rest * loop;
  }

  /** The rest of the round from another place: it leads back to the start of the round only if nothing has changed. */
  private behind(from: number, to: number, phase: number, attacked: number): void {
    if (to === from) {
      this.course(to, phase, attacked);
      return;
    }
    if (!this.ends(to)) {
      if (phase === phaseCount) this.round(to);
      else {
        const index = to * pairCount + ((pairNumber[phase] as number[])[attacked] as number);
        if (this.finalKnown[index] === 0) {
          this.settled(to, phase, attacked);
          this.finalKnown[index] = 1;
          this.finalWorth[index] = this.worth;
          this.finalWins[index] = this.wins;
        }
        this.worth = this.finalWorth[index] as number;
        this.wins = this.finalWins[index] as number;
      }
    }
    this.loop = 0;
  }
}
