import { http, HttpResponse, press, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import type { ExchangeOrder, ExchangePenalty } from '@jetway/kit-api/flights';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { couple, exchangeable, ticketed } from '../../../shared/testing/exchanges';
import { exchangeModule } from '../testing/exchange-module';
import { ExchangeRequestPage } from './request.page';

const API = '/api/postticketing/v1/exchange';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const TERMS: ExchangePenalty = {
  allowed: true,
  byHand: false,
  changePenalty: 'AED 150.00',
  portalFee: 'AED 50.00',
  residual: 'wallet',
};

function serve(found: ExchangeOrder, terms: ExchangePenalty = TERMS) {
  calls.server.use(
    http.get(`${API}/airgetorderrequest`, () => HttpResponse.json(found)),
    http.post(`${API}/verifypenalty`, () => HttpResponse.json(terms)),
  );
}

const open = () =>
  renderWithPortal(<ExchangeRequestPage />, {
    module: exchangeModule,
    path: '/flight-exchange-request',
    at: '/flight-exchange-request?reference=DMO2611-00001A',
  });

/** Types a day of December into a journey's new date. */
async function typeDay(day: string) {
  const field = await screen.findByRole('group', { name: 'New day, DAC – DXB' });
  await userEvent.click(within(field).getByRole('spinbutton', { name: /^day/ }));
  await userEvent.keyboard(day);
}

it('searches once a journey moves to another day', async () => {
  serve(exchangeable());
  const { router } = await open();
  expect(await screen.findByText(/charges AED 150\.00 for each ticket/)).toBeInTheDocument();
  const search = await screen.findByRole('button', { name: 'Search flights' });
  expect(search).toBeDisabled();
  await userEvent.click(await screen.findByRole('checkbox', { name: /DAC – DXB/ }));
  expect(search).toBeDisabled();
  await typeDay('13');
  await press('Search flights');
  expect(router.state.location.pathname).toBe('/flight-exchange-search-result');
  expect(router.state.location.search).toBe('?reference=DMO2611-00001A&requestId=1.2026-12-13');
});

it('refuses a day outside its bounds', async () => {
  serve(exchangeable());
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /DAC – DXB/ }));
  await typeDay('30');
  expect(await screen.findByText('This day is outside the days this ticket can be moved to.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search flights' })).toBeDisabled();
});

it('exchanges all travellers of a booking together', async () => {
  serve(couple);
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /DAC – DXB/ }));
  await typeDay('13');
  expect(screen.getByRole('button', { name: 'Search flights' })).toBeEnabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Salma Rahman' }));
  expect(screen.getByText('All travellers of a booking change together. Choose all of them.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Search flights' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Karim Rahman' }));
  expect(screen.getByText('Choose at least one traveller.')).toBeInTheDocument();
});

it('says before the search that our team quotes it', async () => {
  serve(exchangeable({ byHand: true }), { ...TERMS, byHand: true });
  await open();
  expect(await screen.findByText('Our team quotes this exchange')).toBeInTheDocument();
});

it('is refused where the order does not offer it, and reports a failed load', async () => {
  serve(exchangeable({ order: { ...ticketed, actions: [] } }));
  const { unmount } = await open();
  expect(await screen.findByText('These tickets cannot be exchanged now')).toBeInTheDocument();
  unmount();
  calls.server.use(http.get(`${API}/airgetorderrequest`, () => HttpResponse.json({}, { status: 500 })));
  await open();
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
});
