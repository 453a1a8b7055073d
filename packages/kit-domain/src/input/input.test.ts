import { expect, it } from 'vitest';

import { isCompanyName, isMailAddress, isPersonName, plainName } from './index';

it.each([
  'rina@rose.test',
  "o'neil+fly.1@mail.rose-wings.co",
  'a@b.io',
  'agent_7@falcon.travel',
  'a@xn--mgbaal8b0b9b2b.xn--wgbl6a',
])('takes %s as an address', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

it.each([
  '',
  'rina',
  'rina@rose',
  '@rose.test',
  'rina@',
  'a b@rose.test',
  'a@b@rose.test',
  'a@rose..test',
  'a@.rose.test',
  '.a@rose.test',
  'a..b@rose.test',
  'a@-rose.test',
  'a@rose.t',
  'a@10.0.0.12',
  '<a@rose.test>',
  'a@rose.test,b@rose.test',
  'a\u200b@rose.test',
  'rina@গোলাপ.test',
  `${'a'.repeat(65)}@rose.test`,
])('refuses %j as an address', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

it('folds typographic apostrophes and hyphens', () => {
  for (const typed of ['O\u2019Neil', 'O\u2018Neil', 'O\u02bcNeil', 'O`Neil', 'O\u00b4Neil'])
    expect(plainName(typed)).toBe("O'Neil");
  for (const typed of ['Anna\u2010Maria', 'Anna\u2011Maria', 'Anna\u2013Maria'])
    expect(plainName(typed)).toBe('Anna-Maria');
  expect(plainName(' Anna\u00a0 Maria ')).toBe('Anna Maria');
});

it('detects links and markup in names', () => {
  expect(["Case-O'Neil", 'https://x.test', '<b>', 'a@b'].map(isPersonName)).toEqual([true, false, false, false]);
  expect(['M/S Rahman', 'https://x.test', '<b>', 'a@b'].map(isCompanyName)).toEqual([true, false, false, false]);
});
