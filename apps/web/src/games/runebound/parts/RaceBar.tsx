import { heroIds, isIn, lifeOf, type RuneboundState, runesOf } from '@heldentisch/runebound';
import { memo } from 'react';
import { Row } from '../../../table/kit/row/row.js';
import { ArtIcon, DragonRune, HeroFigure, ValueSign } from '../art/map/index.js';
import { seatObject } from '../model/objects.js';
import { turnSeat, useTable, useThing, useWords } from '../model/table.js';
import styles from './RaceBar.module.css';

const runesToWin = 3;

const experienceOf = ({ parties }: RuneboundState, seat: number): number =>
  parties[seat]?.experience.reduce((sum, count) => sum + count, 0) ?? 0;

/** Another party, small: who leads it, how it fares, how far it is. */
const Runner = memo(function Runner({ seat }: { readonly seat: number }) {
  const { say, name, seatName } = useWords();
  const facts = useTable(({ view, below, isOwn }) => {
    const party = view.parties[seat];
    const hero = heroIds[party?.hero ?? -1];
    const life = hero === undefined ? 0 : lifeOf(view, seat, 0);
    return {
      hero,
      life,
      left: life - (party?.wounds ?? 0),
      gold: party?.gold ?? 0,
      runes: runesOf(view, seat),
      experience: experienceOf(view, seat),
      isOut: !isIn(view, seat),
      isTurn: turnSeat(view) === seat,
      isOwn: isOwn && seat === below,
    };
  });
  const { props } = useThing(seatObject(seat), { kind: 'party', id: String(seat) });
  const { hero, life, left, gold, runes, experience, isOut, isTurn, isOwn } = facts;
  const label = [
    say('partyOf', { seat: seatName(seat) }),
    hero === undefined ? say('noHero') : name(hero),
    ...(isOut ? [say('out')] : [say('lifeOf', { left, most: life }), say('goldOf', { count: gold })]),
    say('runesOf', { count: runes }),
    say('experienceOf', { count: experience }),
    ...(isTurn ? [say('onTurn')] : []),
  ].join(', ');
  return (
    <li>
      <button
        {...props}
        className={styles.runner}
        data-seat={seat}
        data-turn={isTurn || undefined}
        data-out={isOut || undefined}
        data-own={isOwn || undefined}
      >
        <span className="visually-hidden">{label}</span>
        {hero !== undefined && (
          <ArtIcon className={styles.figure ?? ''}>
            <HeroFigure hero={hero} seat={seat} />
          </ArtIcon>
        )}
        <span className={styles.words} aria-hidden="true">
          <span className={styles.name}>{seatName(seat)}</span>
          <span className={styles.numbers}>
            <span>
              <ArtIcon>
                <ValueSign value="life" />
              </ArtIcon>
              {left}
            </span>
            <span className={styles.experience}>★{experience}</span>
            <span className={styles.runes}>
              {Array.from({ length: runesToWin }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all alike
                <i key={i} data-won={i < runes || undefined}>
                  {i < runes && (
                    <ArtIcon>
                      <DragonRune />
                    </ArtIcon>
                  )}
                </i>
              ))}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
});

/** How long the game still lasts. */
function Rounds() {
  const { say } = useWords();
  const { round, limit, doom } = useTable(({ view }) => ({
    round: Math.max(1, view.round),
    limit: view.roundLimit,
    doom: view.doom ? view.doomCounters : -1,
  }));
  return (
    <div className={styles.rounds}>
      <b>{limit === 0 ? say('round', { round }) : say('roundOf', { round, limit })}</b>
      {limit > 0 && (
        <progress
          className={styles.limit}
          value={round}
          max={limit}
          aria-label={say('roundsLeft', { count: Math.max(0, limit - round) })}
        />
      )}
      {doom >= 0 && <small title={say('doomHint')}>{say('doom', { count: doom })}</small>}
    </div>
  );
}

/** The race: every party with its runes and experience, and the round against the limit. */
export const RaceBar = memo(function RaceBar() {
  const { say } = useWords();
  const seats = useTable(({ view }) => view.parties.length);
  return (
    <section className={styles.race} aria-label={say('race')} data-part="race">
      <Rounds />
      <Row className={styles.runners}>
        {Array.from({ length: seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their places
          <Runner key={seat} seat={seat} />
        ))}
      </Row>
    </section>
  );
});
