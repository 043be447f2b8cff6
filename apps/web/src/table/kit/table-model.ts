import type { Choice, Language, Pending, State, ToldEvent } from '@heldentisch/engine';
import type { SeatInfo, ToldLine } from '@heldentisch/protocol';
import type { GameTableProps } from '../game-table.js';
import {
  buttonsOf,
  type Click,
  click,
  drop,
  type Light,
  litObjects,
  type Manner,
  type ObjectKey,
  type Offer,
  type Pointing,
  remaining,
} from './pointing.js';
import { isShallowEqual, remembered, Store } from './store.js';

/** The kinds of things with which a game fills its table. */
export interface Kinds {
  /** The state as the game declares it. */
  readonly View: object;
  /** What is known of the view beyond what stands in it; computed once for each view. */
  readonly Facts: object;
  /** What is looked at closely. */
  readonly Subject: object;
  /** What the game computes besides, from the rest of the model. */
  readonly Extra: object;
}

/** What every table has that is played by pointing at things. */
export interface BasicModel<K extends Kinds> {
  readonly view: K['View'];
  readonly facts: K['Facts'];
  /** The seat at the lower edge. */
  readonly below: number;
  /** Whether the seat below is the viewer's own. */
  readonly isOwn: boolean;
  readonly language: Language;
  readonly seats: readonly SeatInfo[];
  readonly decision: Pending | null;
  readonly others: readonly Pending[];
  /** Everything that has been shown so far. */
  readonly history: readonly ToldLine[];
  /** The event that is being shown just now; it is not in `history` yet. */
  readonly performing: ToldEvent | null;
  readonly reducedMotion: boolean;
  readonly offers: readonly Offer[];
  /** The names of the things pointed at so far. */
  readonly selected: readonly ObjectKey[];
  /** The offers that fit the selection. */
  readonly left: readonly Offer[];
  /** The offers that stand as buttons. */
  readonly buttons: readonly Offer[];
  readonly lit: ReadonlyMap<ObjectKey, Light>;
  /** What the pointer or the focus rests on. */
  readonly inspected: K['Subject'] | null;
  /** What is open as a dialog. */
  readonly pinned: K['Subject'] | null;
}

export type TableModel<K extends Kinds> = BasicModel<K> & K['Extra'];

/** What a game says of its table: nothing about how pointing works. */
export interface TableSpec<K extends Kinds> {
  facts(view: K['View'], viewer: number): K['Facts'];
  /** What a choice points at; several, if there is more than one way to point at it. */
  pointing(choice: Choice, decision: Pending, view: K['View'], facts: K['Facts']): Pointing | readonly Pointing[];
  manner(decision: Pending): Manner;
  /** The choice a click that is not offered most likely meant, so that the engine can say what speaks against it. */
  meant(model: BasicModel<K>, decision: Pending, selected: readonly ObjectKey[], key: ObjectKey): Choice | null;
  /**
   * Whether what was meant together with the last choice is still meant: something may have come between. Without it,
   * as long as it is offered.
   */
  goesOn?(before: K['View'], now: K['View'], done: Choice): boolean;
  /** `before` is what was computed last for this table: what must not be forgotten can be kept in it. */
  extra(model: BasicModel<K>, before: K['Extra'] | null): K['Extra'];
}

const none: readonly ObjectKey[] = [];
const noManner: Manner = { isTurn: false, weak: new Set() };
const doubleClickMs = 400;

/** Names the question: what is selected answers this one and no other. */
const questionOf = (decision: Pending | null): string =>
  decision === null ? '' : `${decision.seat} ${decision.kind} ${decision.revision}`;

/** The model of a game's table, and everything one can do with it. Parts read what they need by `useTable`. */
export class TableControl<K extends Kinds> {
  readonly store: Store<TableModel<K>>;
  private picked: { readonly question: string; readonly keys: readonly ObjectKey[] } = { question: '', keys: none };
  private inspected: K['Subject'] | null = null;
  private pinned: K['Subject'] | null = null;
  private sent = { question: '', atMs: Number.NEGATIVE_INFINITY };
  /** What was meant together with the last choice and is still to be taken. */
  private ahead: readonly Choice[] = [];
  /** The last choice, and the view in which it was made. */
  private done: { readonly choice: Choice; readonly view: State } | null = null;
  private extra: K['Extra'] | null = null;

  private readonly facts = remembered((view: State, viewer: number) => this.spec.facts(view as K['View'], viewer));
  private readonly offers = remembered((decision: Pending | null, view: State, facts: K['Facts']): readonly Offer[] =>
    (decision?.options ?? []).flatMap((choice) =>
      [this.spec.pointing(choice, decision as Pending, view as K['View'], facts)]
        .flat()
        .map((pointing) => ({ choice, ...pointing })),
    ),
  );
  private readonly left = remembered(remaining);
  private readonly manner = remembered((decision: Pending | null) =>
    decision === null ? noManner : this.spec.manner(decision),
  );
  private readonly buttons = remembered(buttonsOf);
  private readonly lit = remembered(litObjects);

