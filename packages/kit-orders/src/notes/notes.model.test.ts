import { describe, expect, it } from 'vitest';

import { asKept, faultOf, isNearEnd, lengthOf, LONGEST, refusalOf } from './notes.model';

const refused = (code: string, errors?: object[]) => ({
  kind: 'problem',
  status: 422,
  problem: { type: '', title: '', status: 422, code, retryable: false, errors },
});

describe('a note', () => {
  it('is stored trimmed, with one kind of line break', () => {
    expect(asKept('  a\r\nb \n')).toBe('a\nb');
  });

  it('is measured in characters, as on the server', () => {
    expect(lengthOf(' 🛫🛫 ')).toBe(2);
    expect(faultOf('🛫'.repeat(LONGEST))).toBeNull();
    expect(faultOf('🛫'.repeat(LONGEST + 1))).toBe('long');
    expect(faultOf(` ${'a'.repeat(LONGEST)} `)).toBeNull();
  });

  it.each(['', '  ', '\r\n\t'])('is missing as %j', (text) => expect(faultOf(text)).toBe('missing'));

  it.each(['a\tb', 'a\u0000b', 'a\rb', 'a\u007fb', 'a\u0085b'])('has no control characters: %j', (text) =>
    expect(faultOf(text)).toBe('control'),
  );

  it('may have line breaks and any script', () => expect(faultOf('اتصل\nبعد السادسة')).toBeNull());

  it('shows its length near the limit only', () => {
    expect(isNearEnd('a'.repeat(899))).toBe(false);
    expect(isNearEnd('a'.repeat(900))).toBe(true);
  });

  it('is refused for its text, for the maximum number of notes, or for another reason', () => {
    expect(refusalOf(refused('request.invalid', [{ pointer: '/text', code: 'note.characters', detail: '' }]))).toBe(
      'control',
    );
    expect(refusalOf(refused('request.invalid', [{ pointer: '/text', code: 'note.length', detail: '' }]))).toBe('long');
    expect(refusalOf(refused('order.notes_full'))).toBe('full');
    expect(refusalOf(refused('server.unavailable'))).toBeNull();
    expect(refusalOf({ kind: 'FETCH_ERROR', detail: '' })).toBeNull();
  });
});
