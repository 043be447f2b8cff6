import type { ServerInfo } from '../online/api.js';
import { useText } from '../text/index.js';

export function OnlineTables({ server }: { readonly server: ServerInfo | null; onNew(): void }) {
  const { t } = useText();
  return (
    <section className="panel" aria-labelledby="online-title">
      <header className="panel-head">
        <h2 id="online-title">{t('onlineTables')}</h2>
      </header>
      {server === null && <p className="faint">{t('noServer')}</p>}
    </section>
  );
}