  constructor(
    private readonly spec: TableSpec<K>,
    private props: GameTableProps,
  ) {
    this.store = new Store(this.compute());
  }

  /** The frame around the table gives something new. */
  update(props: GameTableProps): void {
    this.props = props;
    this.goOn();
    this.refresh();
  }

  /** Somebody clicks on a thing. What leads nowhere is explained, or looked at closely. */
  click = (key: ObjectKey, subject?: K['Subject']): void => {
    const { decision, offers, selected } = this.store.get();
    const result: Click = decision === null ? { kind: 'refused' } : click(offers, selected, key, this.manner(decision));
    this.follow(result, selected, key, subject);
  };

  /** Somebody drags a thing onto another. */
  drop = (from: ObjectKey, onto: ObjectKey): void => {
    const { decision, offers } = this.store.get();
    if (decision !== null) this.follow(drop(offers, from, onto, this.manner(decision)), [from], onto);
  };

  /** Takes an offered choice; `next` is taken right after it, as far as it is offered then. */
  take = (choice: Choice, next: readonly Choice[] = []): void => {
    // A second click on the way to the answer is a double click, not a second choice.
    const question = questionOf(this.props.decision);
    const nowMs = performance.now();
    if (this.sent.question === question && nowMs - this.sent.atMs < doubleClickMs) return;
    this.sent = { question, atMs: nowMs };
    this.ahead = next;
    this.done = { choice, view: this.props.view };
    this.inspected = null;
    this.select(none);
    this.props.choose(choice);
  };

  /** Lets go of everything that is selected. */
  cancel = (): void => this.select(none);

  inspect = (change: (now: K['Subject'] | null) => K['Subject'] | null): void => {
    this.inspected = change(this.inspected);
    this.refresh();
  };

  /** Opens something as a dialog, or closes it. */
  pin = (subject: K['Subject'] | null): void => {
    this.pinned = subject;
    this.refresh();
  };

  private select(keys: readonly ObjectKey[]): void {
    this.picked = { question: questionOf(this.props.decision), keys };
    this.refresh();
  }

  private follow(result: Click, before: readonly ObjectKey[], key: ObjectKey, subject?: K['Subject']): void {
    if (result.kind === 'select') this.select(result.selected);
    else if (result.kind === 'take') this.take(result.choice, result.next);
    else this.explain(before, key, subject);
  }

  private explain(before: readonly ObjectKey[], key: ObjectKey, subject?: K['Subject']): void {
    const model = this.store.get();
    const meant = model.decision === null ? null : this.spec.meant(model, model.decision, before, key);
    if (meant !== null) this.props.explain(meant, key);
    else if (subject !== undefined) this.pin(subject);
  }

  /** The next question has come: what was meant together with the last choice answers it, or is forgotten. */
  private goOn(): void {
    const { decision } = this.props;
    const [next, ...rest] = this.ahead;
    if (next === undefined || decision === null || questionOf(decision) === this.sent.question) return;
    const offered = decision.options?.find((choice) => isShallowEqual(choice, next));
    this.ahead = [];
    if (offered !== undefined && this.isStillMeant()) this.take(offered, rest);
  }

  private isStillMeant(): boolean {
    const { done, spec, props } = this;
    if (done === null || spec.goesOn === undefined) return true;
    return spec.goesOn(done.view as K['View'], props.view as K['View'], done.choice);
  }

  private refresh(): void {
    this.store.set(this.compute());
  }

  private compute(): TableModel<K> {
    const { props } = this;
    const { decision, viewer, language, seats, others, history, performing, reducedMotion } = props;
    const view = props.view as K['View'];
    const facts = this.facts(props.view, viewer);
    const offers = this.offers(decision, props.view, facts);
    const selected = this.picked.question === questionOf(decision) ? this.picked.keys : none;
    const manner = this.manner(decision);
    const basic: BasicModel<K> = {
      view,
      facts,
      below: Math.max(0, viewer),
      isOwn: viewer >= 0,
      language,
      seats,
      decision,
      others,
      history,
      performing,
      reducedMotion,
      offers,
      selected,
      left: this.left(offers, selected),
      buttons: this.buttons(offers, selected, manner),
      lit: this.lit(offers, selected, manner),
      inspected: this.inspected,
      pinned: this.pinned,
    };
    const extra = this.spec.extra(basic, this.extra);
    this.extra = extra;
    return { ...basic, ...extra };
  }
}
