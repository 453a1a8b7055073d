import { expect, it } from 'vitest';

import shared from '../locales/ar.json';
import arabic from '../locales/ar/results.json';
import { inWords } from './wire-words';

const t = (key: string, values: Record<string, string> = {}) => {
  const text =
    key === 'supplierSilent'
      ? shared.supplierSilent
      : arabic.wire[key.replace('results.wire.', '') as keyof typeof arabic.wire];
  return Object.entries(values).reduce((said, [name, value]) => said.replace(`{{${name}}}`, value), text);
};

it.each([
  ['Hand luggage only', 'أمتعة يد فقط'],
  ['Premium economy', 'السياحية الممتازة'],
  ['Not allowed', 'غير مسموح'],
  ['30 kg', '30 كغ'],
  ['GDS A did not answer in time.', 'لم يردّ GDS A في الوقت المحدد.'],
])("the server's %s is translated", (text, said) => {
  expect(inWords(t, text)).toBe(said);
});

it('names are shown unchanged', () => {
  expect(inWords(t, 'Economy Lite')).toBe('Economy Lite');
});
