import { at } from '@heldentisch/engine';
import { type Bout, defends, type Fighter, type Forecast, type Stakes, type Standing } from './bout.js';
import { BoutPlaces } from './bout-places.js';
import { chanceOf } from './odds.js';

const phaseCount = 3;

/** How many have attacked, of bits. */
export const attackersOf = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);
/** For one, two and three fighters: who may have attacked before each phase (as bits), numbered with the phase. */
const pairings: readonly { readonly count: number; readonly numbers: readonly (readonly number[])[] }[] = [1, 2, 3].map(
  (fighters) => {
    let count = 0;
    const numbers: number[][] = [];
    for (let phase = 0; phase < phaseCount; phase++) {
      const sets = Array.from({ length: 1 << fighters }, (_, bits) => (attackersOf(bits) <= phase ? count++ : -1));
      numbers.push(sets);
    }
    return { count, numbers };
  },
);

const tiny = 1e-9;
/** A round in which nothing happens costs this part of what is to be won, so that nobody waits for ever. */
const costOfWaiting = 0.01;

/**
 * What comes of a fight if every phase is fought as well as possible. Exact for its numbers: the chances of the dice are
 * summed up, not tried out. A fight never comes back to a place but by a round in which nothing happens. That chance is
 * kept apart (`loop`) and divided out.
 *
 * To keep the places few, an ally that fails is killed by chance, the likelier the greater the part of its life that the
 * blow takes; and what can be used a few times helps by chance too, as often as it lasts in a fight of this length.
 *
 * Functions that find something leave it in `worth`, `wins` and `loop` instead of an object: bots ask for thousands of
 * fights, and these are the innermost loops of their thinking.
 */
export class BoutTable extends BoutPlaces {
  private worth = 0;
  private wins = 0;
  private loop = 0;
  /** Whether anything that was tried at the place worked out just now leads back to it. */
  private hasLoop = false;
  private readonly waiting: number;
  private readonly boostShare: number;
  private readonly edgeShare: number;
  private readonly pairNumber: readonly (readonly number[])[];
  private readonly pairCount: number;
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

