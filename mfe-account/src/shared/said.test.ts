import { expect, it } from 'vitest';

import english from '../locales/en.json';
import { keyOf } from './said';

it('finds the key of every sentence by its English words', () => {
  for (const [key, sentence] of Object.entries(english.said)) expect(keyOf(sentence.replace('{{n}}', '3'))).toBe(key);
});

it('matches any number with the one text for numbers', () => {
  expect(keyOf('The code is not correct. 4 tries left.')).toBe(keyOf('The code is not correct. 2 tries left.'));
});
