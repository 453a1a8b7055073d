import { describe, expect, it, vi } from 'vitest';

import { chooseLanguage, languageName } from './language';

describe('languages', () => {
  it('are named in their own language', () => {
    expect(languageName('ar')).toBe('العربية');
    expect(languageName('en')).toBe('English');
    expect(languageName('ar-OM')).toBe('العربية');
  });

  it('a choice is stored where the edge reads it, and the page reloads', () => {
    const reload = vi.fn();
    chooseLanguage('ar', { reload });
    expect(document.cookie).toContain('jw-language=ar');
    expect(reload).toHaveBeenCalledOnce();
  });
});
