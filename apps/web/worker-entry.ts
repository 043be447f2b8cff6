import type { Plugin } from 'vite';

const mark = '?entry';

/**
 * Makes `import address from './some.worker.ts?entry'` give the address of a module worker that is one more entry of the
 * same build. Vite's own way bundles a worker apart, and everything it shares with the page would be loaded twice.
 */
export function workerEntries(): Plugin {
  let isBuild = false;
  return {
    name: 'heldentisch-worker-entries',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(mark)) return null;
      const found = await this.resolve(source.slice(0, -mark.length), importer);
      return found === null ? null : `${found.id}${mark}`;
    },
    load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      if (!isBuild) return `export { default } from ${JSON.stringify(`${file}?url`)};`;
      const reference = this.emitFile({ type: 'chunk', id: file });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
