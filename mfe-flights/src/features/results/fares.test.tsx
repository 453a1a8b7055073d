import type { Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { market } from '../../shared/testing/market';
import { pricing } from '../../shared/testing/orders';
import { openResults as open, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const calls = resultsServer();

const cheap = flight({
  itineraryId: 'cheap',
  amount: 'AED 900.00',
  airlineName: 'Cheap Air',
  airlineCode: 'CC',
  refundable: false,
});
const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air', airlineCode: 'DD' });
const answerSearch = (flights: Itinerary[]) =>
  calls.server.use(http.post(START, () => HttpResponse.json(answer(flights))));

describe('a fare of a card', () => {
  const [lite] = market(1)[0]?.brandDetails ?? [];
  if (!lite) throw new Error('the market sells nothing');
  const flex = {
    ...lite,
    itineraryId: 'flex',
    brandId: 'flex',
    name: 'Flex',
    amount: 'AED 980.00',
    fareType: 'Instant' as const,
    bookingClasses: ['K'],
    source: 'other',
  };
  const sold = {
    ...cheap,
    source: 'first',
    brandDetails: [{ ...lite, itineraryId: 'cheap', amount: 'AED 900.00' }, flex],
  };

  it('shows its own rules', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    answerSearch([sold]);
    calls.server.use(
      http.post('/api/price/v2/Rule/AirRule', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    await open();
    await user.click(await screen.findByRole('button', { name: '2 fares' }));
    await user.click(within(screen.getByRole('region', { name: 'Flex' })).getByRole('button', { name: 'Fare rules' }));
    expect(await screen.findByText('Fare: Flex')).toBeInTheDocument();
    await waitFor(() => expect(asked[0]).toEqual({ requestId: 'r1', itineraryId: 'flex' }));
    await user.click(await screen.findByRole('tab', { name: 'Fare' }));
    const panel = screen.getByRole('tabpanel', { name: 'Fare' });
    expect(panel).toHaveTextContent(/flex · Economy \(K\)/);
    expect(panel).toHaveTextContent(/TicketingInstant issue/);
    expect(panel).toHaveTextContent(/Sourceother/);
  });

  it('is quoted with its own price, and proposed by its own id', async () => {
    const user = userEvent.setup();
    answerSearch([sold, dear]);
    await open();
    await user.click(await screen.findByRole('button', { name: '2 fares' }));
    await user.click(screen.getByRole('button', { name: /Quote Cheap Air, .*Flex, AED.980/ }));
    await user.click(screen.getByRole('button', { name: /Quote Dear Air/ }));
    const bar = screen.getByRole('region', { name: 'Picked for a quote' });
    expect(within(bar).getByRole('link', { name: 'Make proposal' })).toHaveAttribute(
      'href',
      expect.stringMatching(/itineraryIds=flex\.dear$/),
    );
    await user.click(within(bar).getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('dialog', { name: 'Compare' })).getByRole('table');
    expect(within(table).getByRole('row', { name: /Price.*980\.00.*1,000\.00/ })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /Instant issue.*Can be held/ })).toBeInTheDocument();
  });

  it('under a partner’s flight number says so, on the card and on itself, and is quoted with it', async () => {
    const user = userEvent.setup();
    const partners = {
      ...lite,
      itineraryId: 'shared',
      amount: 'AED 930.00',
      soldAs: [{ code: 'XK', number: '8101', name: 'Kestrel' }],
      airlineCode: 'XK',
      airlineName: 'Kestrel',
    };
    answerSearch([{ ...cheap, brandDetails: [{ ...lite, itineraryId: 'cheap', amount: 'AED 900.00' }, partners] }]);
    await open();
    expect(within(await screen.findByRole('article')).getByText('Also sold as XK 8101')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2 fares' }));
    const [own, shared] = screen.getAllByRole('region', { name: lite.name });
    if (!own || !shared) throw new Error('a fare is not shown');
    expect(within(own).queryByText(/Sold as/)).not.toBeInTheDocument();
    expect(within(shared).getByText('Sold as XK 8101')).toBeInTheDocument();
    await user.click(within(shared).getByRole('button', { name: /^Quote/ }));
    await user.click(
      within(screen.getByRole('region', { name: 'Picked for a quote' })).getByRole('button', { name: 'Copy as text' }),
    );
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('XK 8101'));
    const quote = await navigator.clipboard.readText();
    expect(quote).toContain('Operated by Quokka Air');
    expect(quote).toMatch(/^Kestrel · /m);
  });

  it('is priced by its own id, even when two have the same name', async () => {
    const user = userEvent.setup();
    const two = [
      { ...lite, itineraryId: 'cheap', amount: 'AED 900.00' },
      { ...lite, itineraryId: 'with-bags', amount: 'AED 980.00' },
    ];
    answerSearch([{ ...cheap, brandDetails: two }]);
    let asked: unknown;
    calls.server.use(
      http.post('/api/price/v2/AirPrice', async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(pricing());
      }),
    );
    const { router } = await open();
    await user.click(await screen.findByRole('button', { name: '2 fares' }));
    const dearer = screen
      .getAllByRole('region', { name: lite.name })
      .find((region) => region.textContent?.includes('980'));
    if (!dearer) throw new Error('the dearer fare is not shown');
    await user.click(within(dearer).getByRole('button', { name: 'Select fare' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-booking'));
    expect(asked).toEqual({ requestId: 'r1', itineraryIds: ['with-bags'] });
  });
});
