import orders from '@jetway/kit-orders/texts/en';
import type {
  HolidayOrder,
  HolidayQuotation,
  HolidayRequestList,
  HolidayRequestPage,
  HolidayRequestRow,
} from '@jetway/kit-api/holidays';
import type { HolidayPackage, PackageCard, PackageCity, PackagesFound } from '@jetway/kit-api/packages';
import { defineModule } from '@jetway/kit-runtime';

import booking from '../../locales/en/booking.json';
import { holidays } from '../../locales/en/holidays';
import search from '../../locales/en/search.json';
import shared from '../../locales/en.json';
import { manifest } from '../../manifest';
import { recentCitiesSlice } from '../holidays/recent.slice';

const PACKAGE = '/bdfare-package/api/v1/Package';
const REQUEST_BASE = '/api/holiday/v1/HolidayRequest';
const ORDER_BASE = '/api/holiday/v1/Holiday';

export const HOLIDAY_CALLS = {
  cities: `${PACKAGE}/SearchCities`,
  search: `${PACKAGE}/SearchPackages`,
  detail: `${PACKAGE}/GetPackageDetail`,
  available: `${PACKAGE}/GetAvailableCities`,
  all: `${PACKAGE}/GetAllPackages`,
  send: `${PACKAGE}/SendRequest`,
  profile: '/api/customer/v1/StaffSettings/loadprofile',
  requests: `${REQUEST_BASE}/GetQueue`,
  request: `${REQUEST_BASE}/Get`,
  message: `${REQUEST_BASE}/AddMessage`,
  attachment: `${REQUEST_BASE}/AddAttachment`,
  accept: `${REQUEST_BASE}/Accept`,
  decline: `${REQUEST_BASE}/Decline`,
  withdraw: `${REQUEST_BASE}/Withdraw`,
  order: `${ORDER_BASE}/GetOrder`,
  link: '/api/order/v1/Itinerary/GetItineraryLink',
  payDeposit: `${ORDER_BASE}/PayDeposit`,
  payBalance: `${ORDER_BASE}/PayBalance`,
  cancelQuote: `${ORDER_BASE}/CancelQuote`,
  cancel: `${ORDER_BASE}/Cancel`,
  history: `${ORDER_BASE}/GetHistory`,
};

export const HOLIDAY_REQUEST = 'HR2611000001';
export const HOLIDAY_ORDER = 'FAP2611-00001A';

/** The part of this module that the pages about holidays need, for page tests. */
export const holidaysModule = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'visas',
  locales: { en: { ...shared, booking, holidays, orders, search } },
  reducers: [recentCitiesSlice],
  routes: [],
});

export function city(replace: Partial<PackageCity> = {}): PackageCity {
  return {
    cityId: 'ist',
    name: 'Istanbul',
    countryCode: 'TR',
    countryName: 'Türkiye',
    packages: 4,
    popularity: 90,
    image: '/bdfare-package/api/v1/Package/GetPicture/skyline-9.svg',
    ...replace,
  };
}

export function packageCard(replace: Partial<PackageCard> = {}): PackageCard {
  return {
    id: 'p1',
    title: 'Istanbul in a week',
    city: 'Istanbul',
    cityId: 'ist',
    countryCode: 'TR',
    type: 'group',
    days: 7,
    nights: 6,
    rating: 4.6,
    image: '/bdfare-package/api/v1/Package/GetPicture/skyline-1.svg',
    highlights: ['Hagia Sophia', 'Bosphorus'],
    priceFrom: { amount: 'AED 5000.00', agentAmount: 'AED 4500.00' },
    pricePerAdult: { amount: 'AED 2500.00', agentAmount: 'AED 2250.00' },
    startsOn: '2027-01-10',
    departures: [],
    minPax: 2,
    popularity: 50,
    ...replace,
  };
}

export function packagesFound(packages: PackageCard[]): PackagesFound {
  return {
    searchRequest: { cityId: 'ist', cityName: 'Istanbul', date: '2027-01-10', adults: 2, childAges: [] },
    packages,
    facets: { types: [], durations: [], ratings: [] },
  };
}

export function holidayPackage(replace: Partial<HolidayPackage> = {}): HolidayPackage {
  return {
    ...packageCard(),
    description: 'A week between two continents.',
    images: ['/bdfare-package/a.svg', '/bdfare-package/b.svg', '/bdfare-package/c.svg'],
    itinerary: [{ day: 1, title: 'Arrival', text: 'Transfer to the hotel.', meals: ['dinner'] }],
    inclusions: ['Airport transfers'],
    exclusions: ['Flights'],
    hotels: [{ name: 'Grand Galata', stars: 4, nights: 6, city: 'Istanbul' }],
    priceBands: [
      {
        from: '2027-01-01',
        to: '2027-03-31',
        adult: { amount: 'AED 2500.00' },
        child: { amount: 'AED 1500.00' },
        infant: { amount: 'AED 100.00' },
        singleSupplement: { amount: 'AED 900.00' },
      },
    ],
    departures: [
      { date: '2027-01-10', seatsLeft: 4 },
      { date: '2027-01-17', seatsLeft: 0 },
    ],
    route: [
      { name: 'Istanbul', lat: 41.01, lon: 28.98 },
      { name: 'Cappadocia', lat: 38.64, lon: 34.83 },
    ],
    cancellationPolicy: [
      { daysBefore: 30, percent: 25 },
      { daysBefore: 7, percent: 100 },
    ],
    documents: ['A passport valid for six months'],
    validFrom: '2026-11-01',
    validUntil: '2027-12-31',
    deposit: { percent: 25 },
    price: { amount: 'AED 5000.00', agentAmount: 'AED 4500.00' },
    ...replace,
  };
}

