import type { VisaCountries, VisaOrder, VisaProductCard, VisaProducts } from '@jetway/kit-api/visas';

import type { VisaQuery } from '../visa-query';
import { applicant, PRODUCT, visaOrder } from './visa-data';

const BASE = '/api/visa/v1/Visa';

export const BOOKING_CALLS = {
  countries: `${BASE}/GetCountries`,
  search: `${BASE}/SearchProducts`,
  product: `${BASE}/GetProduct`,
  create: `${BASE}/CreateOrder`,
  save: `${BASE}/SaveApplicants`,
  upload: `${BASE}/UploadDocument`,
  remove: `${BASE}/RemoveDocument`,
  submit: `${BASE}/Submit`,
};

export const COUNTRIES: VisaCountries = {
  destinations: [
    { code: 'AE', name: 'United Arab Emirates', popular: false },
    { code: 'TH', name: 'Thailand', popular: true },
  ],
  nationalities: [
    { code: 'AE', name: 'United Arab Emirates' },
    { code: 'BD', name: 'Bangladesh' },
  ],
};

export const QUERY: VisaQuery = {
  destination: 'TH',
  nationality: 'BD',
  residency: 'AE',
  purpose: 'tourist',
  travelDate: '2027-01-10',
};

/** A visa as found. */
export function card(replace: Partial<VisaProductCard> = {}): VisaProductCard {
  const { productId, name, type, entries, stayDays, validityDays, processingDays, fees } = PRODUCT;
  return {
    ...{ productId, name, type, entries, stayDays, validityDays, processingDays, fees },
    agentAmount: 'AED 210.00',
    express: { days: 2, fee: 'AED 90.00', total: 'AED 323.25' },
    documents: [
      { code: 'photo', name: 'Photo', mandatory: true },
      { code: 'hotel', name: 'Hotel booking', mandatory: false, note: 'Of the first nights' },
    ],
    ...replace,
  };
}

export function found(products: VisaProductCard[], replace: Partial<VisaProducts> = {}): VisaProducts {
  return {
    destination: 'TH',
    nationality: 'BD',
    eligibility: 'eVisa',
    source: 'sandbox data',
    sourceDate: '2026-11-01',
    products,
    ...replace,
  };
}

/** A draft of one applicant, filled in, whose documents are there. */
export function draft(replace: Partial<VisaOrder> = {}): VisaOrder {
  return visaOrder({
    status: 'draft',
    statusText: 'Draft',
    applicants: [applicant({ status: 'draft' })],
    draftUntil: '2026-12-26T08:00:00Z',
    priceUntil: '2026-11-26T08:30:00Z',
    fees: PRODUCT.fees,
    amount: 'AED 228.75',
    agentAmount: 'AED 210.00',
    payment: { state: 'none' },
    actions: ['edit', 'submit'],
    ...replace,
  });
}
