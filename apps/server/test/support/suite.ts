import type { ServerConfig } from '@heldentisch/server';
import { removeTemporaryFolders, temporaryFolder } from '@heldentisch/server/trials';
import { afterAll } from 'vitest';

// Hooks run in reverse order: what the test file itself has started is stopped by then.
afterAll(removeTemporaryFolders);

export const tempFolder = temporaryFolder;

/** Short waits, so that tests need not wait long. */
export const hasty: Partial<ServerConfig> = { rescueMs: 300 };
