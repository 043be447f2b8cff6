import { Slider } from 'radix-ui';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';

interface LookBackProps {
  readonly count: number;
  readonly at: number | null;
  onLook(line: number | null): void;
}

/** The slider over all lines; the right end is now. */
export function LookBack({ count, at, onLook }: LookBackProps) {
  const { t } = useText();
  const value = at ?? count;
  const look = (line: number): void => onLook(line >= count ? null : Math.max(0, line));
  if (count === 0) return null;
  return (
    <div className="look-back">
      <IconButton icon="back" label={t('stepBack')} disabled={value === 0} onClick={() => look(value - 1)} />
      <Slider.Root
        className="slider"
        min={0}
        max={count}
        value={[value]}
        onValueChange={([line = count]) => look(line)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={t('lookBack')}
          aria-valuetext={t('lookBackAt', { line: value, count })}
        />
      </Slider.Root>
      <IconButton icon="next" label={t('stepOn')} disabled={value >= count} onClick={() => look(value + 1)} />
      {at !== null && <IconButton icon="last" label={t('toEnd')} onClick={() => onLook(null)} />}
    </div>
  );
}
