import { readOpenedFile, saveOpenedFile } from '../table/match-store.js';

/** Also in a browser without storage the file can be looked at, until the page is closed. */
const opened = new Map<string, string>();

/** Keeps the text of a game file for the replay page; the answer is its key. The key begins with the time: see the store. */
export async function keepFile(text: string): Promise<string> {
  const key = `file-${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  opened.set(key, text);
  await saveOpenedFile(key, text).catch(() => undefined);
  return key;
}

export const isOpenedFile = (key: string): boolean => key.startsWith('file-');

/** The text of a file that was opened in this browser, also after a reload; null if it is no longer kept. */
export async function openedFile(key: string): Promise<string | null> {
  return opened.get(key) ?? (await readOpenedFile(key));
}
