import { customerApi } from '@jetway/kit-api/customer';
import type { GroupName, GroupOrder } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { http, HttpResponse, portalHandlers, press, renderWithPortal } from '@jetway/kit-test';
import { v } from '@jetway/kit-ui/forms';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { CALLS, faresModule, groupName, groupOrder, paidOrder, REFERENCE } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { draftOf, nameSchema, openTypes, withName } from './names/names.model';
import { OrderPage } from './order.page';

const calls = faresServer();

/** Serves a booking that can change between reads, and collects the bodies of one call. */
function serve(first: GroupOrder, call = '', after: GroupOrder = first) {
  const state: { order: GroupOrder; sent: unknown[] } = { order: first, sent: [] };
  calls.server.use(
    http.post(CALLS.order, () => HttpResponse.json(state.order)),
    http.post(CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
  );
  if (call) {
    calls.server.use(
      http.post(call, async ({ request }) => {
        state.sent.push(await request.json());
        state.order = after;
        return HttpResponse.json(after);
      }),
    );
  }
  return state;
}

const open = (query = '') =>
  renderWithPortal(<OrderPage />, {
    module: faresModule,
    path: '/fare-bookings/:reference',
    at: `/fare-bookings/${REFERENCE}${query}`,
  });
const menu = () => screen.findByRole('group', { name: 'Actions of this booking' });

describe('a fare booking', () => {
  it('counts down to each deadline, and offers only what the server allows', async () => {
    serve(groupOrder());
    await open();
    const deadlines = await screen.findByRole('region', { name: 'Deadlines' });
    expect(within(deadlines).getAllByRole('listitem')).toHaveLength(4);
    expect(within(deadlines).getByText('26 Nov 2026, 14:00 Dubai')).toBeInTheDocument();
    expect(within(deadlines).getByText('2:00:00')).toBeInTheDocument();
    const actions = await menu();
    expect(within(actions).getByRole('button', { name: 'Pay the deposit' })).toBeInTheDocument();
    expect(within(actions).queryByRole('button', { name: 'Pay the balance' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a name' })).not.toBeInTheDocument();
  });

  it('starts with its reference, which can be copied, and says what to do next', async () => {
    serve(groupOrder());
    await open();
    expect(await screen.findByRole('button', { name: 'Copy reference' })).toBeInTheDocument();
    expect(screen.getByText(/^Pay the deposit by .*, or the seats are released\.$/)).toBeInTheDocument();
  });

  it('that was released says which deadline was missed', async () => {
    serve(
      groupOrder({
        status: 'released',
        ended: { at: '2026-11-26T10:00:00Z', penalty: 'AED 0.00', refund: 'AED 0.00', missed: 'deposit' },
        actions: ['history'],
      }),
    );
    await open();
    expect(await screen.findByText('The deposit was not paid in time. Nothing was charged.')).toBeInTheDocument();
  });

  it.each([
    ['order.not_found', 404, 'We cannot find this order'],
    ['access.denied', 403, 'You may not see this booking'],
    ['server.unavailable', 503, 'The booking could not be loaded'],
  ])('refused with %s says so', async (code, status, title) => {
    calls.server.use(http.post(CALLS.order, () => problem(status, code)));
    await open();
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('lists its history at an address of its own', async () => {
    serve(groupOrder());
    const events = [{ at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', kind: 'booked', text: 'x' }];
    calls.server.use(http.post(CALLS.history, () => HttpResponse.json({ orderReference: REFERENCE, events })));
    await open('?view=history');
    const dialog = await screen.findByRole('dialog', { name: 'Booking history' });
    expect(await within(dialog).findByText('The seats are held.')).toBeInTheDocument();
  });
});

describe('paying', () => {
  it('the deposit sends the amount that is shown, once', async () => {
    const state = serve(groupOrder(), CALLS.payDeposit, paidOrder());
    await open();
    await menu();
    await press('Pay the deposit');
    await press('Pay now');
    await waitFor(() => expect(state.sent).toEqual([{ referenceId: REFERENCE, acceptedAmount: 'AED 776.00' }]));
    expect(await screen.findByText('3 names are missing')).toBeInTheDocument();
  });

  it('with too little in the wallet says what is missing', async () => {
    serve(paidOrder({ balance: { amount: 'AED 12600.00', dueBy: '2026-12-27T08:00:00Z' } }));
    await open();
    await menu();
    await press('Pay the balance');
    expect(await screen.findByText(/You need AED\s100\.00 more/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  });

  it('does not report a payment with unknown outcome as failed', async () => {
    serve(paidOrder());
    calls.server.use(http.post(CALLS.payBalance, () => problem(503, 'server.unavailable')));
    await open();
    await menu();
    await press('Pay the balance');
    await press('Pay now');
    expect(await screen.findByText('We got no answer')).toBeInTheDocument();
  });
});

describe('names', () => {
  it('of a pasted list are checked, with problems named by line, before they are saved', async () => {
    const names = [groupName(1), groupName(2)];
    const state = serve(paidOrder(), CALLS.submit, paidOrder({ names, namesMissing: 1 }));
    const answers = [
      {
        names: [],
        problems: [
          { line: 2, field: 'passportExpiry', code: 'passport.expiry' },
          { line: 3, code: 'line.cells', text: 'A line has seven fields.' },
        ],
        warnings: [],
      },
      { names, problems: [], warnings: [{ line: 2, field: 'surname', code: 'name.title' }] },
    ];
    calls.server.use(http.post(CALLS.check, () => HttpResponse.json(answers.shift())));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste or load a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Paste or load a list' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'List of names' }), 'Mr,Karim');
    await press('Check the list');
    expect(await dialog.findByText('2 problems to correct')).toBeInTheDocument();
    const problems = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(problems).toEqual([
      'Line 2, passport date: The passport must be valid for six months after the last flight.',
      'Line 3: A line has seven fields.',
    ]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'List of names' }), ',Rahman');
    await press('Check the list');
    expect(await dialog.findByText('The name holds a title, which belongs in its own field.')).toBeInTheDocument();
    await press('Save 2 names');
    await waitFor(() => expect(state.sent).toEqual([{ referenceId: REFERENCE, version: 2, names }]));
    expect(await screen.findByText('1 name is missing')).toBeInTheDocument();
  });

  it('come from a file too', async () => {
    serve(paidOrder());
    const sent: unknown[] = [];
    calls.server.use(
      http.post(CALLS.check, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ names: [groupName(1)], problems: [], warnings: [] });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Paste or load a list' }));
    await screen.findByRole('button', { name: /Or a CSV file/ });
    // jsdom's files cannot be read as text.
    const file = Object.assign(new File(['x'], 'group.csv', { type: 'text/csv' }), {
      text: () => Promise.resolve('Mr;Karim;Rahman'),
    });
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, file);
    expect(await screen.findByDisplayValue('Mr;Karim;Rahman')).toBeInTheDocument();
    await press('Check the list');
    expect(await screen.findByText('1 name is ready')).toBeInTheDocument();
    expect(sent).toEqual([{ referenceId: REFERENCE, text: 'Mr;Karim;Rahman' }]);
  });

  it('can be changed free of charge until they are due, and at the fee shown after that', async () => {
    const given = [groupName(1), groupName(2)];
    const state = serve(paidOrder({ names: given, namesMissing: 0, actions: ['changeName'] }), CALLS.change);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Karim Rahmanx' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/75\.00/)).toBeInTheDocument();
    const field = await dialog.findByRole('textbox', { name: 'Given name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Rashid');
    await press('Change for this fee');
    await waitFor(() =>
      expect(state.sent).toEqual([
        {
          referenceId: REFERENCE,
          version: 2,
          line: 1,
          name: groupName(1, { givenName: 'Rashid' }),
          acceptedFee: 'AED 75.00',
        },
      ]),
    );
  });

  it('refused by the server are shown at their fields', async () => {
    serve(paidOrder({ names: [groupName(1)], namesMissing: 2 }));
    const errors = [{ pointer: '/names/0/passportNumber', code: 'passport.duplicate', detail: 'x' }];
    calls.server.use(http.post(CALLS.submit, () => problem(422, 'request.invalid', { errors })));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Karim Rahmanx' }));
    await screen.findByRole('dialog');
    await press('Save the name');
    expect((await screen.findAllByText('Another passenger has the same passport number.')).length).toBeGreaterThan(0);
  });

  it('are removed one by one while changes are free, and the others move up', async () => {
    const names = [groupName(1), groupName(2)];
    const state = serve(paidOrder({ names, namesMissing: 1 }), CALLS.submit, paidOrder({ names: [groupName(1)] }));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Karim Rahmanx' }));
    await screen.findByRole('alertdialog', { name: 'Take this name off the list?' });
    await press('Remove the name');
    await waitFor(() =>
      expect(state.sent).toEqual([{ referenceId: REFERENCE, version: 2, names: [groupName(2, { line: 1 })] }]),
    );
  });

  it('are saved without a passport by a user who may not see it', async () => {
    const functionalities = [Feature.ViewBooking, Feature.BookTicket];
    calls.server.use(...portalHandlers({ functionalities }));
    const visible = Object.entries(groupName(1)).filter(([field]) => !field.startsWith('passport'));
    const seen = Object.fromEntries(visible) as unknown as GroupName;
    const state = serve(paidOrder({ names: [seen], namesMissing: 2 }), CALLS.submit);
    const { store } = await open();
    await act(async () => void (await store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    await userEvent.click(await screen.findByRole('button', { name: 'Change Karim Rahmanx' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/You do not see the passport/)).toBeInTheDocument();
    await press('Save the name');
    await waitFor(() => expect(state.sent).toEqual([{ referenceId: REFERENCE, version: 2, names: [seen] }]));
  });

  it('need a passport, or neither number nor date where it may be left unchanged', () => {
    const draft = draftOf(paidOrder(), groupName(1));
    const faultsOf = (mayKeep: boolean, part: object) =>
      v.safeParse(
        nameSchema((key) => key, mayKeep),
        { ...draft, ...part },
      ).issues?.length ?? 0;
    const none = { passportNumber: '', passportExpiry: '' };
    expect([faultsOf(false, {}), faultsOf(true, {})]).toEqual([0, 0]);
    expect([faultsOf(false, none) > 0, faultsOf(true, none)]).toEqual([true, 0]);
    expect(faultsOf(true, { passportNumber: '' })).toBe(1);
    expect(faultsOf(true, { passportExpiry: '' })).toBe(1);
    expect(faultsOf(true, { passportNumber: 'x' })).toBeGreaterThan(0);
  });

  it('fill the places of their types, in lines without gaps', () => {
    const order = paidOrder({ names: [groupName(1), groupName(2)], namesMissing: 1 });
    expect(openTypes(order, null)).toEqual(['infant']);
    expect(openTypes(order, order.names[0] ?? null)).toEqual(['adult', 'infant']);
    const draft = { ...groupName(9), type: 'infant' as const, passportNumber: 'b1', passportExpiry: '' };
    expect(withName(order.names, draft, null).map(({ line, type }) => [line, type])).toEqual([
      [1, 'adult'],
      [2, 'adult'],
      [3, 'infant'],
    ]);
  });
});

describe('dropping seats', () => {
  it('drops chosen seats at the penalty that is shown', async () => {
    const state = serve(paidOrder(), CALLS.drop);
    calls.server.use(
      http.post(CALLS.dropQuote, () =>
        HttpResponse.json({ penalty: 'AED 150.00', refund: 'AED 30.00', newAmount: 'AED 2450.00' }),
      ),
    );
    await open();
    await menu();
    await press('Drop seats');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Drop seats' }));
    expect(dialog.getByRole('button', { name: 'Drop these seats' })).toBeDisabled();
    await userEvent.click(await dialog.findByRole('button', { name: 'Decrease Infants' }));
    expect(await dialog.findByText(/150\.00/)).toBeInTheDocument();
    await press('Drop these seats');
    await waitFor(() =>
      expect(state.sent).toEqual([
        { referenceId: REFERENCE, passengers: { adults: 2, children: 0, infants: 0 }, acceptedPenalty: 'AED 150.00' },
      ]),
    );
  });

  it('says why a group cannot be as small as this', async () => {
    serve(paidOrder({ names: [groupName(1), groupName(2), groupName(3)] }));
    const errors = [{ pointer: '/passengers', code: 'passengers.named', detail: 'x' }];
    calls.server.use(http.post(CALLS.dropQuote, () => problem(422, 'request.invalid', { errors })));
    await open();
    await menu();
    await press('Drop seats');
    await userEvent.click(await screen.findByRole('button', { name: 'Decrease Infants' }));
    expect(await screen.findByText(/Take names off the list first/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Drop these seats' })).toBeDisabled();
  });

  it('cancels at exactly the penalty that was quoted', async () => {
    const state = serve(paidOrder(), CALLS.cancel, paidOrder({ status: 'cancelled', actions: ['history'] }));
    calls.server.use(
      http.post(CALLS.cancelQuote, () =>
        HttpResponse.json({
          quoteId: 'q1',
          penalty: 'AED 388.00',
          refund: 'AED 388.00',
          validUntil: '2099-01-01T00:00:00Z',
        }),
      ),
    );
    await open('?view=cancel');
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect((await within(dialog).findAllByText(/388\.00/)).length).toBe(2);
    await press('Cancel the booking');
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(state.sent).toEqual([{ referenceId: REFERENCE, quoteId: 'q1' }]);
  });

  it('reports an expired quote, and cancels nothing before the new one is shown', async () => {
    serve(paidOrder());
    calls.server.use(
      http.post(CALLS.cancelQuote, () =>
        HttpResponse.json({ quoteId: 'q1', penalty: 'AED 0.00', validUntil: '2099-01-01T00:00:00Z' }),
      ),
      http.post(CALLS.cancel, () => problem(409, 'fares.quote_expired')),
    );
    await open('?view=cancel');
    await screen.findByText('Free of charge');
    await press('Cancel the booking');
    expect(await screen.findByText('This penalty has expired')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeDisabled();
    await press('Get the current penalty');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the booking' })).toBeEnabled());
  });
});
