import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type GameId, gameIds } from '@heldentisch/catalogue';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const kilobyte = 1000;
const budgets = { lobby: 140 * kilobyte, game: 160 * kilobyte, gameWithPictures: 250 * kilobyte, frame: 60 * kilobyte };
/** Games of many hundred cards, each with a text in two languages, may have more; with them the map is loaded. */
const large: Partial<Record<GameId, Pick<typeof budgets, 'game' | 'gameWithPictures'>>> = {
  runebound: { game: 240 * kilobyte, gameWithPictures: 250 * kilobyte },
  'mage-knight': { game: 360 * kilobyte, gameWithPictures: 350 * kilobyte },
};
const budgetOf = (game: GameId) => large[game] ?? budgets;

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The files of a build, and what of them is loaded together. */
class Build {
  private readonly files: ReadonlyMap<string, File>;
  readonly chunks: readonly Rolldown.OutputChunk[];

  private constructor(output: readonly File[]) {
    this.files = new Map(output.map((file) => [file.fileName, file]));
    this.chunks = output.filter((file) => file.type === 'chunk');
  }

  static async of(groups: Rolldown.CodeSplittingGroup[]): Promise<Build> {
    // Vite builds for production only if nothing else says what it is for.
    vi.stubEnv('NODE_ENV', 'production');
    const splitting = groups.length === 0 ? {} : { output: { codeSplitting: { groups } } };
    const made = await build({ root, logLevel: 'error', build: { write: false, rolldownOptions: splitting } });
    vi.unstubAllEnvs();
    return new Build((made as Rolldown.RolldownOutput).output);
  }

  /** Everything that is loaded with a module that is loaded by itself. */
  loadedWith(...modules: readonly string[]): Set<string> {
    const loaded = new Set<string>();
    const load = (name: string): void => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const file = this.files.get(name);
      if (file?.type !== 'chunk') return;
      for (const other of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) load(other);
    };
    for (const module of modules) {
      const found = this.chunks.find(({ facadeModuleId, moduleIds }) =>
        [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(module)),
      );
      if (found === undefined) throw new Error(`${module} is not in the build`);
      load(found.fileName);
    }
    return loaded;
  }

  size(names: Iterable<string>): number {
    let bytes = 0;
    for (const name of names) {
      const file = this.files.get(name);
      if (file !== undefined) bytes += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
    }
    return bytes;
  }
}

let app: Build;
/** The same with the games' pictures in files of their own: only to be measured. */
let withoutPictures: Build;
/** The same with everything of a game, and nothing else, in one file. */
let byGame: Build;
const chunkOf = (game: GameId): string => `all-of-${game}`;

beforeAll(async () => {
  app = await Build.of([]);
  // One file for each game: a common one would load the rules of all games with the pictures of one.
  withoutPictures = await Build.of(
    gameIds.map((game) => ({
      name: `pictures-of-${game}`,
      test: new RegExp(`/src/games/${game}/(art|sprites)/`),
      includeDependenciesRecursively: false,
    })),
  );
  byGame = await Build.of(
    gameIds.map((game) => ({
      name: chunkOf(game),
      test: new RegExp(`/games/${game}/(?!lobby)`),
      includeDependenciesRecursively: false,
    })),
  );
});

const lobby = '/web/index.html';
const localTable = '/table/local-table-page.tsx';
const worker = '/table/host.worker.ts';
/** Rules, and a table if the game has one of its own. */
const own = (game: GameId): string[] => {
  const table = `src/games/${game}/index.tsx`;
  return [`/packages/games/${game}/src/index.ts`, ...(existsSync(`${root}${table}`) ? [`/web/${table}`] : [])];
};

describe('what is loaded', () => {
  test('nothing is built twice: page and worker share the rules and the engine', () => {
    const modules = app.chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.filter((id, i) => modules.indexOf(id) !== i)).toEqual([]);
    for (const game of gameIds) {
      const rules = app.chunks.filter(({ fileName }) => fileName.startsWith(`assets/rules-of-${game}-`));
      expect(rules, game).toHaveLength(1);
    }
  });

  test('the worker loads nothing that needs a page', () => {
    const loaded = app.loadedWith(worker);
    const modules = app.chunks.flatMap(({ fileName, moduleIds }) => (loaded.has(fileName) ? moduleIds : []));
    expect(modules.some((id) => id.includes('/packages/engine/'))).toBe(true);
    expect(modules.filter((id) => /\/react|\.tsx$|\.css$/.test(id))).toEqual([]);
  });

  test('the first load of the lobby is small, with styles and pictures, without typefaces', () => {
    const bytes = app.size(app.loadedWith(lobby));
    expect(bytes).toBeGreaterThan(50 * kilobyte);
    expect(bytes).toBeLessThan(budgets.lobby);
  });

  test('so is the frame of all tables', () => {
    const [before, dealer] = [app.loadedWith(lobby), app.loadedWith(worker)];
    const frame = [...app.loadedWith(localTable)].filter((name) => !before.has(name) && !dealer.has(name));
    expect(app.size(frame)).toBeLessThan(budgets.frame);
  });

  test.each(gameIds)('so is everything that is of %s alone: rules, texts, table and pictures', (game) => {
    const own = byGame.chunks.filter(({ name }) => name === chunkOf(game));
    expect(own).toHaveLength(1);
    const files = own.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
    expect(byGame.size(files)).toBeLessThan(budgetOf(game).gameWithPictures);
  });

  test.each(gameIds)('so is %s with rules, table and worker, without its pictures', (game) => {
    const before = withoutPictures.loadedWith(lobby, localTable);
    const dealer = withoutPictures.loadedWith(worker);
    const files = new Set([...withoutPictures.loadedWith(...own(game)), ...dealer]);
    const counted = [...files].filter((name) => dealer.has(name) || !before.has(name));
    expect(withoutPictures.size(counted.filter((name) => !/\/pictures-/.test(name)))).toBeLessThan(budgetOf(game).game);
  });
});
