import { useState } from 'react';
import { BotSelect } from '../lobby/seat-fields.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';

interface BotDialogProps {
  readonly title: string;
  readonly about: string;
  onChoose(bot: string): void;
  onClose(): void;
}

/** Which bot shall play for a person. */
export function BotDialog({ title, about, onChoose, onClose }: BotDialogProps) {
  const { t } = useText();
  const [bot, setBot] = useState('medium');
  return (
    <Dialog
      open
      title={title}
      about={about}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              onChoose(bot);
            }}
          >
            {t('letPlay')}
          </Button>
        </>
      }
    >
      <BotSelect label={t('strength')} value={bot} onChange={setBot} />
    </Dialog>
  );
}
