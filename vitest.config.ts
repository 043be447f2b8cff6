import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests run on the sources: the packages' exports offer them under the condition `source`. Node is told of these too, so
 * `import` is not among them: it would give modules to packages that ask by `require`.
 */
const conditions = ['source', 'module', 'node'];

/** The files that take longest: whole suites of games, then browsers, then what starts servers and programs. */
const longest = [/\/packages\/games\/([^/]+)\/test\/\1\.test\.ts$/, /\/apps\/web\/e2e\//, /\/apps\//];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = longest.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? longest.length : found;
};

/** Long files begin first, so that at the end no core is left alone with one of them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['{packages,apps,scripts}/**/test/**/*.test.ts', 'apps/web/e2e/**/*.test.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // One more than there are cores: tests in browsers and of servers wait half of their time.
    maxWorkers: Math.min(availableParallelism() + 1, 12),
    sequence: { sequencer: LongestFirst },
  },
});
