import { playSound } from '../table/play-sound.js';
import { useText } from '../text/index.js';
import { Dialog } from '../ui/dialog.js';
import { Segments, Switch } from '../ui/fields.js';
import { notify } from '../ui/toast.js';
import { changeSettings, useSettings } from './settings.js';

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useText();
  const { language, theme, motion, sound, notifications, pace } = useSettings();

  async function setNotifications(wanted: boolean): Promise<void> {
    if (!wanted) return changeSettings({ notifications: false });
    const allowed = 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    changeSettings({ notifications: allowed });
    if (!allowed) notify({ look: 'plain', title: t('notificationsDenied') });
  }

  return (
    <Dialog open title={t('settings')} onClose={onClose}>
      <Segments
        label={t('language')}
        value={language}
        items={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(next) => changeSettings({ language: next })}
      />
      <Segments
        label={t('theme')}
        value={theme}
        items={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(next) => changeSettings({ theme: next })}
      />
      <Segments
        label={t('motion')}
        value={motion}
        items={(['system', 'full', 'reduced'] as const).map((value) => ({ value, label: t(`motion.${value}`) }))}
        onChange={(next) => changeSettings({ motion: next })}
      />
      <Segments
        label={t('pace')}
        value={pace}
        items={(['calm', 'quick', 'instant'] as const).map((value) => ({ value, label: t(`pace.${value}`) }))}
        onChange={(next) => changeSettings({ pace: next })}
      />
      <Switch
        label={t('sound')}
        checked={sound}
        onChange={(next) => {
          changeSettings({ sound: next });
          if (next) playSound('turn');
        }}
      />
      <Switch label={t('notifications')} checked={notifications} onChange={(next) => void setNotifications(next)} />
    </Dialog>
  );
}
