import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/**
 * The test set-up of every workspace: jsdom, matchers, clean-up. Unit tests contain no federated imports.
 */
export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    restoreMocks: true,
    unstubGlobals: true,
    // styled-components adds rules one by one instead of parsing its sheet anew for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    maxWorkers: 2,
    testTimeout: 400_000,
    passWithNoTests: false,
  },
});
