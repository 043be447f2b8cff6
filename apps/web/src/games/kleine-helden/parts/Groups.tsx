import { describeEvent } from '@heldentisch/engine';
import { type BeingFacts, deckNames, deckOfThing, kleineHelden } from '@heldentisch/kleine-helden';
import { type CSSProperties, memo } from 'react';
import { Row } from '../../../table/kit/row/row.js';
import { cardOfDeed, type Deed } from '../model/deeds.js';
import { seatObject } from '../model/objects.js';
import { useTable, useThing, useWords } from '../model/table.js';
import { BeingButton } from './Being.js';
import { GearChip } from './Gear.js';
import styles from './Groups.module.css';
import { HeroTile, Values } from './HeroTile.js';
import { type ArtId, CardBack, CardEmblem } from './pictures.js';

/** The backs of a hand, counted by colour. */
function HandBacks({ seat }: { readonly seat: number }) {
  const { say, text, seatName } = useWords();
  const hand = useTable(({ view }) => view.hand[seat] ?? []);
  const counts = deckNames.map((deck) => ({ deck, count: hand.filter((thing) => deckOfThing(thing) === deck).length }));
  const list = counts
    .filter(({ count }) => count > 0)
    .map(({ deck, count }) => say('handCount', { count, deck: text(`deck.${deck}`) }))
    .join(', ');
  const label = say('handOf', { seat: seatName(seat), list: list === '' ? '0' : list });
  return (
    <span className={styles.backs} role="img" aria-label={label} title={label} data-backs={seat}>
      {counts.map(({ deck, count }) => (
        <span key={deck} data-none={count === 0 || undefined}>
          <CardBack deck={deck} />
          {count}
        </span>
      ))}
    </span>
  );
}

/** Whose group it is, how many cards of which colour they hold, and whether others wait for them. */
function GroupHead({ seat }: { readonly seat: number }) {
  const { say, seatName } = useWords();
  const { isOut, isActive, isAsked } = useTable(({ view, others, decision }) => ({
    isOut: (view.alive & (1 << seat)) === 0,
    isActive: view.active === seat && view.turn > 0,
    // In the own turn that goes without saying.
    isAsked: others.some((pending) => pending.seat === seat) || (decision?.seat === seat && view.active !== seat),
  }));
  const { light, props } = useThing(seatObject(seat), null);
  const notes = isOut ? [say('out')] : [...(isActive ? [say('active')] : []), ...(isAsked ? [say('deciding')] : [])];
  const content = (
    <>
      <span className={styles.dot} aria-hidden="true" />
      <b>{seatName(seat)}</b>
      {notes.length > 0 && <small>{notes.join(' · ')}</small>}
    </>
  );
  return (
    <header className={styles.head}>
      {light === undefined ? (
        <span className={styles.seat}>{content}</span>
      ) : (
        <button {...props} className={styles.seat}>
          {content}
        </button>
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
  return (
    <li className={styles.small} data-kind={facts.kind}>
      <BeingButton facts={facts} />
      <div className={styles.carried}>
        {facts.gear.map((gear) => (
          <span key={gear.card}>
            <GearChip gear={gear} />
          </span>
        ))}
      </div>
    </li>
  );
}

/** What a player did last; the line is there even if it is empty, so that nothing moves. */
function LastDeed({ deed }: { readonly deed: Deed | undefined }) {
  const { language, say } = useWords();
  if (deed === undefined) return <p className={styles.deed} />;
  const card = cardOfDeed(deed);
  const text = describeEvent(kleineHelden, language, deed.event);
  return (
    <p className={styles.deed} data-deed={deed.seat} title={`${say('lastDeed')}: ${text}`}>
      {card !== null && <CardEmblem id={card as ArtId} />}
      <span>{text}</span>
      {deed.loss > 0 && <b>−{deed.loss}</b>}
    </p>
  );
}

const SmallGroup = memo(function SmallGroup({ seat, isShown }: { readonly seat: number; readonly isShown: boolean }) {
  const { say, seatName } = useWords();
  const { beings, isActive, isOut, deed } = useTable(({ facts, view, deeds }) => ({
    beings: facts.beings,
    isActive: view.active === seat && view.turn > 0,
    isOut: (view.alive & (1 << seat)) === 0,
    deed: deeds.find((one) => one.seat === seat),
  }));
  const group = groupOf(beings, seat);
  return (
    <section
      className={styles.group}
      style={{ '--beings': Math.max(1, group.length) } as CSSProperties}
      data-part={`group ${seat}`}
      data-seat={seat}
      data-active={isActive || undefined}
      data-shown={isShown || undefined}
      data-out={isOut || undefined}
      aria-label={say('groupOf', { seat: seatName(seat) })}
    >
      <GroupHead seat={seat} />
      <LastDeed deed={deed} />
      <Row className={styles.list}>
        {group.map((facts) => (
          <SmallBeing key={facts.name} facts={facts} />
        ))}
      </Row>
    </section>
  );
});

/** All other groups side by side; on a small screen one at a time (`shown`). */
export const Opponents = memo(function Opponents({
  seats,
  shown,
}: {
  readonly seats: readonly number[];
  readonly shown: number;
}) {
  const { say } = useWords();
  return (
    <section className={styles.opponents} aria-label={say('opponents')} data-scrolls>
      {seats.map((seat) => (
        <SmallGroup key={seat} seat={seat} isShown={seat === shown} />
      ))}
    </section>
  );
});

/** The own group, large: heroes with all they carry, creatures, the NPC, and the demon that lies in front of it. */
export const OwnGroup = memo(function OwnGroup() {
  const { say, seatName } = useWords();
  const { beings, below, isOwn, isActive } = useTable(({ facts, below, isOwn, view }) => ({
    beings: facts.beings,
    below,
    isOwn,
    isActive: view.active === below && view.turn > 0,
  }));
  const group = groupOf(beings, below);
  return (
    <section
      className={styles.own}
      data-part="own group"
      data-own={below}
      data-seat={below}
      data-active={isActive || undefined}
      aria-label={isOwn ? say('yourGroup') : say('groupOf', { seat: seatName(below) })}
    >
      <GroupHead seat={below} />
      <Row className={styles.heroes}>
        {group.map((facts) =>
          facts.kind === 'hero' ? (
            <HeroTile key={facts.name} facts={facts} />
          ) : (
            <li key={facts.name} className={styles.companion} data-kind={facts.kind}>
              <BeingButton facts={facts} />
              <Values facts={facts} />
            </li>
          ),
        )}
      </Row>
    </section>
  );
});
