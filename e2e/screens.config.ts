import { defineConfig } from '@playwright/test';

import journeys from './playwright.config';

/** `npm run screens -w e2e` against a running portal: takes the pictures of docs/screens again. */
export default defineConfig({ ...journeys, testDir: './screens', reporter: 'list', timeout: 600_000 });
