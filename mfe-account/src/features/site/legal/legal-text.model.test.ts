import { describe, expect, it } from 'vitest';

import { readBlocks, withDetails } from './legal-text.model';

describe('a legal text', () => {
  it('has headlines, paragraphs and lists', () => {
    expect(readBlocks('# Who we are\n\nA company\nof people.\n\n- one\n- two\n')).toEqual([
      { kind: 'heading', text: 'Who we are' },
      { kind: 'paragraph', text: 'A company of people.' },
      { kind: 'list', items: ['one', 'two'] },
    ]);
  });

  it("inserts the company's details and leaves unknown placeholders", () => {
    expect(withDetails('{company}, {nobody}', { company: 'Falcon' })).toBe('Falcon, {nobody}');
  });
});
