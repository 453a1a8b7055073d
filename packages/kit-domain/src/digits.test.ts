import { expect, it } from 'vitest';

import { plainDigits } from './digits';

it.each([
  ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Bengali', '০১২৩৪৫৬৭৮৯'],
  ['Devanagari', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
  ['bold mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
  ['monospace mathematical', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
])('reads %s digits', (_, digits) => {
  expect(plainDigits(digits)).toBe('0123456789');
});

it('reads the signs beside them and leaves all other characters unchanged', () => {
  expect(plainDigits('٣٦٬١٧٤٫٨٩ AED')).toBe('36,174.89 AED');
  expect(plainDigits('＋৯৭১ ৫০')).toBe('+971 50');
  expect(plainDigits('½ ² Ⅷ রহমান 12')).toBe('½ ² Ⅷ রহমান 12');
});
