import { isNightRound, levelRows, reputationPlaces, scenarioOf, terrains } from '@heldentisch/mage-knight';
import { type CSSProperties, memo } from 'react';
import { signed } from '../../../../table/kit/numbers.js';
import { DeedSign, Icon } from '../../art/icons/index.js';
import { useTable, useWords } from '../../model/table.js';
import { TerrainCosts } from './CellText.js';
import styles from './TrackText.module.css';

const markerColor = (seat: number) => ({ '--marker': `var(--seat-${seat})` }) as CSSProperties;

const Markers = ({ seats }: { readonly seats: readonly number[] }) =>
  seats.map((seat) => <i key={seat} className={styles.marker} style={markerColor(seat)} />);

const useStanding = (of: 'fame' | 'reputation'): number[] =>
  useTable(({ view }) => view.players.map((player) => player[of]).join(' '))
    .split(' ')
    .map(Number);

/** The fame track, row by row: what each level brings, and who stands where. */
export const FameTrack = memo(function FameTrack() {
  const { say } = useWords();
  const fames = useStanding('fame');
  const highest = levelRows.findLastIndex(({ from }) => fames.some((fame) => fame >= from));
  return (
    <>
      <h2>{say('fameTrack')}</h2>
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{say('level')}</th>
            <th scope="col">{say('fame')}</th>
            {(['armor', 'hand', 'command'] as const).map((deed) => (
              <th key={deed} scope="col">
                <Icon title={say(deed)}>
                  <DeedSign deed={deed} />
                </Icon>
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{say('players')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {levelRows.map(({ level, from, armor, hand, command, isLesson }, i) => {
            const next = levelRows[i + 1]?.from;
            const here = [...fames.keys()].filter(
              (seat) => (fames[seat] as number) >= from && (next === undefined || (fames[seat] as number) < next),
            );
            return (
              <tr key={level} data-now={i === highest || undefined}>
                <th scope="row">{level}</th>
                <td>{next === undefined ? `${from}+` : `${from}–${next - 1}`}</td>
                <td>{armor}</td>
                <td>{hand}</td>
                <td>{command}</td>
                <td>
                  <Markers seats={here} />
                  {isLesson && here.length === 0 && <small>{say('lesson')}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
});

/** The reputation track with the influence of each place. */
export const ReputationTrack = memo(function ReputationTrack() {
  const { say } = useWords();
  const standing = useStanding('reputation');
  return (
    <>
      <h2>{say('reputationTrack')}</h2>
      <p>{say('reputationHint')}</p>
      <ol className={styles.places}>
        {reputationPlaces.map(({ reputation, influence }) => (
          <li
            key={reputation}
            data-good={(influence ?? -1) > 0 || undefined}
            data-bad={(influence ?? -9) < 0 || undefined}
          >
            <small>{signed(reputation)}</small>
            <b>{influence === null ? '✕' : signed(influence)}</b>
            <span>
              <Markers seats={[...standing.keys()].filter((seat) => standing[seat] === reputation)} />
            </span>
          </li>
        ))}
      </ol>
    </>
  );
});

/** The rounds of the game, and what differs between day and night. */
export const TimeText = memo(function TimeText() {
  const { say, text } = useWords();
  const { round, count, isNight } = useTable(({ view }) => ({
    round: Math.max(1, view.round),
    count: scenarioOf(view).rounds[view.players.length - 1] ?? 0,
    isNight: isNightRound(view) && view.round > 0,
  }));
  return (
    <>
      <h2>{say(isNight ? 'night' : 'day')}</h2>
      <ol className={styles.times} aria-label={say('roundOf', { round, count })}>
        {Array.from({ length: count }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
          <li key={i} data-now={i + 1 === round || undefined} data-past={i + 1 < round || undefined}>
            <Icon title={say(i % 2 === 0 ? 'day' : 'night')}>
              <DeedSign deed={i % 2 === 0 ? 'day' : 'night'} />
            </Icon>
          </li>
        ))}
      </ol>
      <p>{say(isNight ? 'nightRules' : 'dayRules')}</p>
      <dl className={styles.terrains}>
        {terrains.map((terrain, number) => (
          <div key={terrain}>
            <dt>{text(`terrain.${terrain}`)}</dt>
            <dd>
              <TerrainCosts terrain={number} isNight={isNight} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
});
