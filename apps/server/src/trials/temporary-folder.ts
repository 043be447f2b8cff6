import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = new Set<string>();

/** Makes an empty folder that is gone at the latest when this process ends. */
export function temporaryFolder(): string {
  if (made.size === 0) process.once('exit', removeTemporaryFolders);
  const folder = mkdtempSync(join(tmpdir(), 'heldentisch-'));
  made.add(folder);
  return folder;
}

/** Removes every folder made so far. Test runners end their processes without asking, so tests call it themselves. */
export function removeTemporaryFolders(): void {
  process.off('exit', removeTemporaryFolders);
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  made.clear();
}
