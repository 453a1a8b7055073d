import { customerApi } from '@jetway/kit-api/customer';
import { demoUser, http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import module from '../../../module';
import { NearScreen } from './near-screen';
import { NoticePopup } from './notice.popup';
import { OfferMarquee } from './offer.marquee';
import { OfferSlider } from './offer.slider';
import { ReviewPrompt } from './review.prompt';
import { SaidSection } from './said.section';

const UTILITY = '/api/utility/v1';
const CONTEXT = '/api/customer/v1/User/GetUserContext';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
beforeEach(() => localStorage.clear());

const banner = (text: string) => ({ bannerPath: `/assets/tenant/${text}.svg`, text, downloadApp: false });
const open = (ui: ReactNode) => renderWithPortal(ui, { module, at: '/searchpad' });

describe('offers around the search', () => {
  it('scroll above it and can be paused (P-083)', async () => {
    calls.server.use(
      http.get(`${UTILITY}/Banner/GetTopSearchPadBanner`, () => HttpResponse.json([banner('Eid fares')])),
    );
    await open(<OfferMarquee />);
    expect(await screen.findByText('Eid fares')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Pause the offers' }));
    expect(screen.getByRole('button', { name: 'Resume the offers' })).toBeInTheDocument();
  });

  it('are treated as empty when they fail to load (P-293)', async () => {
    calls.server.use(http.get(`${UTILITY}/Banner/GetTopSearchPadBanner`, () => HttpResponse.json({}, { status: 500 })));
    await open(
      <>
        <OfferMarquee />
        <p>The search</p>
      </>,
    );
    expect(await screen.findByText('The search')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument();
  });

  it('slide below it (P-085)', async () => {
    calls.server.use(
      http.get(`${UTILITY}/Banner/GetSearchPadBanner`, () =>
        HttpResponse.json([banner('Two bags'), banner('Hold today')]),
      ),
    );
    await open(<OfferSlider />);
    expect(await screen.findByText('Two bags')).toBeInTheDocument();
  });
});

it('customer reviews are on the search pad (P-086)', async () => {
  const review = {
    id: 'r1',
    authorName: 'Rania Khoury',
    agency: 'Blue Dhow',
    rating: 4,
    text: 'They know our files.',
    createdAt: '2026-01-01T00:00:00Z',
  };
  calls.server.use(
    http.get(`${UTILITY}/Testimonial/GetAllReviews`, () => HttpResponse.json({ items: [review], total: 1 })),
  );
  await open(<SaidSection />);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('They know our files.Rania KhouryBlue Dhow');
  expect(within(card).getByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument();
});

describe('the popup notification', () => {
  const notice = (id: string) => ({ notice: { id, title: 'New departures', text: 'From Manchester.' } });
  it('opens, closes, and stays closed until there is another one (P-087)', async () => {
    let current = notice('n1');
    calls.server.use(http.get(`${UTILITY}/Notification/GetPopupNotification`, () => HttpResponse.json(current)));
    const first = await open(<NoticePopup />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByText('New departures')).not.toBeInTheDocument();
    first.unmount();
    const again = await open(
      <>
        <NoticePopup />
        <SaidSection />
      </>,
    );
    await waitFor(() => expect(again.store.getState()).toHaveProperty('api'));
    expect(screen.queryByText('New departures')).not.toBeInTheDocument();
    again.unmount();
    current = notice('n2');
    await open(<NoticePopup />);
    expect(await screen.findByText('New departures')).toBeInTheDocument();
  });
});

describe('the review prompt', () => {
  const asked = async (isReviewGiven: boolean, tickets: number) => {
    let given = isReviewGiven;
    const sent: unknown[] = [];
    const looked = vi.fn();
    calls.server.use(
      http.get(CONTEXT, () => HttpResponse.json(demoUser({ isReviewGiven: given }))),
      http.post('/api/customer/v1/MyBooking/GetBookings', () => {
        looked();
        return HttpResponse.json({ items: [], counts: {}, page: 1, pageSize: 1, total: tickets });
      }),
      http.post(`${UTILITY}/Testimonial/InsertReview`, async ({ request }) => {
        sent.push(await request.json());
        given = true;
        return HttpResponse.json({ success: true });
      }),
    );
    const view = await open(<ReviewPrompt />);
    await act(async () => void (await view.store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    return { ...view, sent, looked };
  };

  it('asks users whose agency has a ticket, sends the review once, and does not ask again (P-299, T-068, T-069)', async () => {
    const { sent } = await asked(false, 1);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Write a review' }));
    await user.click(await screen.findByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Choose one to five stars.')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
    await user.type(screen.getByRole('textbox', { name: /In your words/ }), ' Quick and honest. ');
    await user.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(sent).toEqual([{ rating: 4, text: 'Quick and honest.' }]));
    await waitFor(() => expect(screen.queryByText(/How do you like/)).not.toBeInTheDocument());
  });

  it('shows a text that is refused at its field', async () => {
    await asked(false, 1);
    const refused = { status: 422, code: 'request.invalid', title: 'Refused', retryable: false };
    const errors = [{ pointer: '/text', code: 'text.wrong', detail: 'Wrong.' }];
    calls.server.use(
      http.post(`${UTILITY}/Testimonial/InsertReview`, () =>
        HttpResponse.json(
          { ...refused, errors },
          { status: 422, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Write a review' }));
    await userEvent.click(await screen.findByRole('radio', { name: '4 of 5 stars' }));
    const text = screen.getByRole('textbox', { name: /In your words/ });
    await userEvent.type(text, 'Quick.');
    await userEvent.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText(/^This text was not accepted/)).toBeInTheDocument();
    expect(text).toBeInvalid();
  });

  it('does not ask before the first ticket', async () => {
    const { looked } = await asked(false, 0);
    await waitFor(() => expect(looked).toHaveBeenCalledOnce());
    expect(screen.queryByText(/How do you like/)).not.toBeInTheDocument();
  });

  it('waits thirty days after "not now"', async () => {
    const { unmount } = await asked(false, 1);
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/How do you like/)).not.toBeInTheDocument();
    unmount();
    await asked(false, 1);
    expect(screen.queryByText(/How do you like/)).not.toBeInTheDocument();
  });
});

describe('content below the fold', () => {
  /** IntersectionObserver, controlled by the test. */
  function watched() {
    const tell: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          tell.push(callback);
        }
        observe = vi.fn();
        disconnect = vi.fn();
      },
    );
    return (isIntersecting: boolean) => act(() => tell.forEach((told) => told([{ isIntersecting }])));
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('renders when scrolled near, and not before', () => {
    const come = watched();
    render(<NearScreen>Reviews</NearScreen>);
    come(false);
    expect(screen.queryByText('Reviews')).not.toBeInTheDocument();
    come(true);
    expect(screen.getByText('Reviews')).toBeInTheDocument();
  });

  it('renders after a while without scrolling', () => {
    watched();
    vi.useFakeTimers();
    render(<NearScreen>Reviews</NearScreen>);
    expect(screen.queryByText('Reviews')).not.toBeInTheDocument();
    act(() => void vi.runAllTimers());
    expect(screen.getByText('Reviews')).toBeInTheDocument();
  });
});
