import type { FareLotCard, FareLotSearch } from '@jetway/kit-api/fares';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';

import { CALLS, faresModule, lotCard } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { GroupPage, UmrahPage, XclusivePage } from './results.page';
import { FEATURES } from './state/filters';
import { recentSlice } from '../../shared/recent.slice';

const calls = faresServer();

function serve(lots: FareLotCard[]) {
  calls.server.use(http.post(CALLS.umrah, () => HttpResponse.json({ lots, hasMore: false })));
}

const open = (at = '/umrah-fares-result') =>
  renderWithPortal(<UmrahPage />, { module: faresModule, path: '/umrah-fares-result', at });
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

const PLAIN = lotCard({ lotId: 'plain', title: 'Plain', featureTags: [], userRating: 3 });
const RICH = lotCard({
  lotId: 'rich',
  title: 'Rich',
  userRating: 4.8,
  prices: [{ type: 'adult', amount: 'AED 3500.00' }],
});

describe('the results of a kind', () => {
  it.each<[string, ReactElement, string, string]>([
    ['exclusive', <XclusivePage key="x" />, CALLS.exclusive, 'Exclusive fares'],
    ['umrah', <UmrahPage key="u" />, CALLS.umrah, 'Umrah fares'],
    ['group', <GroupPage key="g" />, CALLS.group, 'Group fares'],
  ])('%s come from a call of their own', async (_kind, page, call, title) => {
    calls.server.use(http.post(call, () => HttpResponse.json({ lots: [PLAIN], hasMore: false })));
    await renderWithPortal(page, { module: faresModule });
    expect(await screen.findByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/fare-lots/plain');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(/DXB → JED, MED → DXB/)).toBeInTheDocument();
    expect(screen.getByText('40 seats left')).toBeInTheDocument();
  });

  it('are filtered by features, rating and sorted, kept in the address', async () => {
    serve([RICH, PLAIN]);
    const { router } = await open();
    expect(await screen.findByText('2 fares')).toBeInTheDocument();
    expect(cards()).toEqual(['Plain', 'Rich']);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Zamzam water/ }));
    expect(await screen.findByText('1 of 2 fares')).toBeInTheDocument();
    expect(cards()).toEqual(['Rich']);
    expect(router.state.location.search).toBe('?tags=zamzam');
    await press('Clear filters');
    await userEvent.click(screen.getByRole('radio', { name: '4.5 or more' }));
    await waitFor(() => expect(cards()).toEqual(['Rich']));
    expect(router.state.location.search).toBe('?rating=4.5');
  });

  it('that match no lot can be reset', async () => {
    serve([PLAIN]);
    await open('/umrah-fares-result?rating=4.5');
    expect(await screen.findByText('No fare passes these filters')).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Plain' })).toBeInTheDocument();
  });

  it('of a search are requested with its conditions, and link back to all when none are found', async () => {
    const asked: FareLotSearch[] = [];
    serve([PLAIN]);
    calls.server.use(
      http.post(CALLS.umrahSearch, async ({ request }) => {
        asked.push((await request.json()) as FareLotSearch);
        return HttpResponse.json({ lots: [], hasMore: false });
      }),
    );
    await open('/umrah-fares-result?from=DXB&month=2027-02&passengers=40');
    expect(await screen.findByText('No fares')).toBeInTheDocument();
    expect(asked).toEqual([{ origin: 'DXB', month: '2027-02', passengers: 40 }]);
    const [all] = screen.getAllByRole('button', { name: 'Show all departures' });
    await userEvent.click(all as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Plain' })).toBeInTheDocument();
  });

  it('can be searched from a popular place, which becomes a recent one for the next field', async () => {
    serve([PLAIN]);
    const { router } = await renderWithPortal(<UmrahPage />, {
      module: { ...faresModule, reducers: [recentSlice] },
      path: '/umrah-fares-result',
      at: '/umrah-fares-result',
    });
    await userEvent.click(await screen.findByRole('combobox', { name: /^From/ }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: /Dubai.*Popular/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^From/ })).toHaveValue('Dubai (DXB)'));
    await userEvent.click(screen.getByRole('combobox', { name: /^To/ }));
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('option', { name: /Dubai.*Recent/ })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    calls.server.use(http.post(CALLS.umrahSearch, () => HttpResponse.json({ lots: [PLAIN], hasMore: false })));
    await press('Search fares');
    await waitFor(() => expect(router.state.location.search).toBe('?from=DXB'));
  });

  it('of a search come after its conditions; the form is behind a button on a phone', async () => {
    serve([PLAIN]);
    calls.server.use(http.post(CALLS.umrahSearch, () => HttpResponse.json({ lots: [PLAIN], hasMore: false })));
    await open('/umrah-fares-result?from=DXB&month=2027-02&passengers=40');
    expect(await screen.findByText('From DXB · February 2027 · 40 seats')).toBeInTheDocument();
    // Hidden in wider windows.
    const change = screen.getByText('Change search').closest('button');
    const form = screen.getByRole('form', { name: 'Fare search' }).parentElement;
    expect(form).toHaveAttribute('data-folded');
    if (change) fireEvent.click(change);
    expect(change).toHaveAttribute('aria-expanded', 'true');
    expect(form).not.toHaveAttribute('data-folded');
  });

  it('say when later departures may fit too', async () => {
    calls.server.use(http.post(CALLS.umrah, () => HttpResponse.json({ lots: [PLAIN], hasMore: true })));
    await open();
    expect(await screen.findByText(/Later departures may fit too/)).toBeInTheDocument();
  });

  it('are filtered by the server too where an answer has the first departures only', async () => {
    const asked: FareLotSearch[] = [];
    calls.server.use(
      http.post(CALLS.umrah, () => HttpResponse.json({ lots: [PLAIN], hasMore: true })),
      http.post(CALLS.umrahSearch, async ({ request }) => {
        asked.push((await request.json()) as FareLotSearch);
        return HttpResponse.json({ lots: [RICH], hasMore: false });
      }),
    );
    await open('/umrah-fares-result?tags=zamzam&rating=4.5&price=3000-4000');
    expect(await screen.findByRole('link', { name: 'Rich' })).toBeInTheDocument();
    expect(cards()).toEqual(['Rich']);
    expect(screen.queryByText(/Later departures may fit too/)).not.toBeInTheDocument();
    const priceValue = { min: '2999', max: '4001' };
    expect(asked).toEqual([{ featureTags: ['zamzam'], userRating: 4.5, priceValue }]);
  });

  it('offer every feature uncounted where an answer has the first departures only', async () => {
    calls.server.use(http.post(CALLS.umrah, () => HttpResponse.json({ lots: [PLAIN], hasMore: true })));
    await open();
    const zamzam = await screen.findByRole('checkbox', { name: 'Zamzam water' });
    expect(within(zamzam.closest('fieldset, [role="group"]') as HTMLElement).getAllByRole('checkbox')).toHaveLength(
      FEATURES.length,
    );
  });

  it('say that they are loading, not that none are left, until the server has filtered', async () => {
    const gate: { open?: () => void } = {};
    const answered = new Promise<void>((resolve) => (gate.open = resolve));
    calls.server.use(
      http.post(CALLS.umrah, () => HttpResponse.json({ lots: [PLAIN], hasMore: true })),
      http.post(CALLS.umrahSearch, async () => {
        await answered;
        return HttpResponse.json({ lots: [], hasMore: false });
      }),
    );
    await open('/umrah-fares-result?rating=4.5');
    await screen.findByRole('checkbox', { name: 'Zamzam water' });
    expect(screen.getByRole('status')).toHaveTextContent('Looking for fares');
    expect(screen.queryByText('No fare passes these filters')).not.toBeInTheDocument();
    gate.open?.();
    expect(await screen.findByText('No fare passes these filters')).toBeInTheDocument();
  });

  it('that the server could not filter can be requested again', async () => {
    const serveLater = (answer: () => Response) => calls.server.use(http.post(CALLS.umrahSearch, answer));
    calls.server.use(http.post(CALLS.umrah, () => HttpResponse.json({ lots: [PLAIN], hasMore: true })));
    serveLater(() => problem(503, 'server.unavailable'));
    await open('/umrah-fares-result?rating=4.5');
    const failure = await screen.findByText('The fares could not be loaded');
    expect(screen.queryByText('No fare passes these filters')).not.toBeInTheDocument();
    serveLater(() => HttpResponse.json({ lots: [RICH], hasMore: false }));
    await userEvent.click(
      within(failure.closest('[role="alert"]') ?? document.body).getByRole('button', { name: /again/i }),
    );
    expect(await screen.findByRole('link', { name: 'Rich' })).toBeInTheDocument();
  });

  it('of a search are widened by an emptied airport and any number of seats', async () => {
    const asked: FareLotSearch[] = [];
    calls.server.use(
      http.post(CALLS.umrahSearch, async ({ request }) => {
        asked.push((await request.json()) as FareLotSearch);
        return HttpResponse.json({ lots: [PLAIN], hasMore: false });
      }),
    );
    const { router } = await open('/umrah-fares-result?from=DXB&to=JED&passengers=1');
    await screen.findByRole('link', { name: 'Plain' });
    await userEvent.clear(await screen.findByRole('combobox', { name: 'From' }));
    // An emptied field offers popular places in front of the page.
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Decrease Seats needed' }));
    await press('Search fares');
    await waitFor(() => expect(router.state.location.search).toBe('?to=JED'));
    await waitFor(() => expect(asked.at(-1)).toEqual({ destination: 'JED' }));
  });

  it('say when nothing is on sale', async () => {
    serve([]);
    await open();
    expect(await screen.findByText(/no departures on sale/)).toBeInTheDocument();
  });

  it('that are refused say so, and others can be reloaded', async () => {
    calls.server.use(http.post(CALLS.umrah, () => problem(403, 'access.denied')));
    await open();
    expect(await screen.findByText('You may not see these fares')).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    calls.server.use(http.post(CALLS.umrah, () => problem(503, 'server.unavailable')));
    await open();
    const failure = await screen.findByText('The fares could not be loaded');
    serve([PLAIN]);
    await userEvent.click(
      within(failure.closest('[role="alert"]') ?? document.body).getByRole('button', { name: /again/i }),
    );
    expect(await screen.findByRole('link', { name: 'Plain' })).toBeInTheDocument();
  });
});

describe('a group that no departure fits', () => {
  it('can be requested from the search and from its empty result, prefilled with the search', async () => {
    calls.server.use(http.post(CALLS.groupSearch, () => HttpResponse.json({ lots: [], hasMore: false })));
    await renderWithPortal(<GroupPage />, {
      module: faresModule,
      path: '/searchpad/grpfare',
      at: '/searchpad/grpfare?from=DXB&to=JED&passengers=12',
    });
    expect(await screen.findByText('No fares')).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: 'Request a group' });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link).toHaveAttribute('href', '/group-requests/new?origin=DXB&destination=JED&passengers=12');
    }
  });

  it('is not offered beside exclusive fares', async () => {
    calls.server.use(http.post(CALLS.exclusive, () => HttpResponse.json({ lots: [], hasMore: false })));
    await renderWithPortal(<XclusivePage />, { module: faresModule });
    expect(await screen.findByText('No fares')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Request a group' })).not.toBeInTheDocument();
  });
});
