import { expect, it } from 'vitest';

import { namedIn } from './country-names';
import { countriesFor } from './country-search';

function country(code2: string, code3: string, name: string, nationality: string, otherNames: string[] = []) {
  return { code2, code3, name, nationality, otherNames };
}

const COUNTRIES = [
  country('BD', 'BGD', 'Bangladesh', 'Bangladeshi'),
  country('AE', 'ARE', 'United Arab Emirates', 'Emirati', ['UAE']),
  country('GB', 'GBR', 'United Kingdom', 'British', ['UK', 'England']),
  country('IN', 'IND', 'India', 'Indian'),
  country('ID', 'IDN', 'Indonesia', 'Indonesian'),
];

it.each([
  ['', []],
  ['are', ['AE']],
  ['united', ['AE', 'GB']],
  ['king', ['GB']],
  ['brit', ['GB']],
  ['id', ['ID']],
  ['UK', ['GB']],
  ['u.a.e.', ['AE']],
  ['engl', ['GB']],
  ['zz', []],
])('"%s" finds %j', (typed, codes) => {
  expect(countriesFor(COUNTRIES, typed).map(({ code2 }) => code2)).toEqual(codes);
});

it('uses and sorts by the names of another language, and finds a country by either name', () => {
  const there = namedIn('ar', COUNTRIES);
  const names = there.map(({ name }) => name);
  expect(names).toContain('الإمارات العربية المتحدة');
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'ar')));
  const codes = (typed: string) => countriesFor(there, typed).map(({ code2 }) => code2);
  expect(codes('الإمارات')).toEqual(['AE']);
  expect(codes('kingdom')).toEqual(['GB']);
});
