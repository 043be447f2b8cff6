import type { ClientMessage, ServerMessage } from '@heldentisch/protocol';
import type { Page } from 'playwright-core';

interface Tap {
  /** What the server gets instead; null for nothing. */
  toServer?(message: ClientMessage, answer: (message: ServerMessage) => void): ClientMessage | null;
  toPage?(message: ServerMessage): ServerMessage;
}

/** Listens in on the socket of a page, and changes what is said. Takes effect when the page is next loaded. */
export async function tapWire(page: Page, { toServer = (message) => message, toPage = (message) => message }: Tap) {
  await page.routeWebSocket(/\/ws$/, (near) => {
    const far = near.connectToServer();
    const answer = (message: ServerMessage): void => near.send(JSON.stringify(message));
    near.onMessage((text) => {
      const message = toServer(JSON.parse(String(text)), answer);
      if (message !== null) far.send(JSON.stringify(message));
    });
    far.onMessage((text) => answer(toPage(JSON.parse(String(text)))));
  });
}
