import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { removeTemporaryFolders, temporaryFolder } from '../../server/src/trials/temporary-folder.js';

const bin = fileURLToPath(new URL('../bin/heldentisch.mjs', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The object on the last line. */
  readonly json: Record<string, never>;
}

/** Runs the built command line as a person or a program would. */
export function heldentisch(words: readonly string[], input = ''): Finished {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], { input, encoding: 'utf8' });
  const last = stdout.trimEnd().split('\n').pop() ?? '';
  return {
    code: status,
    out: stdout,
    err: stderr,
    get json() {
      return JSON.parse(last) as Record<string, never>;
    },
  };
}

const directory = temporaryFolder();
afterAll(removeTemporaryFolders);

export const fileName = (name: string): string => join(directory, name);

export function file(name: string, content: string): string {
  writeFileSync(fileName(name), content);
  return fileName(name);
}
