import { type Game, textOf } from '@heldentisch/engine';
import { type TextKey, useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Select } from '../ui/fields.js';

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

interface SeatFieldsProps {
  readonly game: Game;
  readonly seats: readonly SeatWish[];
  readonly isOnline: boolean;
  onChange(seats: SeatWish[]): void;
}

/** For every seat who shall sit there. */
export function SeatFields({ game, seats, isOnline, onChange }: SeatFieldsProps) {
  const { t, language } = useText();
  const set = (seat: number, wish: SeatWish): void => onChange(seats.map((old, i) => (i === seat ? wish : old)));
  const offered: readonly SeatWish['kind'][] = isOnline ? ['me', 'open', 'bot', 'person'] : ['me', 'person', 'bot'];
  const { least, most } = game.seats;
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
      {most > least && (
        <div className="seat-count">
          <Button disabled={seats.length <= least} onClick={() => onChange(seats.slice(0, -1))} aria-label="−">
            −
          </Button>
          <Button
            disabled={seats.length >= most}
            onClick={() => onChange([...seats, { kind: 'bot', bot: 'medium' }])}
            aria-label="+"
          >
            +
          </Button>
        </div>
      )}
    </fieldset>
  );
}
