import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, temporaryFolder } from '@heldentisch/server/trials';
import { describe, expect, it } from 'vitest';

const module = fileURLToPath(new URL('../dist/trials/temporary-folder.js', import.meta.url));

describe('a temporary folder', () => {
  it('is gone with all that is in it when asked for', () => {
    const folders = [temporaryFolder(), temporaryFolder()];
    for (const folder of folders) writeFileSync(join(folder, 'file'), 'text');
    removeTemporaryFolders();
    expect(folders.filter(existsSync)).toEqual([]);
  });

  it.each(['', 'process.exit(0);'])('is gone when the process ends (%s)', (ending) => {
    const program = `import { temporaryFolder } from '${module}';
      import { existsSync } from 'node:fs';
      const folder = temporaryFolder();
      process.stdout.write(existsSync(folder) ? folder : '');
      ${ending}`;
    const folder = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    expect(folder).not.toBe('');
    expect(existsSync(folder)).toBe(false);
  });
});
