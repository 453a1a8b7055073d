import { expect, it } from 'vitest';

import ar from '../../locales/ar/documents.json';
import en from '../../locales/en/documents.json';
import { faultsOf } from './faults.model';

const fault = (pointer: string, code: string) => ({ pointer, code, detail: 'As the server says it.' });
const refused = (errors: object[]) => ({
  kind: 'problem',
  status: 422,
  data: null,
  problem: { code: 'request.invalid', title: 'No', errors },
});

it("translates the server's errors", () => {
  const faults = faultsOf(
    refused([
      fault('/tradeLicenseNumber', 'license.missing'),
      fault('/tradeLicenseNumber', 'license.tooLong'),
      fault('/tradeLicenseExpiryDate', 'license.expiry'),
      fault('/civilAviationNumber', 'aviation.tooLong'),
      fault('/civilAviationExpiryDate', 'aviation.expiry'),
    ]),
  );
  expect(faults).toHaveLength(5);
  for (const { message } of faults) {
    expect(en.errors).toHaveProperty(message);
    expect(ar.errors).toHaveProperty(message);
  }
});

it("shows an unknown error in the server's words, and omits fields the form does not have", () => {
  expect(faultsOf(refused([fault('/tradeLicenseNumber', 'license.odd'), fault('/skip', 'license.missing')]))).toEqual([
    { field: 'tradeLicenseNumber', message: 'As the server says it.' },
  ]);
  expect(faultsOf(new Error('no answer'))).toEqual([]);
});
