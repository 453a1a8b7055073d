import { describe, expect, it } from 'vitest';

import { socialName } from './social-name.model';

describe('socialName', () => {
  it.each([
    ['linkedin', 'LinkedIn'],
    ['YouTube', 'YouTube'],
    ['mastodon', 'Mastodon'],
  ])('writes %s as %s', (kind, name) => {
    expect(socialName(kind)).toBe(name);
  });
});
