import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '@heldentisch/server';
import { expect, test } from 'vitest';
import { newApp } from '../src/http/app.js';
import { addWebFiles, readableAddress } from '../src/http/web-files.js';
import { tempFolder } from './support/suite.js';

test('an address that cannot be decoded leads to the app, which says so; the interface for programs refuses it', () => {
  expect(readableAddress('/table/abc?x=%20')).toBe('/table/abc?x=%20');
  expect(readableAddress('/table/%E0')).toBe('/unreadable');
  expect(readableAddress('/%')).toBe('/unreadable');
  expect(readableAddress('/api/%E0')).toBe('/api/%E0');
});

test('the server does so', async () => {
  const webFolder = tempFolder();
  writeFileSync(join(webFolder, 'index.html'), '<p>the app</p>');
  const app = newApp({ ...defaultConfig, webFolder, logLevel: 'silent' });
  addWebFiles(app, webFolder);
  const statusOf = async (url: string): Promise<number> => (await app.inject({ url })).statusCode;
  expect((await app.inject({ url: '/table/%E0' })).body).toBe('<p>the app</p>');
  expect([await statusOf('/table/abc'), await statusOf('/table/%E0'), await statusOf('/api/%E0')]).toEqual([
    200, 200, 400,
  ]);
  await app.close();
});
