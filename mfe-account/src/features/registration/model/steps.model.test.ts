import { expect, it } from 'vitest';

import { placeOf } from './steps.model';

it.each([
  ['/form/companyName', 'proprietor', 'business', 'companyName'],
  ['/form/partners/1/sharePercent', 'partnership', 'business', 'partners.1.sharePercent'],
  ['/form/email', 'company', 'proof', 'email'],
  ['/form/acceptsSharing', 'company', 'review', 'acceptsSharing'],
  ['/papers/tradeLicense', 'corporate', 'papers', 'tradeLicense'],
  ['/form/unheardOf', 'company', 'review', 'unheardOf'],
] as const)('finds the step of %s in a %s', (pointer, kind, step, field) => {
  expect(placeOf(pointer, kind)).toEqual({ step, field });
});
