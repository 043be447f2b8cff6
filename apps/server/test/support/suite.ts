import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from '@heldentisch/server';

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'heldentisch-'));

/** Short waits, so that tests need not wait long. */
export const hasty: Partial<ServerConfig> = { rescueMs: 300 };
