import type { APIRequestContext } from '@playwright/test';

import type { PortalApi } from './api';
import { daysAhead } from './days';
import { operatorCall } from './operators';

/** A tour package of Falcon. */
export interface TourPackage {
  packageId: string;
  version: number;
}

const both = (en: string, ar = '') => ({ en, ar });
const price = (customer: string, agent: string) => ({ customer, agent });

/** A package of two days in Istanbul that starts on every day of the next year: AED 400.00 an adult, AED 250.00 a child. */
function formOf(title: string): object {
  const [from, to] = [daysAhead(1), daysAhead(365)];
  return {
    type: 'group',
    cityId: 'ist',
    rating: '4.5',
    days: 2,
    nights: 1,
    minPax: 1,
    title: both(title, 'إسطنبول في يومين'),
    description: both('Two continents on foot.', 'قارتان سيرًا على الأقدام.'),
    highlights: [both('Hagia Sophia', 'آيا صوفيا')],
    itinerary: [
      { title: both('Old town'), text: both('A walk with a guide.'), meals: ['lunch'] },
      { title: both('Bosphorus'), text: both('By boat to the Black Sea.'), meals: ['breakfast'] },
    ],
    inclusions: [both('Guide'), both('Boat')],
    exclusions: [both('Flights')],
    documents: [both('Passport')],
    hotels: [{ name: 'Golden Horn', stars: 4, nights: 1, city: 'Istanbul' }],
    priceBands: [
      {
        from,
        to,
        adult: price('400.00', '360.00'),
        child: price('250.00', '225.00'),
        infant: price('0.00', '0.00'),
        singleSupplement: price('80.00', '70.00'),
      },
    ],
    departures: [],
    route: [{ name: 'Istanbul', lat: 41.01, lon: 28.97 }],
    cancellationPolicy: [
      { daysBefore: 30, percent: 50 },
      { daysBefore: 7, percent: 100 },
    ],
    depositPercent: 25,
    validFrom: from,
    validUntil: to,
  };
}

/** Saves a package as a draft. */
export function drafted(request: APIRequestContext, token: string, title: string): Promise<TourPackage> {
  return operatorCall(request, token, 'Holidays/SavePackage', { tenant: 'falcon', package: formOf(title) });
}

/** Saves a package and shows it to agencies. */
export async function published(request: APIRequestContext, token: string, title: string): Promise<TourPackage> {
  const { packageId, version } = await drafted(request, token, title);
  return operatorCall(request, token, 'Holidays/PublishPackage', { tenant: 'falcon', packageId, version });
}

/** Asks for a package for two adults and a child; the reference of the request. */
export async function askedFor(agent: PortalApi, packageId: string, date: string): Promise<string> {
  const wish = {
    packageId,
    date,
    adults: 2,
    childAges: [7],
    contact: { name: 'Amina Rahman', phone: '+971501234567', email: 'office@desertrose.test' },
    notes: 'A room with a view of the sea',
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await agent.post('/bdfare-package/api/v1/Package/SendRequest', wish, headers);
  if (!answer.ok()) throw new Error(`SendRequest: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { requestReference: string }).requestReference;
}
