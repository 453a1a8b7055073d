import { describe, expect, it } from 'vitest';

import ar from '../../../locales/ar/booking.json';
import en from '../../../locales/en/booking.json';
import { orderNamed, placeOf, SERVER_CODES, serverWords } from './server-words';

/** The text of a key in one language; undefined when missing. */
function textIn(booking: object) {
  return (key: string) => {
    const value = key
      .split('.')
      .slice(1)
      .reduce<unknown>((part, name) => Object(part)[name], booking);
    return typeof value === 'string' ? value : 'missing';
  };
}

describe.each([
  ['English', en],
  ['Arabic', ar],
])('in %s', (_language, booking) => {
  it.each(SERVER_CODES)('%s has a text', (code) => {
    const { text, lang } = serverWords(textIn(booking), { code, detail: 'Words of the server.' });
    expect(lang).toBeUndefined();
    expect(text).not.toBe('missing');
  });
});

it("an unknown code is shown in the server's words, which are English", () => {
  expect(serverWords(textIn(ar), { code: 'name.new', detail: 'Something new.' })).toEqual({
    text: 'Something new.',
    lang: 'en',
  });
});

it('the order a traveller already has is found in any sentence', () => {
  const detail = 'Karim Rahman has order DMO2611-00001A for the same trip.';
  expect(orderNamed({ code: 'traveller.bookedAlready', detail })).toBe('DMO2611-00001A');
  expect(orderNamed({ code: 'traveller.bookedAlready', detail: 'Has an order.' })).toBeUndefined();
  expect(orderNamed({ code: 'name.long', detail })).toBeUndefined();
});

it('a pointer names one traveller, or all', () => {
  expect(placeOf({ pointer: '/travellers/2/surname' })).toBe(2);
  expect(placeOf({ pointer: '/travellers' })).toBeUndefined();
});
