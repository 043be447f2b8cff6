import type { IDBPTransaction, StoreNames } from 'idb';
import type { Schema } from './match-store.js';

/** Keys of files that were only opened to be looked at; before, the files of matches lay among them. */
const isOpened = (key: string): boolean => key.startsWith('file-');

/** Each match was one file, written anew with every line: now its rows lie apart. */
export async function keepRowsApart(
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>,
): Promise<void> {
  const [matches, rows, files] = [
    transaction.objectStore('matches'),
    transaction.objectStore('rows'),
    transaction.objectStore('files'),
  ];
  for (const key of await files.getAllKeys()) {
    if (isOpened(key)) continue;
    const [record, text = ''] = await Promise.all([matches.get(key), files.get(key)]);
    const found = text.trimEnd().split('\n');
    if (record !== undefined) {
      await Promise.all(found.map((row, n) => rows.add(row, [key, n])));
      await matches.put({ ...record, lines: found.length - 1 });
    }
    await files.delete(key);
  }
}
