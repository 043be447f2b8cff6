import { type ReactNode, useEffect, useRef, useState } from 'react';
import { keepFile } from '../replay/opened-files.js';
import { go } from '../router.js';
import { type Say, useText } from '../text/index.js';
import { notify } from '../ui/toast.js';

/** Longer than any game: something else was dropped here. */
const longestFileBytes = 20_000_000;

async function openFile(file: File, t: Say): Promise<void> {
  const text = file.size > longestFileBytes ? null : await file.text().catch(() => null);
  if (text !== null) go(`/replay/${await keepFile(text)}`);
  else notify({ look: 'error', title: t('importFailed', { reason: t('file.foreign') }) });
}

/** Picks a game file by the system's dialog. Render `input` somewhere. */
export function useImport(): { readonly input: ReactNode; pick(): void; open(file: File): void } {
  const ref = useRef<HTMLInputElement>(null);
  const { t } = useText();
  const input = (
    <input
      ref={ref}
      type="file"
      className="visually-hidden"
      tabIndex={-1}
      aria-label={t('import')}
      accept=".jsonl,.game.jsonl,application/jsonl,text/plain"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file !== undefined) void openFile(file, t);
      }}
    />
  );
  return { input, pick: () => ref.current?.click(), open: (file) => void openFile(file, t) };
}

/** Files dropped anywhere on the page. */
export function DropZone({ onFile }: { onFile(file: File): void }) {
  const { t } = useText();
  const [over, setOver] = useState(false);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) take.current(file);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over ? <div className="drop-zone">{t('dropHere')}</div> : null;
}
