import { ServerLink } from './server-link.js';

/** A network that swallows everything must not stop us from trying again. */
const sessionTimeoutMs = 10_000;

async function session(): Promise<void> {
  const response = await fetch('/api/session', { method: 'POST', signal: AbortSignal.timeout(sessionTimeoutMs) });
  if (!response.ok) throw new Error(`no session: ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) throw new Error('no server of ours');
}

export const link = new ServerLink({
  session,
  socket: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
});

addEventListener('online', () => link.wake());
document.addEventListener('visibilitychange', () => !document.hidden && link.wake());
