/** Equal sentences in a row become one with its count: five times "draws a card" is one thing to read. */
export function gathered(texts: readonly string[]): { readonly text: string; readonly times: number }[] {
  const runs: { text: string; times: number }[] = [];
  for (const text of texts) {
    const last = runs[runs.length - 1];
    if (last?.text === text) last.times++;
    else runs.push({ text, times: 1 });
  }
  return runs;
}