  constructor(bout: Bout, stakes: Stakes) {
    super(bout, stakes);
    const { fighters, boosts, edges } = bout;
    this.waiting = costOfWaiting * stakes.win;
    const rounds = Math.max(1, Math.ceil(this.foeLife / Math.max(1, ...at(fighters, 0).damage)));
    this.boostShare = Math.min(1, boosts / rounds);
    this.edgeShare = Math.min(1, edges / rounds);
    const pairing = at(pairings, this.fighterCount - 1);
    this.pairNumber = pairing.numbers;
    this.pairCount = pairing.count;
    const { size } = this;
    const cells = size * pairing.count;
    this.roundState = new Uint8Array(size);
    this.roundWorth = new Float64Array(size);
    this.roundWins = new Float64Array(size);
    this.courseKnown = new Uint8Array(cells);
    this.courseWorth = new Float64Array(cells);
    this.courseWins = new Float64Array(cells);
    this.courseLoop = new Float64Array(cells);
    this.finalKnown = new Uint8Array(cells);
    this.finalWorth = new Float64Array(cells);
    this.finalWins = new Float64Array(cells);
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
    for (let who = defends; who < this.fighterCount; who++) {
      if (!this.mayDo(place, phase, attacked, who)) continue;
      this.act(place, phase, attacked, who);
      const worth = this.worth + this.loop * next;
      if (worth <= most) continue;
      most = worth;
      choice = who;
    }
    return choice;
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
      // Who would rather stand than be away does not try to get away, for trying costs wounds.
      if (this.bout.escape >= 0 && (this.roundWorth[place] as number) < this.away(place)) {
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
    for (let i = 0; i < 2; i++) {
      this.roundState[place] = 1;
      this.roundWorth[place] = worth;
      this.roundWins[place] = wins;
      this.courseKnown.fill(0, place * this.pairCount, (place + 1) * this.pairCount);
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
    const caught = place + this.heroStep;
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

  private cellOf(place: number, phase: number, attacked: number): number {
    return place * this.pairCount + ((this.pairNumber[phase] as readonly number[])[attacked] as number);
  }

  /** The best course of the phases that are left of the round. */
  private course(place: number, phase: number, attacked: number): void {
    if (phase === phaseCount) {
      this.worth = 0;
      this.wins = 0;
      this.loop = 1;
      return;
    }
    const index = this.cellOf(place, phase, attacked);
    if (this.courseKnown[index] === 0) this.findCourse(index, place, phase, attacked);
    this.worth = this.courseWorth[index] as number;
    this.wins = this.courseWins[index] as number;
    this.loop = this.courseLoop[index] as number;
  }

  private findCourse(index: number, place: number, phase: number, attacked: number): void {
    if (this.roundState[place] === 0) this.round(place);
    const next = (this.roundWorth[place] as number) - this.waiting;
    let most = Number.NEGATIVE_INFINITY;
    for (let who = defends; who < this.fighterCount; who++) {
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
    if (who === defends) this.defend(place, phase, attacked);
    else if (who === 0) this.attack(place, phase, attacked | 1);
    else this.sendAlly(place, phase, attacked | (1 << who), who);
  }

  private defend(place: number, phase: number, attacked: number): void {
    const { bout } = this;
    const damage = bout.damage[phase] as number;
    if (damage === 0) {
      this.course(place, phase + 1, attacked);
      return;
    }
    const rolled = this.rolled(place);
    const holds = chanceOf((bout.values[phase] as number) - (bout.defence[phase] as number));
    this.either(place, holds, rolled, this.hurt(rolled, damage), phase + 1, attacked);
  }

  private attack(place: number, phase: number, attacked: number): void {
    const { bout } = this;
    const rolled = this.rolled(place);
    const hero = bout.fighters[0] as Fighter;
    const first = rolled === place ? 0 : (bout.first[phase] as number);
    const needed = (bout.values[phase] as number) - (hero.attack[phase] as number) - first;
    const plain = chanceOf(needed);
    const boost = this.boostShare === 0 ? 0 : (bout.boost[phase] as number);
    const chance = boost > 0 ? plain + this.boostShare * (chanceOf(needed - boost) - plain) : plain;
    const damage = hero.damage[phase] as number;
    const edge = this.edgeShare === 0 ? 0 : (bout.edge[phase] as number);
    const hit = this.strike(rolled, phase, damage);
    const missed = this.hurt(rolled, (bout.damage[phase] as number) + (bout.thorns[phase] as number));
    const harder = edge > 0 ? this.strike(rolled, phase, damage + edge) : hit;
    if (harder === hit) this.either(place, chance, hit, missed, phase + 1, attacked);
    else this.oneOfThree(place, chance * this.edgeShare, harder, chance, hit, missed, phase + 1, attacked);
  }

  private sendAlly(place: number, phase: number, attacked: number, ally: number): void {
    const { bout } = this;
    const { attack, damage, life } = bout.fighters[ally] as Fighter;
    const rolled = this.rolled(place);
    const chance = chanceOf((bout.values[phase] as number) - (attack[phase] as number));
    const blow = (bout.damage[phase] as number) + (bout.thorns[phase] as number);
    const killed = chance + (1 - chance) * Math.min(1, blow / life);
    const dead = rolled + (this.downStep << (ally - 1));
    const hit = this.strike(rolled, phase, damage[phase] as number);
    if (killed > 1 - tiny) this.either(place, chance, hit, dead, phase + 1, attacked);
    else this.oneOfThree(place, chance, hit, killed, dead, rolled, phase + 1, attacked);
  }

  private either(from: number, chance: number, well: number, badly: number, phase: number, attacked: number): void {
    this.behind(from, well, phase, attacked);
    const { worth, wins, loop } = this;
    this.behind(from, badly, phase, attacked);
    const other = 1 - chance;
    this.worth = chance * worth + other * this.worth;
    this.wins = chance * wins + other * this.wins;
    this.loop = chance * loop + other * this.loop;
  }

  /** The first place up to one chance, the second up to another, otherwise the third. */
  private oneOfThree(
    from: number,
    upTo: number,
    first: number,
    upToNext: number,
    second: number,
    third: number,
    phase: number,
    attacked: number,
  ): void {
    const rest = 1 - upTo;
    this.either(from, rest < tiny ? 1 : (upToNext - upTo) / rest, second, third, phase, attacked);
    const { worth, wins, loop } = this;
    this.behind(from, first, phase, attacked);
    this.worth = upTo * this.worth + rest * worth;
    this.wins = upTo * this.wins + rest * wins;
    this.loop = upTo * this.loop + rest * loop;
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
        const index = this.cellOf(to, phase, attacked);
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
