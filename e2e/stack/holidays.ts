import { randomUUID } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';

import type { PortalApi } from './api';
import { daysAhead } from './days';
import { operatorCall } from './operators';
import { drafted } from './packages';

const REQUESTS = '/api/holiday/v1/HolidayRequest';

/** Quotes a holiday request as an operator: AED 100.00 for each of two adults, valid for three days, a deposit of a quarter. It begins on the day asked for. */
export async function quoted(request: APIRequestContext, token: string, referenceId: string): Promise<void> {
  const key = { tenant: 'falcon', referenceId };
  const asked = await operatorCall<{ version: number; date: string }>(
    request,
    token,
    'Holidays/GetHolidayRequest',
    key,
  );
  const { version, date } = asked;
  const quotation = {
    lines: [{ label: 'Package', quantity: 2, unitAmount: '100.00', unitAgentAmount: '90.00' }],
    startsOn: date,
    validUntil: `${daysAhead(3)}T12:00`,
    deposit: { kind: 'percent', percent: 25 },
    depositDue: `${daysAhead(4)}T18:00`,
    balanceDue: `${daysAhead(20)}T18:00`,
    cancellationPolicy: [{ daysBefore: 7, percent: 100 }],
    inclusions: ['Guide'],
  };
  await operatorCall(request, token, 'Holidays/QuoteHolidayRequest', { ...key, version, quotation });
}

/** Confirms the order of a request with a supplier's reference for its only line. */
export async function confirmed(
  request: APIRequestContext,
  token: string,
  referenceId: string,
  reference: string,
): Promise<void> {
  const key = { tenant: 'falcon', referenceId };
  const { order } = await operatorCall<{ order: { orderReference: string; version: number } }>(
    request,
    token,
    'Holidays/GetHolidayRequest',
    key,
  );
  const { orderReference, version } = order;
  const references = [{ line: 0, reference }];
  await operatorCall(request, token, 'Holidays/ConfirmHolidayOrder', {
    tenant: 'falcon',
    orderReference,
    version,
    references,
  });
}

/** Accepts the quotation of a request as the agency; the reference of the order. */
export async function accepted(api: PortalApi, requestReference: string): Promise<string> {
  const { quotation } = await api.call<{ quotation: { number: number; total: string } }>(`${REQUESTS}/Get`, {
    requestReference,
  });
  const answer = await api.post(
    `${REQUESTS}/Accept`,
    { requestReference, quotation: quotation.number, acceptedAmount: quotation.total },
    { 'idempotency-key': randomUUID() },
  );
  if (!answer.ok()) throw new Error(`Accept: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { orderReference: string }).orderReference;
}

/** A package on sale that is longer, rated lower and of another type than those of `published`. */
export async function publishedForFamilies(request: APIRequestContext, token: string, title: string): Promise<void> {
  const tenant = 'falcon';
  const { packageId } = await drafted(request, token, title);
  const { version, package: form } = await operatorCall<{
    version: number;
    package: { itinerary: object[]; hotels: object[] };
  }>(request, token, 'Holidays/GetPackage', { tenant, packageId });
  const [day, hotel] = [form.itinerary[0] ?? {}, form.hotels[0] ?? {}];
  const longer = {
    ...form,
    type: 'family',
    rating: '3.0',
    days: 5,
    nights: 4,
    itinerary: Array.from({ length: 5 }, () => day),
    hotels: [{ ...hotel, nights: 4 }],
  };
  const saved = await operatorCall<{ version: number }>(request, token, 'Holidays/SavePackage', {
    ...{ tenant, packageId, version },
    package: longer,
  });
  await operatorCall(request, token, 'Holidays/PublishPackage', { tenant, packageId, version: saved.version });
}
