import '../styles/table.css';
import type { Ledger } from '@heldentisch/catalogue';
import { isGameId } from '@heldentisch/catalogue';
import { useEffect, useState } from 'react';
import { loadGame } from '../games/index.js';
import { PageFrame } from '../lobby/page-frame.js';
import { setHash, useHash } from '../router.js';
import { useText } from '../text/index.js';
import { Rulebook } from './rulebook.js';

/** The rulebook as a page of its own: `/rules/pixel-tactics#PT-ATK-03`. */
export function RulesPage({ game }: { readonly game: string }) {
  const { t } = useText();
  const hash = useHash();
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const id = isGameId(game) ? game : null;
  useEffect(() => {
    if (id !== null) void loadGame(id).then((loaded) => setLedger(loaded.ledger));
  }, [id]);
  useEffect(() => {
    if (id !== null) document.title = `${t('rulebookOf', { game: t(`game.${id}`) })} – Heldentisch`;
  }, [id, t]);
  return (
    <PageFrame>
      <div className="rules-page">
        <h1>{id === null ? t('notFound') : t('rulebookOf', { game: t(`game.${id}`) })}</h1>
        {ledger !== null && (
          <Rulebook heading="h2" ledger={ledger} rule={hash === 'content' ? '' : hash} onRule={setHash} />
        )}
        {ledger === null && id !== null && <p className="loading">{t('loading')}</p>}
      </div>
    </PageFrame>
  );
}
