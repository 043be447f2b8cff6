import { type Game, textOf } from '@heldentisch/engine';
import { type TextKey, useText } from '../text/index.js';
import { Segments, Select } from '../ui/fields.js';

export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'person' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string };

/** The strengths offered to people; `random` is for tests. Kept here so that the lobby does not load the bots. */
export const strengths = ['greedy', 'easy', 'medium', 'hard'] as const;

interface BotSelectProps {
  readonly label: string;
  readonly value: string;
  onChange(name: string): void;
}

export function BotSelect({ label, value, onChange }: BotSelectProps) {
  const { t } = useText();
  const items = strengths.map((name) => ({
    value: name as string,
    label: `${t(`bot.${name}`)} – ${t(`bot.${name}.about`)}`,
  }));
  return <Select label={label} value={value} items={items} onChange={onChange} />;
}

const kinds: Readonly<Record<SeatWish['kind'], TextKey>> = {
  me: 'seatMe',
  person: 'seatPerson',
  bot: 'seatBot',
  open: 'seatOpen',
};

interface SeatCountProps {
  readonly game: Game;
  readonly seats: readonly SeatWish[];
  /** Whether bots may play with the chosen options. */
  readonly botsMayPlay: boolean;
  onChange(seats: SeatWish[]): void;
}

/** How many play, in games that leave it open. New seats are like the last one. */
export function SeatCount({ game, seats, botsMayPlay, onChange }: SeatCountProps) {
  const { t } = useText();
  const { least, most } = game.seats;
  if (most === least) return null;
  const last = seats[seats.length - 1];
  const company: SeatWish = botsMayPlay ? { kind: 'bot', bot: 'medium' } : { kind: 'person' };
  const added = last === undefined || last.kind === 'me' ? company : last;
  return (
    <Segments
      label={t('seatCount')}
      value={String(seats.length)}
      items={Array.from({ length: most - least + 1 }, (_, i) => ({
        value: String(least + i),
        label: String(least + i),
      }))}
      onChange={(count) => onChange(Array.from({ length: Number(count) }, (_, seat) => seats[seat] ?? added))}
    />
  );
}

interface SeatFieldsProps {
  readonly game: Game;
  readonly seats: readonly SeatWish[];
  readonly isOnline: boolean;
  /** What is said if no bot may play; null if bots may. */
  readonly whyNoBots?: string | null;
  onChange(seats: SeatWish[]): void;
}

/** For every seat who shall sit there. */
export function SeatFields({ game, seats, isOnline, whyNoBots = null, onChange }: SeatFieldsProps) {
  const { t, language } = useText();
  const set = (seat: number, wish: SeatWish): void => onChange(seats.map((old, i) => (i === seat ? wish : old)));
  const kindsHere: readonly SeatWish['kind'][] = isOnline ? ['me', 'open', 'bot', 'person'] : ['me', 'person', 'bot'];
  const offered = kindsHere.filter((kind) => kind !== 'bot' || whyNoBots === null);
  return (
    <fieldset className="seat-fields">
      <legend>{t('seats')}</legend>
      {seats.map((wish, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="seat-field">
          <Select
            label={textOf(game, language, `seat.${seat}`)}
            value={wish.kind}
            items={offered.map((kind) => ({ value: kind, label: t(kinds[kind]) }))}
            onChange={(kind) => set(seat, kind === 'bot' ? { kind, bot: 'medium' } : { kind })}
          />
          {wish.kind === 'bot' && (
            <BotSelect label={t('strength')} value={wish.bot} onChange={(bot) => set(seat, { kind: 'bot', bot })} />
          )}
        </div>
      ))}
      {whyNoBots !== null && <p className="faint small">{whyNoBots}</p>}
    </fieldset>
  );
}
