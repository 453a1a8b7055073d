import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  help: string;
  nodes: { target: unknown[]; html: string }[];
}

/** Scope and rules of a scan; by default the whole page and every serious rule. */
interface Look {
  rules?: string[];
  /** Selectors of the parts to scan. */
  within?: string[];
}

/** Serious accessibility violations of the page, once its animations have ended. */
export async function seriousFindings(page: Page, look?: Look): Promise<string[]> {
  await page.evaluate(atRest);
  return findingsNow(page, look);
}

/** The same, for a page whose animations have ended. */
export async function findingsNow(page: Page, look: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const findings = await page.evaluate(violations, look);
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help} at ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}

/** Runs in the page: waits for fonts and animations. Text that is still fading in has no contrast. */
export async function atRest(): Promise<void> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) {
    for (const move of document.getAnimations())
      if (move.effect?.getComputedTiming().endTime !== Infinity) move.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

interface Rule {
  id: string;
  enabled: boolean;
  impact: string;
  tags: string[];
}

/** Runs in the page. A violation has its rule's impact, so rules of a lower impact are not run. */
async function violations({ rules, within }: Look): Promise<Finding[]> {
  const { axe } = window as unknown as {
    axe: { _audit: { rules: Rule[] }; run: (context: object, options: object) => Promise<{ violations: Finding[] }> };
  };
  // Axe runs its experimental and deprecated rules only when they are named.
  const isOptional = ({ tags }: Rule) => tags.includes('experimental') || tags.includes('deprecated');
  const isSerious = (rule: Rule) =>
    rule.enabled && !isOptional(rule) && (rule.impact === 'serious' || rule.impact === 'critical');
  const serious = axe._audit.rules.filter(isSerious).map(({ id }) => id);
  if (serious.length === 0) throw new Error('axe has no serious rules');
  // Axe would preload external style sheets and videos; there are none.
  const options = { resultTypes: ['violations'], preload: false, runOnly: rules ?? serious };
  // The announcer names a button that was pending; once the page has moved on, the name is gone for a few seconds.
  const context = { exclude: [['[role="log"]']], ...(within ? { include: within.map((part) => [part]) } : {}) };
  return (await axe.run(context, options)).violations;
}
