import type { HolidayPackageForm, HolidayPackagePage } from '../../../api/endpoints/holidays';

/** A package for tests. */
export const FORM: HolidayPackageForm = {
  type: 'group',
  cityId: 'ist',
  rating: '4.5',
  days: 1,
  nights: 0,
  minPax: 2,
  title: { en: 'Istanbul in a day', ar: 'إسطنبول في يوم' },
  description: { en: 'Two continents on foot.', ar: '' },
  highlights: [{ en: 'Hagia Sophia', ar: 'آيا صوفيا' }],
  itinerary: [{ title: { en: 'Old town', ar: '' }, text: { en: 'A walk.', ar: '' }, meals: ['lunch'] }],
  inclusions: [{ en: 'Guide', ar: 'مرشد' }],
  exclusions: [],
  documents: [],
  hotels: [],
  priceBands: [
    {
      from: '2027-01-01',
      to: '2027-03-31',
      adult: { customer: '400.00', agent: '360.00' },
      child: { customer: '250.00', agent: '225.00' },
      infant: { customer: '0.00', agent: '0.00' },
      singleSupplement: { customer: '0.00', agent: '0.00' },
    },
  ],
  departures: [{ date: '2027-01-10', seats: 20 }],
  route: [{ name: 'Istanbul', lat: 41.01, lon: 28.97 }],
  cancellationPolicy: [{ daysBefore: 7, percent: 100 }],
  depositPercent: 25,
  validFrom: '2027-01-01',
  validUntil: '2027-03-31',
};

/** Its page. */
export const PAGE: HolidayPackagePage = {
  tenant: 'kestrel',
  packageId: 'package-1',
  version: 2,
  state: 'draft',
  currency: 'AED',
  images: [],
  changedAt: '2026-11-26T08:00:00Z',
  changedBy: 'Nadia Rahman',
  package: FORM,
  sold: [{ date: '2027-01-10', seats: 4 }],
};
