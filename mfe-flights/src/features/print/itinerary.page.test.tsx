import type { SharedItinerary } from '@jetway/kit-api/orders';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import module from '../../module';
import { agencyBrand } from '../../shared/testing/fixtures/brand';
import { ItineraryPage } from './itinerary.page';
import { paper } from './testing/document';

const SHARED = '/api/order/v1/Itinerary/GetSharedItinerary';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const show = (answer: () => Response, at = '/itinerary?token=secret') => {
  calls.server.use(http.get(SHARED, answer));
  return renderWithPortal(<ItineraryPage />, { module, at, path: '/itinerary', signedIn: false });
};
const shared =
  (replace: Partial<SharedItinerary>): (() => Response) =>
  () =>
    HttpResponse.json({ state: 'open', brand: agencyBrand(), ...replace });

describe('the link to an itinerary', () => {
  it('shows flights, tickets and files under the agency’s brand', async () => {
    await show(shared({ itinerary: paper({ title: 'Itinerary', company: undefined }) }));
    expect(await screen.findByRole('heading', { name: 'Your itinerary' })).toBeInTheDocument();
    expect(screen.getByRole('article', { name: /Itinerary DMO2611-00001A/ })).toHaveTextContent(
      /QQ 101.*Mr Karim Rahman.*176 1234567890/,
    );
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute(
      'href',
      '/api/order/v1/Itinerary/GetSharedItineraryPdf?token=secret',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/api/order/v1/Itinerary/GetSharedItineraryCalendar?token=secret',
    );
    expect(screen.queryByText('Issued by')).not.toBeInTheDocument();
    expect(document.title).toBe('Your itinerary · Desert Rose Travel');
  });

  it('shows the voucher of a stay under its own title', async () => {
    await show(shared({ itinerary: paper({ title: 'Hotel voucher', journeys: [] }) }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotel voucher' })).toBeInTheDocument();
  });

  it.each([
    ['revoked', 'This link was revoked'],
    ['expired', 'The trip is over'],
  ] as const)('that was %s says so, with the agency to ask', async (state, title) => {
    await show(shared({ state }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+971 4 555 0101' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Download PDF' })).not.toBeInTheDocument();
  });

  it('shows an error for an unknown link, and for an address without a token', async () => {
    const gone = {
      type: 'about:blank',
      title: 'gone',
      status: 404,
      code: 'record.not_found',
      retryable: false,
      requestId: 'r',
    };
    const { unmount } = await show(() => HttpResponse.json(gone, { status: 404 }));
    expect(await screen.findByText('This link opens nothing')).toBeInTheDocument();
    unmount();
    await show(shared({}), '/itinerary');
    expect(await screen.findByText('This link opens nothing')).toBeInTheDocument();
  });

  it('that fails to load can be tried again', async () => {
    const down = {
      type: 'about:blank',
      title: 'down',
      status: 503,
      code: 'server.unavailable',
      retryable: true,
      requestId: 'r',
    };
    await show(() => HttpResponse.json(down, { status: 503 }));
    expect(await screen.findByText('The itinerary could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
