import { type BeingFacts, type DeckName, deckNames, deckOfThing } from '@heldentisch/kleine-helden';
import { type CSSProperties, useState } from 'react';
import { seatName } from '../../../table/kit/pointing-table.js';
import { beingObject, seatObject } from '../model/choice-objects.js';
import { useTable } from '../model/table-model.js';
import { BeingButton } from './Being.js';
import { GearChip } from './Gear.js';
import { HeroTile, Values } from './HeroTile.js';
import { CardBack } from './pictures.js';
import { Row } from './Row.js';

/** The backs of a hand, counted by colour. */
function HandBacks({ seat }: { readonly seat: number }) {
  const model = useTable();
  const hand = model.view.hand[seat] ?? [];
  const counts = deckNames.map((deck) => ({ deck, count: hand.filter((thing) => deckOfThing(thing) === deck).length }));
  const list = counts
    .filter(({ count }) => count > 0)
    .map(({ deck, count }) => model.say('handCount', { count, deck: model.text(`deck.${deck}`) }))
    .join(', ');
  const label = model.say('handOf', { seat: seatName(model, seat), list: list === '' ? '0' : list });
  return (
    <span className="kh-backs" role="img" aria-label={label} title={label}>
      {counts.map(({ deck, count }) => (
        <span key={deck} data-deck={deck} data-none={count === 0 || undefined}>
          <CardBack deck={deck as DeckName} />
          {count}
        </span>
      ))}
    </span>
  );
}

/** Whose group it is, how many cards of which colour they hold, and whether others wait for them. */
export function GroupHead({ seat }: { readonly seat: number }) {
  const model = useTable();
  const { view, lit, say, others, decision } = model;
  const key = seatObject(seat);
  // In the own turn that goes without saying.
  const isAsked = others.some((pending) => pending.seat === seat) || (decision?.seat === seat && view.active !== seat);
  const isOut = (view.alive & (1 << seat)) === 0;
  const notes = [
    isOut ? say('out') : '',
    view.active === seat && view.turn > 0 && !isOut ? say('active') : '',
    isAsked ? say('deciding') : '',
  ].filter((note) => note !== '');
  const content = (
    <>
      <span className="kh-seat-name">
        <span className="kh-seat-dot" aria-hidden="true" />
        <b>{seatName(model, seat)}</b>
      </span>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
  return (
    <header className="kh-group-head">
      {lit.has(key) ? (
        <button
          type="button"
          className="kh-seat"
          data-lit={lit.get(key)}
          data-seat-button={seat}
          onClick={() => model.click(key)}
        >
          {content}
        </button>
      ) : (
        <span className="kh-seat">{content}</span>
      )}
      {!isOut && <HandBacks seat={seat} />}
    </header>
  );
}

const order = { hero: 0, creature: 1, npc: 2, demon: 3 } as const;
const groupOf = (beings: readonly BeingFacts[], seat: number): readonly BeingFacts[] =>
  beings.filter(({ owner }) => owner === seat).sort((a, b) => order[a.kind] - order[b.kind]);

/** Somebody in another group: small, with everything it carries in a row. */
function SmallBeing({ facts }: { readonly facts: BeingFacts }) {
  const { lit, selected } = useTable();
  const key = beingObject(facts.name);
  return (
    <li
      className="kh-small"
      data-kind={facts.kind}
      data-lit={lit.get(key)}
      data-selected={selected.includes(key) || undefined}
    >
      <BeingButton facts={facts} />
      {facts.gear.length > 0 && (
        <div className="kh-carried">
          {facts.gear.map((gear) => (
            <GearChip key={gear.card} gear={gear} />
          ))}
        </div>
      )}
    </li>
  );
}

function SmallGroup({ seat, isShown }: { readonly seat: number; readonly isShown: boolean }) {
  const model = useTable();
  const { view, beings, say } = model;
  const group = groupOf(beings, seat);
  return (
    <section
      className="kh-group"
      style={{ '--beings': Math.max(1, group.length) } as CSSProperties}
      data-seat={seat}
      data-active={(view.active === seat && view.turn > 0) || undefined}
      data-shown={isShown || undefined}
      data-out={(view.alive & (1 << seat)) === 0 || undefined}
      aria-label={say('groupOf', { seat: seatName(model, seat) })}
    >
      <GroupHead seat={seat} />
      <Row className="kh-group-list">
        {group.map((facts) => (
          <SmallBeing key={facts.name} facts={facts} />
        ))}
      </Row>
    </section>
  );
}

/** The seats of the others, in the order in which they will have their turns. */
const othersOf = (below: number, seats: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (below + 1 + i) % seats);

/** All other groups side by side; on a small screen one at a time, the others as tabs. */
export function Opponents() {
  const model = useTable();
  const { view, below, beings, stage, say, lit } = model;
  const seats = othersOf(below, view.seats);
  const [chosen, setChosen] = useState(-1);
  // What is going on decides which group a small screen shows, until the player looks elsewhere.
  const wanted = [
    stage?.bout.isPast === false ? stage.bout.attacker : null,
    stage?.bout.isPast === false ? stage.bout.defender : null,
  ]
    .map((name) => beings.find((being) => being.name === name)?.owner)
    .find((owner) => owner !== undefined && owner !== below);
  const shown = seats.includes(chosen)
    ? chosen
    : (wanted ?? (seats.includes(view.active) ? view.active : (seats[0] as number)));
  const isLit = (seat: number): boolean =>
    lit.has(seatObject(seat)) || beings.some(({ owner, name }) => owner === seat && lit.has(beingObject(name)));
  return (
    <section className="kh-opponents" aria-label={say('opponents')} data-count={seats.length}>
      {seats.length > 1 && (
        <div className="kh-tabs">
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              className="kh-tab"
              data-seat={seat}
              aria-pressed={seat === shown}
              data-lit={isLit(seat) || undefined}
              data-out={(view.alive & (1 << seat)) === 0 || undefined}
              onClick={() => setChosen(seat)}
            >
              <span className="kh-seat-dot" aria-hidden="true" />
              {seatName(model, seat)}
            </button>
          ))}
        </div>
      )}
      {seats.map((seat) => (
        <SmallGroup key={seat} seat={seat} isShown={seat === shown} />
      ))}
    </section>
  );
}

