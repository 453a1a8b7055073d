import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { CALLS, operatorHandler, renderConsole } from '../testing/render';
import { entryOf, homeFor, isOpenTo, ROOMS } from './rooms';

const calls = testServer(
  operatorHandler({ roles: ['auditor'] }),
  http.get(`${CALLS}/Session/Load`, () => HttpResponse.json({ items: [] })),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it('lists the rooms the roles open, and no other', async () => {
  renderConsole({ at: '/sessions' });
  await screen.findByRole('heading', { name: 'Your sessions' });
  // jsdom matches no media query, so it hides the navigation as on a narrow screen.
  const rail = document.querySelector<HTMLElement>('nav[aria-label="Rooms"]') ?? document.body;
  const listed = within(rail)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
  expect(listed).toEqual(ROOMS.filter((room) => room.nav && isOpenTo(room, ['auditor'])).map(({ path }) => path));
  expect(listed).not.toContain('/deposits');
});

it('marks one entry as current, also where the address of another begins the same', () => {
  expect(entryOf('/orders/all')).toBe('/orders/all');
  expect(entryOf('/orders/all/falcon/FAF2611-00001X')).toBe('/orders/all');
  expect(entryOf('/orders/in-doubt/falcon/FAF2611-00001X')).toBe('/orders');
  expect(entryOf('/agencies/all')).not.toBe(entryOf('/agencies'));
  expect(entryOf('/sessions/none')).not.toBe('/queue');
});

it('says which role a room needs', async () => {
  renderConsole({ at: '/deposits' });
  expect(await screen.findByRole('heading', { name: 'This room is not yours' })).toBeInTheDocument();
  expect(screen.getByText(/needs the role Finance/)).toBeInTheDocument();
});

it('says that an address leads nowhere', async () => {
  renderConsole({ at: '/nowhere' });
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeInTheDocument();
  expect(document.title).toBe('Not found · Operations');
});

it('keeps the colours that were chosen', async () => {
  renderConsole({ at: '/sessions' });
  await press('Account of Nadia Rahman');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset['colorScheme']).toBe('dark');
  expect(localStorage.getItem('jetway.scheme')).toBe('dark');
});

it('starts everybody in a room of theirs', () => {
  for (const roles of [[], ['content'], ['finance'], ['auditor'], ['kyc', 'ticketing']] as const) {
    const home = ROOMS.find(({ path }) => path === homeFor(roles));
    expect(home && isOpenTo(home, roles), roles.join()).toBe(true);
  }
});
