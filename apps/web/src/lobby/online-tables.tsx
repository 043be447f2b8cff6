import { isGameId } from '@heldentisch/catalogue';
import type { LobbyTable } from '@heldentisch/protocol';
import type { LinkSnapshot } from '../online/server-link.js';
import { useLobbyTables } from '../online/use-link.js';
import { sitterName } from '../table/sitters.js';
import { type Say, useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';

const gameName = (table: LobbyTable, t: Say): string => (isGameId(table.game) ? t(`game.${table.game}`) : table.game);

function sitters(table: LobbyTable, t: Say): string {
  return table.seats
    .filter(({ kind }) => kind !== 'open')
    .map((info) => sitterName(info, false, t))
    .join(', ');
}

function Row({ table, isMine }: { readonly table: LobbyTable; readonly isMine: boolean }) {
  const { t } = useText();
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const label = isMine ? t('resume') : t(free > 0 ? 'join' : 'watch');
  return (
    <li className="match-row">
      <div className="match-main">
        <span className="match-title">{gameName(table, t)}</span>
        <span className="faint">
          {sitters(table, t)}
          {free > 0 && ` · ${t('freeSeats', { count: free })}`}
          {table.clock !== null && ` · ${t('clockMinutes', { minutes: Math.round(table.clock.budgetMs / 60_000) })}`}
          {table.windowMs !== null && ` · ${t('windowSeconds', { seconds: table.windowMs / 1000 })}`}
        </span>
      </div>
      <Link className={`button ${free > 0 || isMine ? 'button-primary' : 'button-plain'}`} href={`/table/${table.id}`}>
        {label}
      </Link>
    </li>
  );
}

/** Own and public tables on the server, while one answers. */
export function OnlineTables({ server, onNew }: { readonly server: LinkSnapshot; onNew(): void }) {
  const { t } = useText();
  const listed = useLobbyTables() ?? [];
  const isThere = server.user !== null;
  const own = new Set(server.tables.map(({ id }) => id));
  const others = listed.filter(({ id, status }) => !own.has(id) && (status === 'open' || status === 'running'));
  const tables = isThere ? [...server.tables, ...others] : [];
  return (
    <section className="panel" aria-labelledby="online-title">
      <header className="panel-head">
        <h2 id="online-title">{t('onlineTables')}</h2>
        {isThere && (
          <Button look="quiet" onClick={onNew}>
            {t('newOnlineTable')}
          </Button>
        )}
      </header>
      {server.state === 'offline' && <p className="faint">{t('noServer')}</p>}
      {server.state === 'connected' && tables.length === 0 && <p className="faint">{t('noTables')}</p>}
      {tables.length > 0 && (
        <ul className="match-list">
          {tables.map((table) => (
            <Row key={table.id} table={table} isMine={own.has(table.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
