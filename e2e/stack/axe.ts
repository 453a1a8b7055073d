import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  impact: string | null;
  help: string;
  nodes: { target: unknown[]; html: string }[];
}

/** Where to look, by which rules; everywhere and by every one unless told. */
interface Look {
  rules?: string[];
  /** Selectors of the parts that are looked at. */
  within?: string[];
}

/** What hinders people seriously on the page as it is now; empty when nothing does. */
export async function seriousFindings(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const findings = await page.evaluate(async ({ rules, within }) => {
    const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: Finding[] }> } };
    // Style sheets and films of elsewhere would be fetched ahead: there are none.
    const options = { resultTypes: ['violations'], preload: false, ...(rules ? { runOnly: rules } : {}) };
    // The announcer names a button that was pending; once the page has moved on, the name is gone for a few seconds.
    const context = { exclude: [['[role="log"]']], ...(within ? { include: within.map((part) => [part]) } : {}) };
    return (await axe.run(context, options)).violations;
  }, look);
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')}: ${html.slice(0, 200)}`));
}
