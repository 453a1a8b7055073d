import type { GroupRequestForm } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, faresModule } from '../../../shared/testing/fares';
import { faresServer, problem } from '../../../shared/testing/fares-server';
import { REQUEST } from '../../../shared/testing/requests';
import { NewRequestPage } from './new.page';
import { fieldAt, partyFault, startOf } from './request.model';

const calls = faresServer();

const open = () =>
  renderWithPortal(<NewRequestPage />, {
    module: faresModule,
    path: '/group-requests/new',
    at: '/group-requests/new?origin=DXB&destination=JED&passengers=12',
  });

/** One journey on 10 January 2027, and the contact. */
async function fill() {
  await press('Remove journey 2');
  const date = within(await screen.findByRole('group', { name: 'Date' }));
  for (const [part, digits] of [
    [/^day/, '10'],
    [/^month/, '01'],
    [/^year/, '2027'],
  ] as const) {
    await userEvent.click(date.getByRole('spinbutton', { name: part }));
    await userEvent.keyboard(digits);
  }
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the group' }), 'Hill school');
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'office@demo.test');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone' }), '501234567');
}

it('is prefilled from the search, sends the input, and opens the request', async () => {
  const sent: GroupRequestForm[] = [];
  calls.server.use(
    http.post(CALLS.createRequest, async ({ request }) => {
      expect(request.headers.get('idempotency-key')).toBeTruthy();
      sent.push((await request.json()) as GroupRequestForm);
      return HttpResponse.json({ referenceId: REQUEST, status: 'requested' });
    }),
  );
  const { router } = await open();
  await fill();
  await press('Send the request');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/group-requests/${REQUEST}`));
  expect(sent).toEqual([
    {
      kind: 'group',
      journeys: [{ origin: 'DXB', destination: 'JED', date: '2027-01-10' }],
      flexibleDays: 0,
      passengers: { adults: 12, children: 0, infants: 0 },
      groupName: 'Hill school',
      contact: { email: 'office@demo.test', phone: '+971501234567' },
    },
  ]);
});

it('checks what is typed before anything is sent', async () => {
  await open();
  await press('Send the request');
  expect(await screen.findByText('Check these fields')).toBeInTheDocument();
  expect(screen.getAllByText('Required.').length).toBeGreaterThan(2);
});

it('shows a refusal at its field', async () => {
  const errors = [{ pointer: '/journeys/0/destination', code: 'code.unknown', detail: 'It is not known.' }];
  calls.server.use(http.post(CALLS.createRequest, () => problem(422, 'request.invalid', { errors })));
  await open();
  await fill();
  await press('Send the request');
  expect((await screen.findAllByText('It is not known.')).length).toBeGreaterThan(0);
});

describe('the rules of a request', () => {
  it.each([
    [{ adults: 9, children: 0, infants: 0 }, 'few'],
    [{ adults: 400, children: 101, infants: 0 }, 'many'],
    [{ adults: 0, children: 10, infants: 0 }, 'adults'],
    [{ adults: 5, children: 0, infants: 6 }, 'infants'],
    [{ adults: 9, children: 0, infants: 1 }, null],
  ])('refuse %o as %s', (party, fault) => expect(partyFault(party)).toBe(fault));

  it('start with ten passengers, and with umrah where the user may request it', () => {
    expect(startOf(new URLSearchParams('passengers=3&kind=umrah'), false)).toMatchObject({
      kind: 'group',
      passengers: { adults: 10 },
    });
    expect(startOf(new URLSearchParams('kind=umrah&origin=DXB'), true)).toMatchObject({
      kind: 'umrah',
      journeys: [{ origin: 'DXB' }, { destination: 'DXB' }],
    });
  });

  it('have a field for each pointer', () => {
    expect(fieldAt('/journeys/1/date')).toBe('journeys.1.date');
    expect(fieldAt('/contact/phone')).toBe('contact.phone');
    expect(fieldAt('/journeys')).toBeNull();
  });
});
