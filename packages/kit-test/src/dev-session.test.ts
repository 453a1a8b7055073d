import { expect, it } from 'vitest';

import { devSession } from './dev-session';

it('signs in a user with every code by default', () => {
  expect(devSession('', 'mocked')).toEqual({ codes: [], signedIn: true, api: 'mocked' });
});

it('takes codes from the address and keeps them for the tab', () => {
  expect(devSession('?codes=202,223', 'mocked').codes).toEqual([202, 223]);
  expect(devSession('', 'mocked').codes).toEqual([202, 223]);
  expect(devSession('?codes=all', 'mocked').codes).toEqual([]);
});

it('signs no one in on request', () => {
  expect(devSession('?codes=guest', 'live')).toEqual({ codes: [], signedIn: false, api: 'live' });
});
