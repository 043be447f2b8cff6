import { describeRefusal, type Game, type Refusal } from '@heldentisch/engine';
import { useId, useState } from 'react';
import { useText } from '../text/index.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { download, gameFileName } from '../ui/download.js';
import { useFail } from '../ui/use-fail.js';
import { useUnsent } from '../ui/use-unsent.js';
import type { TableSnapshot, TableSource } from './source.js';

interface BugReportProps {
  readonly game: Game;
  readonly source: TableSource;
  readonly snapshot: TableSnapshot;
  readonly lastRefusal: Refusal | null;
  onClose(): void;
}

function noteOf({ game, source, snapshot, lastRefusal }: BugReportProps, words: string): string {
  const { table, seats, own, connection, broken } = snapshot;
  return [
    'Heldentisch: bug report',
    `time: ${new Date().toISOString()}`,
    `app: ${import.meta.env.MODE} 0.1.0`,
    `game: ${game.id}, rules version ${game.rulesVersion}`,
    `table: ${source.kind} ${source.id}, ${connection}`,
    `seats: ${seats.map((info) => info.bot ?? info.kind).join(', ')}; own: ${own.join(', ')}; viewer: ${table?.viewer ?? '-'}`,
    `line: ${table?.number ?? '-'}`,
    `asked: ${table?.pending.map((p) => `seat ${p.seat}: ${p.kind} (revision ${p.revision ?? '-'})`).join('; ') ?? '-'}`,
    `last refusal: ${lastRefusal === null ? '-' : describeRefusal(game, 'en', lastRefusal)}`,
    `stopped: ${broken ?? '-'}`,
    `browser: ${navigator.userAgent}`,
    `screen: ${innerWidth} x ${innerHeight}`,
    '',
    words,
    '',
  ].join('\n');
}

/** Saves what is needed to see the same fault again. Nothing is sent anywhere. */
export function BugReport(props: BugReportProps) {
  const { t } = useText();
  const fail = useFail();
  const id = useId();
  const [words, setWords] = useState('');
  useUnsent(words.trim() !== '');
  async function save(): Promise<void> {
    const name = gameFileName(props.game.id);
    try {
      download(name, await props.source.gameFile());
    } catch (error) {
      fail(error);
    }
    download(name.replace('.game.jsonl', '.bug.txt'), noteOf(props, words));
    props.onClose();
  }
  return (
    <Dialog
      open
      title={t('bugTitle')}
      about={t('bugText')}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button look="primary" icon="file" onClick={() => void save()}>
            {t('bugSave')}
          </Button>
        </>
      }
    >
      <div className="field">
        <label htmlFor={id}>{t('bugExpected')}</label>
        <textarea id={id} rows={5} value={words} onChange={(event) => setWords(event.target.value)} />
      </div>
    </Dialog>
  );
}
