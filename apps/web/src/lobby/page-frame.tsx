import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../text/index.js';
import { IconButton } from '../ui/button.js';
import { Crest } from '../ui/icons.js';
import { Link } from '../ui/link.js';

const SettingsDialog = lazy(() =>
  import('../settings/settings-dialog.js').then((m) => ({ default: m.SettingsDialog })),
);
const AccountDialog = lazy(() => import('../online/account-dialog.js').then((m) => ({ default: m.AccountDialog })));

/** Header and footer of the pages that are not a table. */
export function PageFrame({
  children,
  hasServer = false,
}: {
  readonly children: ReactNode;
  readonly hasServer?: boolean;
}) {
  const { t } = useText();
  const [dialog, setDialog] = useState<'settings' | 'account' | null>(null);
  return (
    <div className="page">
      <a className="skip" href="#content">
        {t('skipToContent')}
      </a>
      <header className="page-head">
        <Link href="/" className="brand">
          <Crest />
          <span>{t('appName')}</span>
        </Link>
        <div className="page-head-tools">
          {hasServer && <IconButton icon="person" label={t('account')} onClick={() => setDialog('account')} />}
          <IconButton icon="gear" label={t('settings')} onClick={() => setDialog('settings')} />
        </div>
      </header>
      <main id="content" className="page-body">
        {children}
      </main>
      <footer className="page-foot">
        <p>{t('notice')}</p>
        <p>
          <a href="/font-licences.txt">{t('credits')}</a> {t('installHint')}
        </p>
      </footer>
      <Suspense fallback={null}>
        {dialog === 'settings' && <SettingsDialog onClose={() => setDialog(null)} />}
        {dialog === 'account' && <AccountDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </div>
  );
}
