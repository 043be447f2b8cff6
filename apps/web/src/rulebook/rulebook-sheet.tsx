import type { Ledger } from '@heldentisch/catalogue';
import type { Game } from '@heldentisch/engine';
import { setHash } from '../router.js';
import { useText } from '../text/index.js';
import { Dialog } from '../ui/dialog.js';
import { Rulebook } from './rulebook.js';

interface RulebookSheetProps {
  readonly game: Game;
  readonly title: string;
  readonly ledger: Ledger;
  readonly rule: string;
  onClose(): void;
}

/** The rulebook beside the table. */
export function RulebookSheet({ title, ledger, rule, onClose }: RulebookSheetProps) {
  const { t } = useText();
  return (
    <Dialog open look="sheet" title={t('rulebookOf', { game: title })} onClose={onClose}>
      <Rulebook ledger={ledger} rule={rule === 'rules' ? '' : rule} onRule={setHash} />
    </Dialog>
  );
}
