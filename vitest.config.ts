import { defineConfig } from 'vitest/config';

/** Tests run on the sources: the packages' exports offer them under the condition `source`. */
const conditions = ['source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,apps,scripts}/**/test/**/*.test.ts', 'apps/web/e2e/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
