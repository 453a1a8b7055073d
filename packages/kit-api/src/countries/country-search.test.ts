import { expect, it } from 'vitest';

import { countriesFor } from './country-search';

function country(code2: string, code3: string, name: string, nationality: string) {
  return { code2, code3, name, nationality };
}

const COUNTRIES = [
  country('BD', 'BGD', 'Bangladesh', 'Bangladeshi'),
  country('AE', 'ARE', 'United Arab Emirates', 'Emirati'),
  country('GB', 'GBR', 'United Kingdom', 'British'),
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
  ['zz', []],
])('"%s" finds %j', (typed, codes) => {
  expect(countriesFor(COUNTRIES, typed).map(({ code2 }) => code2)).toEqual(codes);
});
