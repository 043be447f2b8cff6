import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';

interface PastBarProps {
  readonly at: number;
  readonly count: number;
  onBranch?: ((line: number) => void) | undefined;
  onNow(): void;
}

/** Says that what one sees is the past, and offers the ways out of it. */
export function PastBar({ at, count, onBranch, onNow }: PastBarProps) {
  const { t } = useText();
  return (
    <div className="notice-bar is-past" role="status">
      <p>{t('past', { line: at, count })}</p>
      {onBranch !== undefined && (
        <Button icon="branch" onClick={() => onBranch(at)}>
          {t('branch')}
        </Button>
      )}
      <Button look="primary" onClick={onNow}>
        {t('backToNow')}
      </Button>
    </div>
  );
}
