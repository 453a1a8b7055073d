import { expect, it } from 'vitest';

import { LOOKS, looks, USUAL } from './looks';
import { tokens } from './tokens';

const ALL = {
  horizon: USUAL,
  ...Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, { ...USUAL, ...look }])),
};

it.each(['radius-md', 'heading-font', 'heading-weight', 'nav-radius'] as const)(
  'no two themes have the same %s',
  (name) => {
    const values = Object.values(ALL).map((look) => look[name]);
    expect(new Set(values).size).toBe(Object.keys(ALL).length);
  },
);

it('headings in a script that a theme’s typefaces lack have the portal’s', () => {
  for (const look of Object.values(ALL)) expect(look['heading-font']).toMatch(/var\(--jw-font\)$/);
});

it('themes are told by the attribute that the edge writes, after the tokens they change', () => {
  expect(tokens.indexOf('--jw-radius-md: 10px')).toBeLessThan(tokens.indexOf(looks));
  for (const theme of Object.keys(LOOKS)) expect(looks).toContain(`:root[data-theme='${theme}']`);
});
