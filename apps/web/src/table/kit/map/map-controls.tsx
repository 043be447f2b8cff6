import { useText } from '../../../text/index.js';
import { IconButton } from '../../../ui/button.js';
import type { IconName } from '../../../ui/icons.js';
import { zoomStep } from './camera.js';
import styles from './map.module.css';
import { useCamera, useMap } from './map-model.js';

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  /** It does nothing now, and keeps the focus all the same. */
  readonly isAtEnd?: boolean;
  onPress(): void;
}

function Control({ icon, label, isAtEnd = false, onPress }: ControlProps) {
  return <IconButton icon={icon} label={label} aria-disabled={isAtEnd} onClick={() => !isAtEnd && onPress()} />;
}

interface MapControlsProps {
  /** What the button that leads home says, if there is a home. */
  readonly homeLabel: string | undefined;
  onHome(): void;
}

export function MapControls({ homeLabel, onHome }: MapControlsProps) {
  const { t } = useText();
  const { camera } = useMap();
  const isNearest = useCamera((now) => now.isNearest);
  const isWhole = useCamera((now) => now.isWhole);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.controls} role="group" aria-label={t('map.controls')}>
      <Control icon="plus" label={t('map.nearer')} isAtEnd={isNearest} onPress={() => camera.zoomBy(zoomStep)} />
      <Control icon="minus" label={t('map.farther')} isAtEnd={isWhole} onPress={() => camera.zoomBy(1 / zoomStep)} />
      <Control icon="whole" label={t('map.whole')} isAtEnd={isWhole} onPress={() => camera.showAll()} />
      {homeLabel !== undefined && <Control icon="target" label={homeLabel} onPress={onHome} />}
    </div>
  );
}
