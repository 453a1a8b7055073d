import type { VisaAction, VisaOrderStatus } from '@jetway/kit-api/visas';
import { expect, it } from 'vitest';

import en from '../../locales/en/order.json';
import { visaOrder } from '../../shared/testing/visa-data';
import { nextOf } from './next.model';

const STEPS: Record<VisaOrderStatus, string> = {
  draft: 'draft',
  submitted: 'review',
  documentReview: 'review',
  correctionRequested: 'correct',
  resubmitted: 'review',
  lodged: 'embassy',
  inProcess: 'embassy',
  biometricsDue: 'biometrics',
  approved: 'approved',
  refused: 'refused',
  returned: 'refused',
  delivered: 'delivered',
  cancelled: 'again',
  expired: 'again',
};
const ALL: VisaAction[] = ['edit', 'correct'];

it.each(Object.entries(STEPS) as [VisaOrderStatus, string][])(
  'an application that is %s has the next step %s',
  (status, step) => {
    expect(nextOf(visaOrder({ status }), ALL, () => true)).toBe(step);
    expect(Object.keys(en.next)).toContain(step);
  },
);

it.each<[VisaOrderStatus, string]>([
  ['draft', 'colleague'],
  ['correctionRequested', 'colleague'],
  ['cancelled', 'closed'],
])('an application that is %s says %s to those without permission', (status, step) => {
  expect(nextOf(visaOrder({ status }), [], () => false)).toBe(step);
  expect(Object.keys(en.next)).toContain(step);
});
