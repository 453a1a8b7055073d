import { defineConfig } from '@playwright/test';

import { STACKS } from './stack/addresses';
import { SLOWNESS } from './stack/slow';

/** Debian's Chromium without the parts of a desktop browser: a journey takes a quarter less processor time in it. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** Keep the browser from contacting anything but the stack under test. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages are left before V8's optimised code pays off; without it a run takes a seventh less processor time.
  '--js-flags=--no-turbofan,--no-maglev',
];

/** Where the report, traces and screenshots go. */
const OUTPUT = process.env['JETWAY_E2E_OUTPUT'] ?? '../var/e2e';

export default defineConfig({
  testDir: './specs',
  // Limits are long: a wait ends as soon as its condition holds, and a machine may be busy. No test states shorter or longer ones of its own.
  timeout: 180_000 * SLOWNESS,
  // Default polling interval is one second.
  expect: { timeout: 30_000 * SLOWNESS, toPass: { intervals: [100] } },
  // Journeys of one worker take turns at its stack's wallets and clock.
  workers: STACKS.length,
  fullyParallel: false,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: `${OUTPUT}/report.json` }]],
  outputDir: `${OUTPUT}/results`,
  use: {
    actionTimeout: 45_000 * SLOWNESS,
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    viewport: { width: 1280, height: 900 },
    // Recording takes as much processor time as the journey itself, so it is off by default.
    trace: process.env['JETWAY_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_FLAGS },
  },
});
