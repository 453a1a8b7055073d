import { defineConfig } from 'vitest/config';

/**
 * Tests of every kit and module in one run. A package's own
 * `vitest.config.mjs` runs that package alone, with the same settings.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: './packages/kit-build/vitest/preset.mjs',
        test: {
          name: 'modules',
          include: ['{packages/*,mfe-*}/src/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/kit-build/**'],
        },
      },
      {
        extends: './packages/kit-build/vitest.config.mjs',
        test: { name: 'build', root: './packages/kit-build' },
      },
    ],
  },
});
