import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** Takes screenshots of a running portal: `npm run screens -w e2e` (all, to var/screens) and `screens:kept` (those of docs/screens). */
export default defineConfig({ ...journeys, testDir: './screens', reporter: 'list', timeout: 600_000 });