function Companion({ facts }: { readonly facts: BeingFacts }) {
  const { lit, selected } = useTable();
  const key = beingObject(facts.name);
  return (
    <li
      className="kh-companion"
      data-kind={facts.kind}
      data-lit={lit.get(key)}
      data-selected={selected.includes(key) || undefined}
    >
      <BeingButton facts={facts} />
      <Values facts={facts} />
    </li>
  );
}

/** The own group, large: heroes with all they carry, creatures, the NPC, and the demon that lies in front of it. */
export function OwnGroup() {
  const model = useTable();
  const { below, beings, view, isOwn, say } = model;
  const group = groupOf(beings, below);
  const companions = group.filter(({ kind }) => kind !== 'hero');
  const label = isOwn ? say('yourGroup') : say('groupOf', { seat: seatName(model, below) });
  return (
    <section
      className="kh-own"
      data-seat={below}
      aria-label={label}
      data-active={(view.active === below && view.turn > 0) || undefined}
    >
      <GroupHead seat={below} />
      <Row className="kh-own-list">
        {group
          .filter(({ kind }) => kind === 'hero')
          .map((facts) => (
            <HeroTile key={facts.name} facts={facts} />
          ))}
        {companions.length > 0 && (
          <li className="kh-companions" data-many={companions.length > 1 || undefined}>
            <ul>
              {companions.map((facts) => (
                <Companion key={facts.name} facts={facts} />
              ))}
            </ul>
          </li>
        )}
      </Row>
    </section>
  );
}
