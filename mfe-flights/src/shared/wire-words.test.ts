import { expect, it } from 'vitest';

import arabic from '../locales/ar/results.json';
import { inWords } from './wire-words';

const t = (key: string) => arabic.wire[key.replace('results.wire.', '') as keyof typeof arabic.wire];

it.each([
  ['Hand luggage only', 'أمتعة يد فقط'],
  ['Premium economy', 'السياحية الممتازة'],
  ['Not allowed', 'غير مسموح'],
])('%s of the server is said in the language of the page', (text, said) => {
  expect(inWords(t, text)).toBe(said);
});

it('amounts and names stand as they came', () => {
  expect(inWords(t, '30 kg')).toBe('30 kg');
});