/** Valid for three days from 26 November. */
export function quotation(replace: Partial<HolidayQuotation> = {}): HolidayQuotation {
  return {
    number: 1,
    lines: [{ label: 'Package', quantity: 2, unitAmount: 'AED 2400.00', amount: 'AED 4800.00' }],
    total: 'AED 4800.00',
    agentTotal: 'AED 4300.00',
    validUntil: '2026-11-29T10:00:00Z',
    isOver: false,
    deposit: { amount: 'AED 1075.00', dueBy: '2026-11-30T14:00:00Z' },
    balance: { amount: 'AED 3225.00', dueBy: '2026-12-20T18:00:00Z' },
    cancellationPolicy: [{ daysBefore: 7, percent: 100 }],
    inclusions: ['Breakfast'],
    quotedAt: '2026-11-26T07:00:00Z',
    startsOn: '2027-01-10',
    ...replace,
  };
}

export function holidayRequest(replace: Partial<HolidayRequestPage> = {}): HolidayRequestPage {
  return {
    requestReference: HOLIDAY_REQUEST,
    state: 'submitted',
    version: 1,
    packageId: 'p1',
    packageTitle: 'Istanbul in a week',
    city: 'Istanbul',
    date: '2027-01-10',
    flexibleDays: 2,
    adults: 2,
    childAges: [8],
    contact: { name: 'Amina Rahman', email: 'amina@demo.test', phone: '+971501234567' },
    budget: 'AED 6000.00',
    notes: 'A quiet room',
    askedBy: 'Amina Rahman',
    createdAt: '2026-11-25T08:00:00Z',
    messages: [],
    history: [{ at: '2026-11-25T08:00:00Z', author: 'Amina Rahman', kind: 'submitted', note: '' }],
    actions: ['withdraw', 'message'],
    ...replace,
  };
}

/** The same with a quotation that can be accepted. */
export function quotedHoliday(replace: Partial<HolidayQuotation> = {}): HolidayRequestPage {
  return holidayRequest({
    state: 'quoted',
    quotation: quotation(replace),
    actions: ['accept', 'decline', 'withdraw', 'message'],
  });
}

export function requestRow(replace: Partial<HolidayRequestRow> = {}): HolidayRequestRow {
  return {
    requestReference: HOLIDAY_REQUEST,
    state: 'submitted',
    packageId: 'p1',
    packageTitle: 'Istanbul in a week',
    city: 'Istanbul',
    date: '2027-01-10',
    adults: 2,
    children: 1,
    createdAt: '2026-11-25T08:00:00Z',
    askedBy: 'Amina Rahman',
    ...replace,
  };
}

export function requestsOf(rows: HolidayRequestRow[]): HolidayRequestList {
  return { rows, total: rows.length, counts: { new: 1, quoted: 2, accepted: 0, closed: 0 } };
}

/** An order whose deposit is due. */
export function holidayOrder(replace: Partial<HolidayOrder> = {}): HolidayOrder {
  const { lines, inclusions, cancellationPolicy, deposit, balance } = quotation();
  return {
    ...{ lines, inclusions, cancellationPolicy, deposit, balance },
    orderReference: HOLIDAY_ORDER,
    requestReference: HOLIDAY_REQUEST,
    version: 1,
    stage: 'depositDue',
    status: 'OnHold',
    statusText: 'On hold',
    createdAt: '2026-11-26T07:30:00Z',
    createdBy: 'Amina Rahman',
    packageId: 'p1',
    packageTitle: 'Istanbul in a week',
    city: 'Istanbul',
    startsOn: '2027-01-10',
    endsOn: '2027-01-16',
    adults: 2,
    childAges: [8],
    contact: { name: 'Amina Rahman', email: 'amina@demo.test', phone: '+971501234567' },
    amount: 'AED 4800.00',
    agentAmount: 'AED 4300.00',
    currency: 'AED',
    paid: 'AED 0.00',
    payment: { state: 'none' },
    itinerary: [{ day: 1, title: 'Arrival', text: 'Transfer to the hotel.', meals: ['dinner'] }],
    hotels: [{ name: 'Grand Galata', stars: 4, nights: 6, city: 'Istanbul' }],
    references: [],
    actions: ['payDeposit', 'cancel', 'print', 'history'],
    ...replace,
  };
}
