import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('./service-worker.ts', import.meta.url));

interface Files {
  /** With a revision where the name does not change with the contents. */
  readonly shell: { readonly url: string; readonly revision: string | null }[];
  readonly games: Record<string, string[]>;
}

const revisionOf = (contents: string | Uint8Array): string =>
  createHash('sha256').update(contents).digest('hex').slice(0, 16);

/** The only game that a part of the build speaks of. */
function gameOf({ moduleIds }: Rolldown.OutputChunk): string | null {
  const games = moduleIds.flatMap((id) => /\/(?:packages|src)\/games\/([^/]+)\//.exec(id)?.[1] ?? []);
  return new Set(games).size === 1 ? (games[0] ?? null) : null;
}

/** The picture of a game in the lobby, which comes after the first load. */
const lobbyPicture = /\/lobby-art\.tsx$/;

/** What the lobby and the workers need: it belongs to the app, whatever it speaks of. */
function appFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const loaded = new Set<string>();
  const load = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || loaded.has(name)) return;
    loaded.add(name);
    file.imports.forEach(load);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && (file.isEntry || lobbyPicture.test(file.facadeModuleId ?? ''))) load(file.fileName);
  }
  return loaded;
}

/** For each file of the build the games that need it; null stands for the app itself. */
function ownersOf(bundle: Rolldown.OutputBundle): Map<string, Set<string | null>> {
  const owners = new Map<string, Set<string | null>>();
  const ofApp = appFiles(bundle);
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') continue;
    const game = ofApp.has(file.fileName) ? null : gameOf(file);
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const name of [file.fileName, ...importedCss, ...importedAssets])
      owners.set(name, (owners.get(name) ?? new Set()).add(game));
  }
  return owners;
}

function filesOf(bundle: Rolldown.OutputBundle, publicFolder: string): Files {
  const owners = ownersOf(bundle);
  const files: Files = { shell: [], games: {} };
  for (const [name, file] of Object.entries(bundle)) {
    if (name.endsWith('.map')) continue;
    const [game = null, ...others] = owners.get(name) ?? [];
    if (game !== null && others.length === 0) {
      files.games[game] ??= [];
      files.games[game].push(`/${name}`);
    } else {
      const revision = name.startsWith('assets/') ? null : revisionOf(file.type === 'chunk' ? file.code : file.source);
      files.shell.push({ url: `/${name}`, revision });
    }
  }
  for (const name of readdirSync(publicFolder))
    files.shell.push({ url: `/${name}`, revision: revisionOf(readFileSync(join(publicFolder, name))) });
  return files;
}

/** Builds the service worker, with the list of everything the build has made, as one classic script. */
async function workerCode({ shell, games }: Files, target: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { __SHELL__: JSON.stringify(shell), __GAMES__: JSON.stringify(games) },
    build: { write: false, target, rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [chunk] = ([result].flat() as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}

/** Writes `service-worker.js`, with which the app works without a server. */
export function offline(): Plugin {
  let publicFolder = '';
  let target = '';
  return {
    name: 'heldentisch-offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
      target = [config.build.target].flat().join();
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const code = await workerCode(filesOf(bundle, publicFolder), target);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}
