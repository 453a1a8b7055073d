import { type Csp, Version } from 'csp_evaluator/dist/csp.js';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

import { CONSOLE } from '../../stack/operators';
import { expect, test } from '../../stack/fixtures';
import { addressOf, hostOf } from '../../stack/api';
import { PORTALS } from '../../stack/portals';

/** Findings of a CSP evaluator, from "might be exploitable" upwards. */
const findings = (policy: string): string[] => {
  const csp: Csp = new CspParser(policy).csp;
  return new CspEvaluator(csp, Version.CSP3)
    .evaluate()
    .filter((finding) => finding.severity < Severity.INFO)
    .map((finding) => `${finding.directive} ${finding.value ?? ''}: ${finding.description}`);
};

for (const portal of PORTALS) {
  test(`the CSP evaluator finds nothing in the policy of a page of ${portal.company}`, async ({ request }) => {
    for (const path of ['/', '/searchpad', '/access-denied']) {
      const answer = await request.get(addressOf(path), { headers: { ...hostOf(portal), accept: 'text/html' } });
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect(policy, path).toContain("require-trusted-types-for 'script'");
      expect(findings(policy), path).toEqual([]);
    }
  });
}

test("the CSP evaluator finds nothing in the policy of the operators' console", async ({ request }) => {
  for (const path of ['/', '/sign-in', '/deposits/falcon/D-1']) {
    const answer = await request.get(addressOf(path), {
      headers: { host: new URL(CONSOLE).host, accept: 'text/html' },
    });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(findings(policy), path).toEqual([]);
  }
});

test('the CSP evaluator does find weaknesses', () => {
  expect(findings("script-src 'unsafe-inline' *; object-src *")).not.toEqual([]);
});
