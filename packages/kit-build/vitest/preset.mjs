import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/**
 * The test set-up of every workspace: jsdom, matchers, clean-up. Unit tests contain no federated imports. Files share their
 * worker's modules, which halves the processor time: a test mocks no module, and expects none to be unloaded.
 */
export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: [fileURLToPath(new URL('./setup.ts', import.meta.url))],
    restoreMocks: true,
    unstubGlobals: true,
    isolate: false,
    // styled-components adds rules one by one instead of parsing its sheet anew for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    maxWorkers: 2,
    testTimeout: 400_000,
    passWithNoTests: false,
  },
});
