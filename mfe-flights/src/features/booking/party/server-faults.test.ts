import { expect, it } from 'vitest';

import { fieldAt, placeFaults } from './server-faults';

it.each([
  ['/travellers/0/surname', 'travellers.0.surname'],
  ['/travellers/1/passport/expiresOn', 'travellers.1.passport.expiresOn'],
  ['/travellers/1/passport', 'travellers.1.passport.number'],
  ['/contact/phoneCountryCode', 'contact.phone'],
  ['/travellers/2/surname', null],
  ['/travellers/0/travellerId', null],
  ['/travellers', null],
])('%s is the field %s', (pointer, path) => expect(fieldAt(pointer, 2)).toBe(path));

it('returns errors without a field for the top of the form', () => {
  const party = { pointer: '/travellers', code: 'party.count', detail: 'The fare is for 2 adults, but 1 were given.' };
  const name = { pointer: '/travellers/0/surname', code: 'name.latin', detail: 'Use Latin letters.' };
  expect(placeFaults([party, name], 1)).toEqual({
    placed: [{ path: 'travellers.0.surname', fault: name }],
    rest: [party],
  });
});
