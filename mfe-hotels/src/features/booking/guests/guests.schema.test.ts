import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import type { BookingDraft, GuestDraft } from '../../../shared/orders/booking-draft';
import { draftFor } from '../../../shared/orders/booking-draft';
import { fieldAt, filledWith } from './guest.model';
import { ageFault, guestsSchema } from './guests.schema';

const CHECK_IN = '2026-12-20';
const schema = guestsSchema((key) => key, CHECK_IN);

const adult: GuestDraft = {
  type: 'adult',
  age: null,
  title: 'Mr',
  givenName: 'Karim',
  surname: 'Rahman',
  birthOn: '',
  savedName: '',
};

function draft(guest: Partial<GuestDraft> = {}, rest: Partial<BookingDraft> = {}): BookingDraft {
  return {
    rooms: [{ guests: [{ ...adult, ...guest }] }],
    contact: { email: 'office@demo.test', phone: '+971501234567' },
    specialRequests: '',
    arrivalTime: '',
    ...rest,
  };
}

const faults = (input: BookingDraft) =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message.replace('booking.faults.', ''));

describe('a guest', () => {
  it.each(['Karim', "O'Neil", 'Anna-Maria', 'محمد', 'করিম', 'J.'])('may be called %s', (givenName) => {
    expect(faults(draft({ givenName }))).toEqual([]);
  });

  it.each([
    [{ givenName: '' }, ['required']],
    [{ surname: 'R4hman' }, ['name']],
    [{ surname: '--' }, ['name']],
    [{ surname: 'R'.repeat(61) }, ['long']],
    [{ title: '' }, ['required']],
  ])('with %j is refused', (guest, expected) => {
    expect(faults(draft(guest)).slice(0, 1)).toEqual(expected);
  });
});

it('requires a valid contact', () => {
  expect(faults(draft({}, { contact: { email: 'office', phone: '+971501234567' } }))).toEqual(['email']);
});

describe('a saved traveller', () => {
  const saved = {
    travellerId: 't1',
    title: 'Mr' as const,
    givenName: 'Rafi',
    surname: 'Rahman',
    birthOn: '2009-01-02',
    gender: 'M' as const,
    nationality: 'BD',
    passengerType: 'ADT' as const,
    passportState: 'none' as never,
  };

  it('under 18 at check-in cannot be an adult of a room', () => {
    const filled = filledWith(adult, saved);
    expect(filled).toMatchObject({ title: 'Mr', givenName: 'Rafi', surname: 'Rahman' });
    expect(ageFault(filled, CHECK_IN)).toBe('adult');
    expect(faults(draft(filled))).toEqual(['adult']);
  });

  it('of another age than searched cannot be that child', () => {
    const child = filledWith({ ...adult, type: 'child', age: 8, title: '' }, { ...saved, birthOn: '2018-03-01' });
    expect(child.title).toBe('');
    expect(ageFault(child, CHECK_IN)).toBeNull();
    expect(ageFault({ ...child, age: 9 }, CHECK_IN)).toBe('childAge');
  });

  it('is no longer the saved traveller once the name is changed', () => {
    expect(ageFault({ ...filledWith(adult, saved), givenName: 'Karim' }, CHECK_IN)).toBeNull();
  });
});

it('keeps all input for the same party, and only the contact for another', () => {
  const rooms = [{ adults: 1, childAges: [] }];
  const typed = draft();
  expect(draftFor(rooms, 'a@b.test', typed)).toBe(typed);
  const other = draftFor([{ adults: 2, childAges: [8] }], 'a@b.test', typed);
  expect(other.rooms[0]?.guests.map(({ type, age }) => [type, age])).toEqual([
    ['adult', null],
    ['adult', null],
    ['child', 8],
  ]);
  expect(other.contact.email).toBe('office@demo.test');
  expect(draftFor(rooms, 'a@b.test', null).contact.email).toBe('a@b.test');
});

it.each([
  ['/rooms/0/guests/0/surname', 'rooms.0.guests.0.surname'],
  ['/rooms/0/guests/4/surname', null],
  ['/rooms/0/guests/0/type', null],
  ['/contact/phone', 'contact.phone'],
  ['/paymentMode', null],
])("places the server's %s at %s", (pointer, path) => {
  expect(fieldAt(pointer, draft().rooms)).toBe(path);
});
