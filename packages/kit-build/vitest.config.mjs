import { defineConfig } from 'vitest/config';

/** This package runs in Node and has no user interface. */
export default defineConfig({
  test: { environment: 'node', include: ['src/**/*.test.ts'], maxWorkers: 2, testTimeout: 30_000 },
});
