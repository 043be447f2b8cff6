import { Slider } from 'radix-ui';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import { type Playback, speeds } from './use-playback.js';

/** The buttons of a recorder, and the slider over all lines. */
export function Controls({ playback, count }: { readonly playback: Playback; readonly count: number }) {
  const { t } = useText();
  const { line, isPlaying, speed, jump, toggle, setSpeed } = playback;
  return (
    <fieldset className="controls">
      <legend className="visually-hidden">{t('replay')}</legend>
      <IconButton icon="first" label={t('toStart')} disabled={line === 0} onClick={() => jump(0)} />
      <IconButton icon="back" label={t('stepBack')} disabled={line === 0} onClick={() => jump(line - 1)} />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'pause' : 'play')}
        className="controls-play"
        onClick={toggle}
      />
      <IconButton icon="next" label={t('stepOn')} disabled={line >= count} onClick={() => jump(line + 1)} />
      <IconButton icon="last" label={t('toEnd')} disabled={line >= count} onClick={() => jump(count)} />
      <Slider.Root
        className="slider"
        min={0}
        max={Math.max(1, count)}
        value={[line]}
        onValueChange={([next = 0]) => jump(next)}
      >
        <Slider.Track className="slider-track">
          <Slider.Range className="slider-range" />
        </Slider.Track>
        <Slider.Thumb
          className="slider-thumb"
          aria-label={t('lookBack')}
          aria-valuetext={t('lookBackAt', { line, count })}
        />
      </Slider.Root>
      <label className="controls-speed">
        <span className="visually-hidden">{t('speed')}</span>
        <select className="select" value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
          {speeds.map((value) => (
            <option key={value} value={value}>
              {String(value).replace('0.5', '½')}×
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
