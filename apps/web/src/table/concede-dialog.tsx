import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';

interface ConcedeDialogProps {
  readonly isOpen: boolean;
  /** Whether the match goes on between the others. */
  readonly goesOn: boolean;
  onConcede(): void;
  onClose(): void;
}

export function ConcedeDialog({ isOpen, goesOn, onConcede, onClose }: ConcedeDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={isOpen}
      title={t('concedeTitle')}
      about={t(goesOn ? 'concedeGoesOn' : 'concedeText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onConcede();
            }}
          >
            {t('concede')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
