/** Says how far the work is: how much of the whole is done, and what else there is to tell. */
export type ShowProgress = (done: number, note?: string) => void;

/** What progress needs of a terminal. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Quick work shows nothing; slow work is told often enough for the eye and seldom enough to cost nothing. */
const firstAfterMs = 400;
const everyMs = 100;

/** Back to the start of the line, and empty it. */
const wipe = '\r\u001b[K';

/** 0:07, 12:34, 1:02:03. */
function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = two(seconds % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}

/**
 * Does some work and meanwhile keeps one line that says how far it is. The line goes to standard error, so that it does
 * not mix with the result, and is wiped at the end. Nothing is written if nobody watches.
 */
export async function withProgress<T>(
  total: number,
  noun: string,
  work: (show: ShowProgress) => T | Promise<T>,
  output: ProgressOutput = process.stderr,
  now: () => number = () => performance.now(),
): Promise<T> {
  if (output.isTTY !== true) return work(() => undefined);
  const startMs = now();
  let nextMs = startMs + firstAfterMs;
  let isShown = false;
  const show: ShowProgress = (done, note = '') => {
    const nowMs = now();
    if (nowMs < nextMs) return;
    nextMs = nowMs + everyMs;
    isShown = true;
    const percent = Math.floor((100 * done) / Math.max(1, total));
    const text = `${done} of ${total} ${noun}, ${percent} %, ${clockTime(nowMs - startMs)}${note === '' ? '' : `, ${note}`}`;
    // A line that wraps could not be wiped. Some terminals do not know their width and say 0.
    output.write(`${wipe}${text.slice(0, (output.columns || 80) - 1)}`);
  };
  try {
    return await work(show);
  } finally {
    if (isShown) output.write(wipe);
  }
}
