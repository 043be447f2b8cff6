import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { link } from '../online/connection.js';
import { tellHeightAs } from '../table/kit/tell-height.js';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { notify } from '../ui/toast.js';
import { hasUnsent } from '../ui/use-unsent.js';
import { takeNewVersion, useNewVersion } from './new-version.js';

const tellHeight = tellHeightAs('--app-bars');

/** What concerns the whole app: a new version of it, and a server that cannot store. */
export function AppBars() {
  const { t } = useText();
  const { state, canStore } = useSyncExternalStore(link.subscribe, link.snapshot);
  const version = useNewVersion();
  useStoreNote(canStore);
  const mustReload = state === 'outdated' || version === 'taken';
  const hasNews = mustReload || version === 'ready';
  if (!hasNews && canStore) return null;
  return (
    <div className="app-bars" ref={tellHeight}>
      {hasNews && <NewVersionBar mustReload={mustReload} />}
      {!canStore && (
        <p className="notice-bar is-error" role="alert" data-testid="cannot-store">
          {t('cannotStore')}
        </p>
      )}
    </div>
  );
}

/** Never reloads unasked, and asks twice where something written or chosen would be lost. */
function NewVersionBar({ mustReload }: { readonly mustReload: boolean }) {
  const { t } = useText();
  const [step, setStep] = useState<'told' | 'asking' | 'reloading' | 'put-off'>('told');
  if (step === 'put-off' && !mustReload) return null;
  const reload = (): void => {
    setStep('reloading');
    void takeNewVersion();
  };
  if (step === 'asking')
    return (
      <div className="notice-bar is-error" role="alert">
        <p>{t('reloadText')}</p>
        <Button onClick={() => setStep('told')}>{t('cancel')}</Button>
        <Button look="danger" onClick={reload}>
          {t('reloadAnyway')}
        </Button>
      </div>
    );
  return (
    <div className="notice-bar" role={mustReload ? 'alert' : 'status'} data-testid="new-version">
      <p>{t(mustReload ? 'newVersionHere' : 'newVersion')}</p>
      {!mustReload && <Button onClick={() => setStep('put-off')}>{t('later')}</Button>}
      <Button
        look="primary"
        disabled={step === 'reloading'}
        onClick={() => (hasUnsent() || link.hasUnanswered() ? setStep('asking') : reload())}
      >
        {t('reload')}
      </Button>
    </div>
  );
}

/** Tells when the server can store again. */
function useStoreNote(canStore: boolean): void {
  const { t } = useText();
  const could = useRef(canStore);
  useEffect(() => {
    if (canStore && !could.current) notify({ look: 'plain', title: t('storesAgain') });
    could.current = canStore;
  }, [canStore, t]);
}
