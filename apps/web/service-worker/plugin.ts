import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('./template.js', import.meta.url));

/** Writes `service-worker.js` with the list of everything the build made, so that the app works without a server. */
export function offline(): Plugin {
  let publicFolder = '';
  return {
    name: 'heldentisch-offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !name.endsWith('.map') && name !== 'index.html');
        const files = ['/', ...built.map((name) => `/${name}`), ...readdirSync(publicFolder).map((name) => `/${name}`)];
        const digest = createHash('sha256');
        for (const [name, file] of Object.entries(bundle)) {
          digest.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const source = readFileSync(template, 'utf8')
          .replace("'__VERSION__'", JSON.stringify(digest.digest('hex').slice(0, 16)))
          .replace("['__FILES__']", JSON.stringify(files.sort()));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
