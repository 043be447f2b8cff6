import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { ensureBrowser } from '../../../../scripts/browser.mjs';
import { TestServer } from './server.js';

export const waitMs = 30_000;
const pictures = join(tmpdir(), 'heldentisch-e2e');

const browserArguments = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Settings of a person who does not want to wait: bots answer at once and nothing moves. */
const quick = { language: 'en', motion: 'reduced', pace: 'instant', sound: false };

export interface Visit extends BrowserContextOptions {
  /** What this person has set before; null for a new user. */
  readonly settings?: Readonly<Record<string, unknown>> | null;
  /** Where the app is, if not directly at the server. */
  readonly address?: string;
}

/** Where the pages of a stage come from. */
interface Served {
  readonly address: string;
  start(): Promise<void>;
  dispose(): Promise<void>;
}

/** A browser and a server for the tests of one file; after each test the pages are closed. */
export class Stage<Server extends Served = TestServer> {
  private browser: Browser | null = null;
  private readonly contexts: BrowserContext[] = [];
  private readonly problems: string[] = [];

  constructor(readonly server: Server) {}

  async open(): Promise<void> {
    const [browser] = await Promise.all([
      chromium.launch({ executablePath: ensureBrowser(), args: browserArguments, timeout: 60_000 }),
      this.server.start(),
    ]);
    this.browser = browser;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server.dispose();
  }

  /** A person with a browser of their own, on the first page of the app. */
  async visit({ settings = {}, address = this.server.address, ...options }: Visit = {}): Promise<Page> {
    if (this.browser === null) throw new Error('the stage is not open');
    const context = await this.browser.newContext({
      baseURL: address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    this.contexts.push(context);
    context.setDefaultTimeout(waitMs);
    if (settings !== null) {
      await context.addInitScript(
        (kept) => {
          if (localStorage.getItem('heldentisch.settings') === null) localStorage.setItem('heldentisch.settings', kept);
        },
        JSON.stringify({ ...quick, ...settings }),
      );
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => this.problems.push(`an error in the page: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) this.problems.push(message.text());
    });
    await page.goto('/');
    return page;
  }

  async tidy(name: string, hasFailed: boolean): Promise<void> {
    const pages = this.contexts.splice(0).flatMap((context) => context.pages());
    if (hasFailed) {
      mkdirSync(pictures, { recursive: true });
      for (const [i, page] of pages.entries()) {
        const path = join(pictures, `${name.replace(/\W+/g, '-')}-${i}.png`);
        await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined);
        console.error(`${page.url()} at the end: ${path}`);
      }
    }
    await Promise.all(pages.map((page) => page.context().close()));
    expect(this.problems.splice(0)).toEqual([]);
  }
}

/** Call at the top of a test file. */
export const newStage = (): Stage => newStageOn(new TestServer());

/** The same, with another server than that of the app. */
export function newStageOn<Server extends Served>(server: Server): Stage<Server> {
  const stage = new Stage(server);
  beforeAll(() => stage.open(), 120_000);
  afterAll(() => stage.close(), 60_000);
  afterEach(({ task }) => stage.tidy(task.name, task.result?.state === 'fail'), 60_000);
  return stage;
}
