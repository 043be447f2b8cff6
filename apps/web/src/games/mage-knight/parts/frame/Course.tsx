import {
  dummySeat,
  hasDummy,
  heroIds,
  isIn,
  isNightRound,
  levelRows,
  type MageKnightState,
  reputationInfluence,
  scenarioOf,
  tacticIds,
} from '@heldentisch/mage-knight';
import { memo } from 'react';
import { signed } from '../../../../table/kit/numbers.js';
import { Row } from '../../../../table/kit/row/row.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { HeroFigure } from '../../art/map/index.js';
import { dummyObject, seatObject } from '../../model/objects.js';
import { turnSeat, useTable, useThing, useWords } from '../../model/table.js';
import styles from './Course.module.css';

/** One player in the order of the round: who it is, how far, how well liked. */
const PlayerMark = memo(function PlayerMark({ seat }: { readonly seat: number }) {
  const { say, name, seatName } = useWords();
  const facts = useTable(({ view, below, isOwn }) => {
    const player = view.players[seat];
    return {
      hero: heroIds[player?.hero ?? -1],
      fame: player?.fame ?? 0,
      level: player?.level ?? 1,
      reputation: player?.reputation ?? 0,
      hand: player?.hand.length ?? 0,
      tactic: tacticIds[player?.tactic ?? -1],
      isOut: !isIn(view, seat),
      isTurn: turnSeat(view) === seat,
      isOwn: isOwn && seat === below,
    };
  });
  const { hero, fame, level, reputation, hand, tactic, isOut, isTurn, isOwn } = facts;
  const { props } = useThing(seatObject(seat), { kind: 'player', id: String(seat) });
  const tacticNumber = tactic === undefined ? null : (tacticIds.indexOf(tactic) % 6) + 1;
  const label = [
    seatName(seat),
    ...(hero === undefined ? [] : [name('hero', hero)]),
    ...(isOut ? [say('out')] : []),
    say('fameOf', { fame, level }),
    say('reputationOf', { reputation: signed(reputation) }),
    say('handOf', { count: hand }),
    tactic === undefined ? say('noTactic') : name('tactic', tactic),
    ...(isTurn ? [say('onTurn')] : []),
  ].join(', ');
  return (
    <li>
      <button
        {...props}
        className={styles.player}
        data-seat={seat}
        data-turn={isTurn || undefined}
        data-out={isOut || undefined}
        data-own={isOwn || undefined}
      >
        <span className="visually-hidden">{label}</span>
        {hero !== undefined && (
          <Icon half={50} className={styles.figure ?? ''}>
            <HeroFigure hero={hero} seat={seat} />
          </Icon>
        )}
        <span className={styles.words} aria-hidden="true">
          <span className={styles.name}>{seatName(seat)}</span>
          <span className={styles.numbers}>
            <span>
              <Icon>
                <DeedSign deed="fame" />
              </Icon>
              {fame}
            </span>
            <span>
              <Icon>
                <DeedSign deed="reputation" />
              </Icon>
              {signed(reputation)}
            </span>
            {tacticNumber !== null && <span className={styles.tactic}>{tacticNumber}</span>}
          </span>
        </span>
      </button>
    </li>
  );
});

/** The dummy player: a clock with cards. */
const DummyMark = memo(function DummyMark() {
  const { say } = useWords();
  const { left, tactic } = useTable(({ view: { dummy } }) => ({
    left: dummy.deck.length,
    tactic: dummy.tactic < 0 ? null : (dummy.tactic % 6) + 1,
  }));
  const { props } = useThing(dummyObject, { kind: 'dummy', id: '' });
  return (
    <li>
      <button {...props} className={styles.player} data-dummy>
        <span className={styles.words}>
          <span className={styles.name}>{say('dummy')}</span>
          <span className={styles.numbers}>
            <span>{say('dummyLeft', { count: left })}</span>
            {tactic !== null && <span className={styles.tactic}>{tactic}</span>}
          </span>
        </span>
      </button>
    </li>
  );
});

/** Day or night, and how many rounds are left. */
const Time = memo(function Time() {
  const { say } = useWords();
  const { round, count, isNight, left } = useTable(({ view }) => ({
    round: Math.max(1, view.round),
    count: scenarioOf(view).rounds[view.players.length - 1] ?? 0,
    isNight: view.round > 0 && isNightRound(view),
    left: view.frames.length === 0 ? -1 : view.lastTurns,
  }));
  const { props } = useThing('time', { kind: 'time', id: '' });
  return (
    <button {...props} className={styles.time} data-night={isNight || undefined}>
      <Icon>
        <DeedSign deed={isNight ? 'night' : 'day'} />
      </Icon>
      <span>
        <b>{say(isNight ? 'night' : 'day')}</b>
        <small>
          {left >= 0
            ? left === 0
              ? say('lastTurn')
              : say('announced', { count: left })
            : say('roundOf', { round, count })}
        </small>
      </span>
    </button>
  );
});

/** How far the own hero has come on a track; a click opens all of it. */
const TrackMark = memo(function TrackMark({ track }: { readonly track: 'fame' | 'reputation' }) {
  const { say } = useWords();
  const { value, from, next, influence } = useTable(({ view, below }) => {
    const player = view.players[below];
    const level = player === undefined ? 1 : player.level;
    return {
      value: player?.[track] ?? 0,
      from: levelRows[level - 1]?.from ?? 0,
      next: levelRows[level]?.from ?? 0,
      influence: player === undefined ? 0 : reputationInfluence(player),
    };
  });
  const { props } = useThing(track, { kind: track, id: '' });
  const label =
    track === 'fame' ? say('fameNext', { fame: value, next }) : say('influenceBy', { influence: signed(influence) });
  return (
    <button {...props} className={styles.track} title={label}>
      <Icon title={say(track)}>
        <DeedSign deed={track} />
      </Icon>
      <span>
        <b>{track === 'fame' ? value : signed(value)}</b>
        <small>{track === 'fame' ? `/ ${next}` : say('influenceShort', { influence: signed(influence) })}</small>
      </span>
      {track === 'fame' && <progress value={value - from} max={Math.max(1, next - from)} aria-label={label} />}
    </button>
  );
});

const orderOf = (view: MageKnightState): string =>
  (view.order.length > 0 ? view.order : [...view.players.keys(), ...(hasDummy(view) ? [dummySeat(view)] : [])]).join(
    ' ',
  );

/** The course of the game: day and night, whose turn it is and who comes next. */
export const Course = memo(function Course() {
  const { say } = useWords();
  const { order, dummy } = useTable(({ view }) => ({
    order: orderOf(view),
    dummy: hasDummy(view) ? dummySeat(view) : -1,
  }));
  return (
    <section className={styles.course} aria-label={say('course')} data-part="course">
      <Time />
      <span className={styles.tracks}>
        <TrackMark track="fame" />
        <TrackMark track="reputation" />
      </span>
      <Row className={styles.players}>
        {order
          .split(' ')
          .map(Number)
          .map((seat) => (seat === dummy ? <DummyMark key="dummy" /> : <PlayerMark key={seat} seat={seat} />))}
      </Row>
    </section>
  );
});
