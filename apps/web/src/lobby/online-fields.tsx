import type { Game } from '@heldentisch/engine';
import { type ClockRule, defaultGraceMs, graceTimesMs, type WindowMs, windowTimesMs } from '@heldentisch/protocol';
import { useText } from '../text/index.js';
import { durationText } from '../ui/duration.js';
import { Select, Switch } from '../ui/fields.js';

/** What only a table on the server has. */
export interface OnlineWish {
  readonly visibility: 'public' | 'private';
  readonly clock: ClockRule | null;
  readonly windowMs: WindowMs | null;
  readonly graceMs: number;
}

export const usualOnline: OnlineWish = {
  visibility: 'public',
  clock: null,
  windowMs: null,
  graceMs: defaultGraceMs,
};

const clockMinutes = [10, 20, 40];
const incrementMs = 5_000;

interface OnlineFieldsProps {
  readonly game: Game;
  readonly wish: OnlineWish;
  onChange(wish: OnlineWish): void;
}

export function OnlineFields({ game, wish, onChange }: OnlineFieldsProps) {
  const { t, language } = useText();
  const change = (part: Partial<OnlineWish>): void => onChange({ ...wish, ...part });
  return (
    <>
      <Select
        label={t('clock')}
        value={String((wish.clock?.budgetMs ?? 0) / 60_000)}
        items={[
          { value: '0', label: t('noClock') },
          ...clockMinutes.map((minutes) => ({ value: String(minutes), label: t('clockMinutes', { minutes }) })),
        ]}
        onChange={(minutes) =>
          change({ clock: minutes === '0' ? null : { budgetMs: Number(minutes) * 60_000, incrementMs } })
        }
      />
      {game.windows !== undefined && (
        <Select
          label={t('windowTime')}
          value={String(wish.windowMs ?? 0)}
          items={[
            { value: '0', label: t('noWindowTime') },
            ...windowTimesMs.map((time) => ({
              value: String(time),
              label: t('windowSeconds', { seconds: time / 1000 }),
            })),
          ]}
          onChange={(value) => change({ windowMs: windowTimesMs.find((time) => String(time) === value) ?? null })}
        />
      )}
      <Select
        label={t('graceTime')}
        value={String(wish.graceMs)}
        items={graceTimesMs.map((time) => ({
          value: String(time),
          label: durationText(language, time, { largest: 'day' }),
        }))}
        onChange={(value) => change({ graceMs: Number(value) })}
      />
      <Switch
        label={t('publicTable')}
        checked={wish.visibility === 'public'}
        onChange={(isPublic) => change({ visibility: isPublic ? 'public' : 'private' })}
      />
    </>
  );
}
