import type { Language } from '@heldentisch/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { settings } from '../settings/settings.js';
import { deleteMatch, listMatches, type MatchRecord, readMatch, StoreBlockedError } from '../table/match-store.js';
import { pointsOf } from '../table/points.js';
import { standingOf } from '../table/verdict.js';
import { botText, type Say, useText } from '../text/index.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { download, gameFileName } from '../ui/download.js';
import { Link } from '../ui/link.js';

/** Who else played: several people share the device, bots are named. */
function opponents(record: MatchRecord, t: Say): string {
  const names = record.seats.map((plan) =>
    plan.kind === 'bot' ? `${t('bot')} (${botText(t, plan.bot)})` : plan.name || t('person'),
  );
  const persons = record.seats.filter((plan) => plan.kind === 'person').length;
  const me = record.seats.findIndex((plan) => plan.kind === 'person');
  const others = names.filter((_, seat) => seat !== me && (persons === 1 || record.seats[seat]?.kind === 'bot'));
  const words = persons > 1 ? [t('peopleHere', { count: persons })] : [];
  if (others.length > 0) words.push(t('against', { names: new Intl.ListFormat(settings().language).format(others) }));
  return words.join(' ');
}

function resultOf(record: MatchRecord, t: Say, language: Language): string {
  if (record.outcome === null) return t('running');
  const persons = record.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
  const [seat] = persons;
  if (persons.length !== 1 || seat === undefined) return t('finished');
  const standing = t(standingOf(record.outcome, seat));
  const points = pointsOf(record.outcome, seat, language);
  return points === null ? standing : `${standing} ${t('points', { points })}`;
}

async function exportFile(record: MatchRecord): Promise<void> {
  const kept = await readMatch(record.id);
  if (kept !== null) download(gameFileName(record.game, new Date(record.changedAt)), kept.file);
}

function Row({ record, onDelete }: { readonly record: MatchRecord; onDelete(): void }) {
  const { t, language } = useText();
  const isOver = record.outcome !== null;
  const when = new Intl.DateTimeFormat(settings().language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="match-row">
      <Link className="match-main" href={isOver ? `/replay/${record.id}` : `/local/${record.id}`}>
        <span className="match-title">
          {t(`game.${record.game}`)} <span className="faint">{opponents(record, t)}</span>
        </span>
        <span className="faint">
          {resultOf(record, t, language)} · {t('lines', { count: record.lines })} · {when.format(record.changedAt)}
          {record.branch !== undefined && ` · ${t('branchOf', { line: record.branch.line })}`}
        </span>
      </Link>
      <div className="match-tools">
        <Link className="button button-plain" href={isOver ? `/replay/${record.id}` : `/local/${record.id}`}>
          {t(isOver ? 'watchReplay' : 'continue')}
        </Link>
        <IconButton icon="file" label={t('export')} onClick={() => void exportFile(record)} />
        <IconButton icon="trash" label={t('delete')} onClick={onDelete} />
      </div>
    </li>
  );
}

/** The matches kept in this browser, the last one first. */
export function MatchList({ tools }: { readonly tools: ReactNode }) {
  const { t } = useText();
  const [records, setRecords] = useState<readonly MatchRecord[] | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  const [doomed, setDoomed] = useState<MatchRecord | null>(null);
  const refresh = (): void => {
    listMatches()
      .then(setRecords)
      .catch((error) => (error instanceof StoreBlockedError ? setBlocked(true) : setRecords([])));
  };
  useEffect(refresh, []);
  const remove = async (): Promise<void> => {
    if (doomed !== null) await deleteMatch(doomed.id);
    setDoomed(null);
    refresh();
  };
  return (
    <section className="panel" aria-labelledby="matches-title">
      <header className="panel-head">
        <h2 id="matches-title">{t('yourMatches')}</h2>
        {tools}
      </header>
      {isBlocked && <p role="alert">{t('storeBlocked')}</p>}
      {records !== null && records.length === 0 && <p className="faint">{t('noMatches')}</p>}
      {records !== null && records.length > 0 && (
        <ul className="match-list">
          {records.map((record) => (
            <Row key={record.id} record={record} onDelete={() => setDoomed(record)} />
          ))}
        </ul>
      )}
      <p className="faint small">{t('importHint')}</p>
      <Dialog
        open={doomed !== null}
        title={t('deleteTitle')}
        about={t('deleteText')}
        onClose={() => setDoomed(null)}
        footer={
          <>
            <Button onClick={() => setDoomed(null)}>{t('cancel')}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {t('delete')}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </section>
  );
}
