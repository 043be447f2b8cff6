import { cardNames, colors, type RuneboundState, spaceNames } from '@heldentisch/runebound';
import { memo } from 'react';
import { AdventureCounter, ArtIcon, ChallengeCounter } from '../art/map/index.js';
import { trackObject } from '../model/objects.js';
import { useControl, useTable, useThing, useWords } from '../model/table.js';
import styles from './Happenings.module.css';
import { Picture } from './pictures.js';

/** One place of the track. Pointing at it lights the space on the map. */
const Place = memo(function Place({
  place,
  card,
  space,
}: {
  readonly place: number;
  readonly card: string;
  readonly space: string;
}) {
  const { say, name, text } = useWords();
  const { props } = useThing(trackObject(place), { kind: 'track', id: String(place) });
  const label = say('trackPlace', { place, card: name(card), space: text(`space.${space}`) });
  return (
    <button {...props} className={styles.place} aria-label={label} title={label}>
      <Picture name={card} />
      <ArtIcon className={styles.seal ?? ''}>
        <ChallengeCounter place={place} />
      </ArtIcon>
    </button>
  );
});

const trackOf = ({ track, trackSpaces }: RuneboundState): string =>
  track.map((card, i) => `${cardNames[card] ?? ''} ${spaceNames[trackSpaces[i] ?? -1] ?? ''}`).join('\n');

/** The track of undefeated challenges. */
export const UndefeatedTrack = memo(function UndefeatedTrack() {
  const { say } = useWords();
  const track = useTable(({ view }) => trackOf(view));
  return (
    <ol className={styles.track} aria-label={say('track')}>
      {track.split('\n').map((entry, i) => {
        const [card = '', space = ''] = entry.split(' ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are numbered
          <li key={i}>
            {card === '' ? (
              <span className={styles.free} role="img" aria-label={say('trackFree', { place: i + 1 })}>
                {i + 1}
              </span>
            ) : (
              <Place place={i + 1} card={card} space={space} />
            )}
          </li>
        );
      })}
    </ol>
  );
});

/** The event in play: its rule counts for everybody, so it is always to be seen. */
export const EventInPlay = memo(function EventInPlay() {
  const { say, name, text } = useWords();
  const { pin, inspect } = useControl();
  const card = useTable(({ view }) => cardNames[view.event[0] ?? -1] ?? '');
  if (card === '') return <p className={styles.noEvent}>{say('noEvent')}</p>;
  const subject = { kind: 'card', id: card } as const;
  return (
    <button
      type="button"
      className={styles.event}
      onClick={() => pin(subject)}
      onPointerEnter={() => inspect(() => subject)}
      onPointerLeave={() => inspect((now) => (now?.id === card ? null : now))}
    >
      <span className={styles.eventPicture}>
        <Picture name={card} />
      </span>
      <span>
        <small>{say('event')}</small>
        <b>{name(card)}</b>
        <span>{text(`card.${card}.text`)}</span>
      </span>
    </button>
  );
});

/** How many cards the adventure decks still have. */
export const Decks = memo(function Decks() {
  const { say, text } = useWords();
  const counts = useTable(({ view }) => view.decks.map(({ length }) => length).join(' '));
  return (
    <ul className={styles.decks} aria-label={say('decks')}>
      {counts.split(' ').map((count, i) => {
        const color = colors[i] as (typeof colors)[number];
        const label = say('deckLeft', { color: text(`color.${color}`), count });
        return (
          <li key={color} title={label}>
            <ArtIcon>
              <AdventureCounter color={color} />
            </ArtIcon>
            <span className="visually-hidden">{label}</span>
            <span aria-hidden="true">{count}</span>
          </li>
        );
      })}
    </ul>
  );
});

/** What is going on in the land: the event, the undefeated challenges, the decks. */
export const Happenings = memo(function Happenings() {
  return (
    <section className={styles.happenings} data-part="happenings">
      <EventInPlay />
      <UndefeatedTrack />
      <Decks />
    </section>
  );
});
