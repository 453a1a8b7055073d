import type { AfterSaleQuoteLine, AfterSaleQuoteView, AfterSaleRequest } from '@jetway/kit-api/flights';

/** A line that returns AED 430.00 of AED 480.00 to the first traveller. */
export function quoteLine(replace: Partial<AfterSaleQuoteLine> = {}): AfterSaleQuoteLine {
  return {
    travellerId: 't1',
    paid: 'AED 480.00',
    used: 'AED 0.00',
    penalty: 'AED 0.00',
    noShow: 'AED 0.00',
    taxesKept: 'AED 0.00',
    serviceFee: 'AED 0.00',
    portalFee: 'AED 50.00',
    net: 'AED 430.00',
    taxReversed: 'AED 1.00',
    commissionRecalled: 'AED 40.00',
    ...replace,
  };
}

export function refundQuote(replace: Partial<AfterSaleQuoteView> = {}): AfterSaleQuoteView {
  return {
    quoteId: 'q1',
    mode: 'auto',
    lines: [quoteLine()],
    total: 'AED 430.00',
    refundTo: 'wallet',
    validUntil: '2099-01-01T00:00:00Z',
    basis: 'The rule of the fare.',
    ...replace,
  };
}

/** A void of the first traveller's ticket that waits to be accepted. */
export function asked(replace: Partial<AfterSaleRequest> = {}): AfterSaleRequest {
  return {
    requestReference: 'V-2611-00001',
    kind: 'void',
    state: 'quoted',
    travellerIds: ['t1'],
    segmentIds: ['s1'],
    reason: 'customerCancels',
    requestedAt: '2026-11-21T09:00:00Z',
    requestedBy: 'Amina Rahman',
    quote: refundQuote(),
    timeline: [{ state: 'quoted', at: '2026-11-21T09:00:00Z', by: 'Amina Rahman' }],
    ...replace,
  };
}
