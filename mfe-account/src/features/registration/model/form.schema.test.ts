import { demoTenant } from '@jetway/kit-test';
import { v } from '@jetway/kit-ui/forms';
import { expect, it } from 'vitest';

import type { RegistrationKind } from '../kinds';
import { KIND_NAMES } from '../kinds';
import type { RegistrationInput } from './form.model';
import { emptyForm, fromWire, toWire } from './form.model';
import { registrationSchema } from './form.schema';

const TODAY = '2026-11-21';

function whole(kind: RegistrationKind): RegistrationInput {
  return {
    ...emptyForm(kind, demoTenant()),
    companyName: 'Blue Dunes Travel',
    tradeLicenseNumber: 'CN-1',
    tradeLicenseExpiry: '2027-06-30',
    civilAviationNumber: 'GCAA-77',
    companyRegistrationNumber: 'R-1',
    partners: kind === 'partnership' ? [{ name: 'Omar Aziz', sharePercent: '40' }] : [],
    travellers: '21-100',
    firstName: 'Amina',
    position: 'Director',
    city: 'Dubai',
    address: '12 Al Marsa Street',
    email: 'amina@bluedunes.test',
    phone: '+971501234567',
    acceptsSharing: true,
  };
}

function faults(kind: RegistrationKind, change: Partial<RegistrationInput>): string[] {
  const read = v.safeParse(
    registrationSchema(kind, TODAY, (key) => key),
    { ...whole(kind), ...change },
  );
  return (read.issues ?? []).map(
    (issue) => `${(issue.path ?? []).map(({ key }) => String(key)).join('.')}: ${issue.message}`,
  );
}

it.each(KIND_NAMES)('accepts a complete form of a %s', (kind) => {
  expect(faults(kind, {})).toEqual([]);
});

const LIMITS: [keyof RegistrationInput, number, number][] = [
  ['companyName', 3, 200],
  ['tradeLicenseNumber', 1, 50],
  ['civilAviationNumber', 1, 50],
  ['firstName', 2, 200],
  ['city', 2, 100],
  ['address', 5, 500],
];

it.each(LIMITS)('limits %s to %i and %i characters (P-207, P-210, P-211, P-214, P-215)', (field, least, most) => {
  for (const length of [least, most]) expect(faults('proprietor', { [field]: 'a'.repeat(length) })).toEqual([]);
  for (const length of [least - 1, most + 1])
    expect(faults('proprietor', { [field]: 'a'.repeat(length) })).toHaveLength(1);
});

it('accepts no link in the name of a company', () => {
  expect(faults('proprietor', { companyName: 'M/S Rahman Travels' })).toEqual([]);
  expect(faults('proprietor', { companyName: 'Visit https://rahman.test' })).toHaveLength(1);
});

it.each([
  [true, 1],
  [false, 0],
])('asks for the civil aviation number where the tenant does: %s', (asksAviation, count) => {
  const schema = registrationSchema('proprietor', TODAY, (key) => key, undefined, asksAviation);
  const read = v.safeParse(schema, { ...whole('proprietor'), civilAviationNumber: '' });
  expect(read.issues ?? []).toHaveLength(count);
});

const WRONG: [Partial<RegistrationInput>, string][] = [
  [{ email: '' }, 'email: Please enter valid address'],
  [{ email: 'amina@' }, 'email: Please enter valid email id'],
  [{ phone: '' }, 'phone: Phone number is required'],
  [{ phone: '+971abc' }, 'phone: Please enter valid Phonenumber'],
  [{ zipCode: '1/2' }, 'zipCode: zipCode'],
  [{ tradeLicenseExpiry: '' }, 'tradeLicenseExpiry: tradeLicenseExpiry'],
  [{ tradeLicenseExpiry: TODAY }, 'tradeLicenseExpiry: tradeLicenseExpiry'],
  [{ acceptsSharing: false }, 'acceptsSharing: acceptsSharing'],
];

it.each(WRONG)('rejects %j (P-212, P-213, P-214, P-219)', (change, fault) => {
  expect(faults('proprietor', change)).toContain(fault);
});

it('requires of each business type its own fields (P-222)', () => {
  const bare = { companyRegistrationNumber: '', position: '', travellers: '', partners: [] };
  const asked = KIND_NAMES.map((kind) => faults(kind, bare).map((fault) => fault.split(':')[0]));
  expect(asked).toEqual([
    [],
    ['partners'],
    ['companyRegistrationNumber', 'position'],
    ['companyRegistrationNumber', 'travellers', 'position'],
  ]);
  const shares = [60, 40].map((share) => ({ name: 'Omar Aziz', sharePercent: String(share) }));
  expect(faults('partnership', { partners: shares })).toEqual(['partners: shares']);
});

it('sends the type and flag of its business type, and restores a sent form (P-040, P-041, P-042, P-043)', () => {
  const kinds = KIND_NAMES.map((kind) => toWire(kind, whole(kind))).map(({ type, isCorporate }) => [type, isCorporate]);
  expect(kinds).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ]);
  const sent = whole('partnership');
  expect(fromWire(toWire('partnership', sent))).toEqual({ ...sent, acceptsSharing: false });
});
