import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { offline } from './service-worker/plugin.js';
import { workerEntries } from './worker-entry.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The rules of a game are a file of their own that says so: what loads them can be seen, and checked. */
const output = {
  chunkFileNames({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
    const [game] = moduleIds.flatMap((id) => /\/packages\/games\/([^/]+)\/src\/index\.ts$/.exec(id)?.[1] ?? []);
    return game === undefined ? 'assets/[name]-[hash].js' : `assets/rules-of-${game}-[hash].js`;
  },
};

export default defineConfig({
  plugins: [react(), workerEntries(), offline()],
  resolve: {
    // The packages offer their sources under `source`: the app is built without building them first.
    conditions: ['source', ...defaultClientConditions],
    alias: {
      // The original writes <style> tags, which the content security policy forbids.
      'react-remove-scroll': here('./src/ui/remove-scroll.tsx'),
    },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // The worker loads rules by the same code as the page, and has no document for links that load ahead.
      resolveDependencies: (file, dependencies) => (/\/rules-of-/.test(file) ? [] : dependencies),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output },
  },
  // The preview keeps to the policy of the server.
  preview: {
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': 'http://127.0.0.1:8080', '/ws': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
});
