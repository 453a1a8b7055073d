import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import module from '../../../module';
import { QueueSharePage } from './queue-share.page';
import { selectQueueShare } from './queue-share.slice';
import { queued, shared, SOURCES } from './testing/records';
import { calls, refuse } from './testing/serve';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
beforeEach(() => localStorage.clear());

const AT = '/searchpad/queueshare';
const open = (at = AT) => renderWithPortal(<QueueSharePage />, { module, path: AT, at });
const find = () => screen.findByRole('button', { name: 'Find the record' });

it('shows how the chosen source takes a record, to be copied (T-155)', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await open();
  expect(await screen.findByRole('radio', { name: /Meridian GDS/ })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: 'Copy the transfer text' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Meridian GDS/ }));
  const panel = await screen.findByRole('region', { name: 'Transfer the record at Meridian GDS' });
  expect(within(panel).getByText(queued.transferQueueText)).toBeInTheDocument();
  expect(within(panel).getByText('JWTDXB21A')).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: 'Copy the transfer text' }));
  expect(write).toHaveBeenCalledExactlyOnceWith(queued.transferQueueText);
  expect(await within(panel).findByRole('status')).toHaveTextContent('Copied');
  await user.click(screen.getByRole('radio', { name: /Atlas GDS/ }));
  expect(await screen.findByText(shared.transferQueueText)).toBeInTheDocument();
});

it('refuses an incomplete record and leads to its first fault', async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await find());
  expect(await screen.findByText('Choose where the booking was made.')).toBeInTheDocument();
  expect(screen.getByText('A record locator has 5 or 6 letters and digits.')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /Atlas GDS/ }));
  await user.type(screen.getByRole('textbox', { name: /^Record locator/ }), 'o-12');
  await user.click(await find());
  expect(await screen.findByText('Enter the surname of a traveller.')).toBeInTheDocument();
  expect(screen.getByText('A record locator has 5 or 6 letters and digits.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Record locator/ })).toHaveFocus());
});

it('opens the record by its address, the surname kept out of it', async () => {
  const user = userEvent.setup();
  const { router, store } = await open();
  await user.click(await screen.findByRole('radio', { name: /Atlas GDS/ }));
  await user.type(screen.getByRole('textbox', { name: /^Record locator/ }), ' oq 12ab');
  await user.type(screen.getByRole('textbox', { name: /^Surname/ }), 'Karim');
  await user.click(await find());
  await waitFor(() => expect(router.state.location.pathname).toBe('/queue-share-booking'));
  expect(router.state.location.search).toBe('?source=gds-b&pnr=OQ12AB');
  expect(selectQueueShare(store.getState()).record).toEqual({ source: 'gds-b', pnr: 'OQ12AB', surname: 'Karim' });
});

it('every source requires a surname', async () => {
  const user = userEvent.setup();
  const { store } = await open();
  await user.click(await screen.findByRole('radio', { name: /Meridian GDS/ }));
  await user.type(screen.getByRole('textbox', { name: /^Record locator/ }), 'OQ12AB');
  await user.click(await find());
  expect(await screen.findByText('Enter the surname of a traveller.')).toBeInTheDocument();
  expect(selectQueueShare(store.getState()).record).toBeNull();
});

it('is filled in by its address, and a single source is no choice', async () => {
  calls.server.use(http.get(SOURCES, () => HttpResponse.json({ sources: [queued] })));
  await open(`${AT}?source=&pnr=oq12ab`);
  expect(await screen.findByRole('radio', { name: /Meridian GDS/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Record locator/ })).toHaveValue('OQ12AB');
});

it('says that the sources are loading, and that there are none', async () => {
  calls.server.use(http.get(SOURCES, () => HttpResponse.json({ sources: [] })));
  await open();
  expect(await screen.findByText('No source takes transferred bookings')).toBeInTheDocument();
});

it('sources that cannot be loaded offer another try', async () => {
  refuse(SOURCES, 500, 'server.error');
  const user = userEvent.setup();
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The sources could not be loaded');
  calls.server.use(http.get(SOURCES, () => HttpResponse.json({ sources: [queued] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /Meridian GDS/ })).toBeInTheDocument();
});

it('shows a message to a user who lost the permission', async () => {
  refuse(SOURCES, 403, 'access.denied');
  await open();
  expect(await screen.findByText('You cannot import bookings')).toBeInTheDocument();
});
