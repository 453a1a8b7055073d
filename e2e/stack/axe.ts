import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}

/** What hinders people seriously on the page as it is now; empty when nothing does. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(SOURCE);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (context: object) => Promise<{ violations: Finding[] }> } };
    // The announcer names a button that was pending; once the page has moved on, the name is gone for a few seconds.
    return (await axe.run({ exclude: [['[role="log"]']] })).violations;
  });
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
}
