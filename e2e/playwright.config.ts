import { defineConfig } from '@playwright/test';

/** Debian's Chromium, kept from talking to anyone but the stack under test. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './specs',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One world, one wallet: journeys take turns.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: process.env['JETWAY_E2E_REPORT'] ?? 'report.json' }]],
  // Beside the state of the portal that was walked: each portal's traces stay.
  outputDir: `${process.env['JETWAY_STATE'] ?? '../var/e2e'}/results`,
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: CHROMIUM_FLAGS },
  },
});
