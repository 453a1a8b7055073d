import type { AirSellRequest } from '@jetway/kit-api/flights';
import type { CreateTravellerRequest } from '@jetway/kit-api/travellers';
import { http, HttpResponse, portalHandlers, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fare } from '../../shared/testing/orders';
import { party, traveller } from '../../shared/testing/party';
import { countriesHandler } from './testing/countries';
import { openDesk } from './testing/open-desk';

// The specimen of ICAO 9303-4, appendix A.
const FIRST = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<';
const SECOND = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
const CREATE = '/api/customer/v1/Traveller/create';

const airlines = http.get('/api/utility/v1/Airline/GetAirlineOptions', () =>
  HttpResponse.json([{ value: 'EK', label: 'Emirates', lowCost: false }]),
);
const calls = testServer(...portalHandlers({ functionalities: [202, 207, 208, 209] }), countriesHandler, airlines);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

function onSell() {
  const sent: AirSellRequest[] = [];
  calls.server.use(
    http.post('/api/order/v1/Sell/AirSell', async ({ request }) => {
      sent.push((await request.json()) as AirSellRequest);
      return HttpResponse.json({
        priceSessionId: 'ps1',
        status: 'OK',
        bookable: true,
        current: fare(),
        extras: [],
        warnings: [],
      });
    }),
  );
  return sent;
}

const review = async () => {
  await press('Continue to review');
  await screen.findByRole('heading', { name: 'Names as they go on the ticket' });
};

describe('a traveller', () => {
  it("is filled in from a passport's two lines, except the title", async () => {
    await openDesk({ draft: party(traveller({ title: '' })) });
    await userEvent.click(await screen.findByRole('button', { name: 'Read a passport' }));
    const lines = await screen.findByRole('textbox', { name: /^The two lines at the bottom/ });
    await userEvent.click(lines);
    await userEvent.paste(`${FIRST}\n${SECOND.replace('L898902C3', 'L898902C4')}`);
    expect(await screen.findByText('The check digits do not match, so nothing was filled in')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Rahman');
    await userEvent.clear(lines);
    await userEvent.click(lines);
    await userEvent.paste(`${FIRST}\n${SECOND}`);
    // Utopia is in no list of countries.
    expect(await screen.findByText('Passport read, but not complete')).toBeInTheDocument();
    expect(screen.getByText(/please enter from the passport: nationality, issuing country\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/may be cut/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Eriksson');
    expect(screen.getByRole('textbox', { name: 'Given name' })).toHaveValue('Anna Maria');
    expect(lines).toHaveValue('');
  });

  it('with a single name is booked as airlines print it, with a frequent flyer number', async () => {
    const sent = onSell();
    await openDesk();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The passport shows one name only' }));
    const given = screen.getByRole('textbox', { name: 'Given name' });
    expect(given).toBeDisabled();
    expect(given).toHaveValue('FNU');
    await userEvent.click(screen.getByRole('button', { name: /^Frequent flyer/ }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Airline' }), 'emi');
    await userEvent.click(await screen.findByRole('option', { name: /Emirates/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Frequent flyer number' }), '00123456');
    await review();
    expect(screen.getByText(/RAHMAN\/FNU MR/)).toBeInTheDocument();
    expect(screen.getByText(/frequent flyer EK 00123456/)).toBeInTheDocument();
    expect(sent[0]?.travellers[0]).toMatchObject({
      givenName: 'FNU',
      frequentFlyer: { airline: 'EK', number: '00123456' },
    });
  });
});

it('moving between steps focuses the start of the step', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onSell();
  await openDesk();
  expect(scrolled).not.toHaveBeenCalled();
  await review();
  expect(document.activeElement).toHaveTextContent(/Names as they go on the ticket/);
  await press('Change travellers');
  await screen.findByRole('textbox', { name: 'Surname' });
  expect(document.activeElement).toHaveTextContent(/Continue to review/);
  expect(scrolled.mock.contexts.map((part) => (part as Element).contains(document.activeElement))).toEqual([
    true,
    true,
  ]);
});

describe("the agency's traveller list", () => {
  it('fills in a saved traveller, with a visible frequent flyer number', async () => {
    const saved = {
      travellerId: 'a',
      title: 'Mrs',
      givenName: 'Amina',
      surname: 'Sultana',
      gender: 'F',
      passengerType: 'ADT',
      birthOn: '1988-03-04',
      nationality: 'BD',
      passportState: 'none',
    };
    calls.server.use(
      http.post('/api/customer/v1/Traveller/search', () => HttpResponse.json({ items: [saved] })),
      http.post('/api/customer/v1/Traveller/view', () =>
        HttpResponse.json({
          ...saved,
          frequentFlyers: [{ airline: 'EK', number: 'EK00998877' }],
          noGivenName: false,
          documentsMasked: false,
          papersMasked: false,
        }),
      ),
    );
    await openDesk();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Saved traveller' }), 'sul');
    await userEvent.click(await screen.findByRole('option', { name: /Sultana/ }));
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Sultana');
    expect(await screen.findByRole('textbox', { name: 'Frequent flyer number' })).toHaveValue('EK00998877');
    expect(await screen.findByDisplayValue('Emirates')).toBeInTheDocument();
  });

  it('saves a typed traveller, and a namesake on confirmation', async () => {
    onSell();
    const kept: CreateTravellerRequest[] = [];
    calls.server.use(
      http.post(CREATE, async ({ request }) => {
        const body = (await request.json()) as CreateTravellerRequest;
        kept.push(body);
        if (body.isAnother) return HttpResponse.json({ travellerId: 'a' });
        const problem = {
          type: 'about:blank',
          title: 'There',
          status: 409,
          code: 'traveller.duplicate',
          retryable: false,
          params: { travellerId: 'b', same: 'name' },
        };
        return HttpResponse.json(problem, { status: 409 });
      }),
    );
    await openDesk();
    await review();
    await press('Save to the traveller list');
    expect(await screen.findByText(/a traveller with this name and date of birth/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save as another person' }));
    expect(await screen.findByText('In the traveller list')).toBeInTheDocument();
    // The button disappeared, so the focus moves to the message instead of the top of the page.
    expect(document.activeElement).toHaveTextContent('In the traveller list');
    expect(document.body).not.toHaveFocus();
    expect(kept.at(-1)).toMatchObject({
      isAnother: true,
      traveller: { surname: 'Rahman', givenName: 'Karim', birthOn: '1990-05-01' },
    });
    await press('Change travellers');
    await review();
    expect(screen.getByText('In the traveller list')).toBeInTheDocument();
  });

  it('that fails to load can be retried, and the booking continues', async () => {
    onSell();
    calls.server.use(http.post(CREATE, () => HttpResponse.error()));
    await openDesk();
    await review();
    await press('Save to the traveller list');
    const told = await screen.findByText(/was not saved to the list/);
    expect(within(told.parentElement ?? document.body).getByText(/no connection/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try to save again' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Book on hold' })).toBeEnabled();
  });

  it('is hidden from users who may not add to it', async () => {
    calls.server.use(...portalHandlers({ functionalities: [202, 207] }));
    onSell();
    const { store } = await openDesk();
    const { customerApi } = await import('@jetway/kit-api/customer');
    await store.dispatch(customerApi.endpoints.getUserContext.initiate());
    await review();
    expect(screen.queryByRole('button', { name: 'Save to the traveller list' })).toBeNull();
  });
});
