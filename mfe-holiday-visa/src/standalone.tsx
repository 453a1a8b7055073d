import type { SaveVisaApplicantsRequest, VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';
import {
  city,
  HOLIDAY_CALLS,
  holidayOrder,
  holidayPackage,
  packageCard,
  packagesFound,
  quotedHoliday,
  requestRow,
  requestsOf,
} from './shared/testing/holidays';
import { applicant, ORDER_CALLS, PRODUCT, queueOf, queueRow } from './shared/testing/visa-data';
import { BOOKING_CALLS, card, COUNTRIES, draft, found } from './shared/testing/visas';

const HELD_MS = 1_800_000;
const BLANK = applicant({ applicantId: 'a1', status: 'draft', givenName: '', surname: '', answers: {}, documents: [] });

/** One application that saving, uploading and sending change. */
let order: VisaOrder = held({ applicants: [BLANK] });

function held(replace: Partial<VisaOrder>): VisaOrder {
  return draft({ priceUntil: new Date(Date.now() + HELD_MS).toISOString(), ...replace });
}

function changed(replace: Partial<VisaOrder>) {
  order = { ...order, version: order.version + 1, ...replace };
  return HttpResponse.json(order);
}

void runStandalone({
  module,
  handlers: [
    http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json([])),
    http.post(BOOKING_CALLS.countries, () => HttpResponse.json(COUNTRIES)),
    http.post(BOOKING_CALLS.search, () => HttpResponse.json(found([card()]))),
    http.post(BOOKING_CALLS.product, () => HttpResponse.json(PRODUCT)),
    http.post(BOOKING_CALLS.create, () => changed(held({ applicants: [BLANK] }))),
    http.post(BOOKING_CALLS.save, async ({ request }) => {
      const { applicants } = (await request.json()) as SaveVisaApplicantsRequest;
      const documents = PRODUCT.documents.map(({ code, name, mandatory }) => ({
        code,
        name,
        mandatory,
        status: 'missing' as const,
      }));
      return changed({
        applicants: applicants.map((input, place) => ({
          guardianConsent: false,
          ...input,
          givenName: input.givenName ?? '',
          surname: input.surname ?? '',
          applicantId: input.applicantId ?? `a${place + 1}`,
          status: 'draft',
          documents,
        })),
      });
    }),
    http.post(BOOKING_CALLS.upload, async ({ request }) => {
      const form = await request.formData();
      const there = { fileId: 'f1', fileName: 'file.jpg', status: 'pending' as const };
      return changed({
        applicants: order.applicants.map((one) =>
          one.applicantId === form.get('applicantId')
            ? {
                ...one,
                documents: one.documents.map((each) => (each.code === form.get('code') ? { ...each, ...there } : each)),
              }
            : one,
        ),
      });
    }),
    http.post(BOOKING_CALLS.submit, () => changed({ status: 'submitted', statusText: 'Submitted' })),
    http.post(ORDER_CALLS.order, () => HttpResponse.json(order)),
    http.post(ORDER_CALLS.queue, () => HttpResponse.json(queueOf([queueRow()]))),
    http.get(HOLIDAY_CALLS.available, () => HttpResponse.json({ cities: [city()] })),
    http.post(HOLIDAY_CALLS.cities, () => HttpResponse.json({ cities: [city()] })),
    http.post(HOLIDAY_CALLS.search, () => HttpResponse.json(packagesFound([packageCard()]))),
    http.get(HOLIDAY_CALLS.all, () => HttpResponse.json({ packages: [packageCard()], page: 1, total: 1 })),
    http.get(HOLIDAY_CALLS.detail, () => HttpResponse.json({ holidayPackage: holidayPackage() })),
    http.post(HOLIDAY_CALLS.send, () => HttpResponse.json({ requestReference: 'HR2611000001', state: 'submitted' })),
    http.post(HOLIDAY_CALLS.requests, () => HttpResponse.json(requestsOf([requestRow({ state: 'quoted' })]))),
    http.post(HOLIDAY_CALLS.request, () => HttpResponse.json(quotedHoliday())),
    http.post(HOLIDAY_CALLS.order, () => HttpResponse.json(holidayOrder())),
  ],
});
