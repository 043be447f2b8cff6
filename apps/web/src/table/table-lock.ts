/** So long a page that was just closed may need to let go. */
const usualPatienceMs = 1500;
/** So long a dealer elsewhere may need until a bot has thought and everything is stored. */
const askedPatienceMs = 15_000;

/**
 * Takes a match for this tab: it is played in one tab at a time, two dealers would spoil each other's lines. Resolves to
 * false if it is played elsewhere. With `isWanted` the dealer there is asked to let go; it holds the match until `letGo`
 * has put everything away, so there is no moment with two of them. Held until then, or until the worker ends.
 */
export function holdTable(id: string, isWanted: boolean, letGo: () => Promise<void>): Promise<boolean> {
  const name = `heldentisch-match-${id}`;
  const channel = new BroadcastChannel(name);
  if (isWanted) channel.postMessage('wanted');
  const signal = AbortSignal.timeout(isWanted ? askedPatienceMs : usualPatienceMs);
  return new Promise((resolve) => {
    const hold = (): Promise<void> => {
      resolve(true);
      return new Promise((release) => {
        // What cannot be put away is not let go.
        channel.onmessage = () => void letGo().then(release, () => undefined);
      });
    };
    navigator.locks
      .request(name, { signal }, hold)
      .catch(() => resolve(false))
      .finally(() => channel.close());
  });
}
