import type { SaveVisaApplicantsRequest, VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import module from '../../module';
import { applyHref } from '../../shared/addresses';
import { draftHref } from '../../shared/orders/addresses';
import { applicant, ORDER_CALLS, ordersServer, PRODUCT, problem, REFERENCE } from '../../shared/testing/visa-orders';
import { BOOKING_CALLS, card, draft, QUERY } from '../../shared/testing/visas';
import { BookingPage } from './booking.page';

const calls = ordersServer();
const PATH = '/visa-booking';
const open = (at: string) => renderWithPortal(<BookingPage />, { module, at, path: PATH });
const BARE = applicant({
  status: 'draft',
  documents: [
    { code: 'photo', name: 'Photo', mandatory: true, status: 'missing' },
    { code: 'bank', name: 'Bank statement', mandatory: false, status: 'missing' },
  ],
});

/** Opens a draft, which saving and uploading change. */
async function openDraft(first: VisaOrder) {
  const state = { order: first, saved: [] as SaveVisaApplicantsRequest[] };
  calls.server.use(
    http.post(ORDER_CALLS.order, () => HttpResponse.json(state.order)),
    http.post(BOOKING_CALLS.save, async ({ request }) => {
      const body = (await request.json()) as SaveVisaApplicantsRequest;
      state.saved.push(body);
      state.order = { ...state.order, version: state.order.version + 1 };
      return HttpResponse.json(state.order);
    }),
  );
  const view = await open(draftHref(REFERENCE));
  await screen.findByRole('region', { name: 'Applicant 1' });
  return Object.assign(state, { view });
}

async function toReview(first = draft()) {
  const state = await openDraft(first);
  await press('Save and continue');
  await press('Continue to the review');
  await userEvent.click(await screen.findByRole('checkbox', { name: /details are correct/ }));
  return state;
}

function onSubmit(...answers: (() => Response)[]) {
  const sent: unknown[] = [];
  calls.server.use(
    http.post(BOOKING_CALLS.submit, async ({ request }) => {
      sent.push(await request.json());
      return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? problem(500, 'server.error');
    }),
  );
  return sent;
}

describe('an application', () => {
  it('starts with the visa as sold now, for a number of applicants, and opens its draft', async () => {
    const created: unknown[] = [];
    calls.server.use(
      http.post(BOOKING_CALLS.product, () =>
        HttpResponse.json({ ...PRODUCT, express: card().express, terms: ['No refund after lodging'] }),
      ),
      http.post(BOOKING_CALLS.create, async ({ request }) => {
        created.push(await request.json());
        return HttpResponse.json(draft());
      }),
      http.post(ORDER_CALLS.order, () => HttpResponse.json(draft())),
    );
    const view = await open(applyHref('th-tourist-single', QUERY));
    expect(await screen.findByText('No refund after lodging')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('spinbutton', { name: 'Applicants' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByText(/For 4 applicants/)).toHaveTextContent('915.00');
    await userEvent.click(await screen.findByRole('radio', { name: /^Express/ }));
    expect(screen.getByText(/For 4 applicants/)).toHaveTextContent('1,293.00');
    await press('Start the application');
    await waitFor(() => expect(view.router.state.location.search).toBe(`?orderReference=${REFERENCE}`));
    expect(created).toEqual([
      {
        productId: 'th-tourist-single',
        nationality: 'BD',
        residency: 'AE',
        travelDate: '2027-01-10',
        applicantCount: 4,
        express: true,
      },
    ]);
  });

  it.each([
    [problem(404, 'visa.product_not_found'), 'This visa is no longer sold'],
    [problem(500, 'server.error'), 'The visa could not be loaded'],
  ])('cannot start for a visa that is not there', async (answer, title) => {
    calls.server.use(http.post(BOOKING_CALLS.product, () => answer));
    await open(applyHref('gone', QUERY));
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('that was sent meanwhile is no draft any more', async () => {
    calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(draft({ status: 'submitted' }))));
    await open(draftHref(REFERENCE));
    expect(await screen.findByText('This application is no longer a draft')).toBeInTheDocument();
  });
});

describe('the applicants', () => {
  it('are asked what the product asks, and a draft is saved with gaps', async () => {
    const state = await openDraft(draft({ applicants: [applicant({ surname: '', answers: {} })] }));
    expect(screen.getByRole('textbox', { name: /Where will you stay/ })).toBeInTheDocument();
    expect(await screen.findByRole('radiogroup', { name: /Were you there before/ })).toBeInTheDocument();
    await press('Save draft');
    expect(await screen.findByText('The draft is saved.')).toBeInTheDocument();
    expect(state.saved[0]?.applicants[0]).toMatchObject({ applicantId: 'a1', givenName: 'Karim', answers: {} });
    await press('Save and continue');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Surname/ })).toHaveAccessibleDescription(/Required/),
    );
    expect(state.saved).toHaveLength(1);
  });

  it('can be added and removed', async () => {
    const state = await openDraft(draft());
    await press('Add an applicant');
    expect(await screen.findByRole('region', { name: 'Applicant 2' })).toBeInTheDocument();
    await press('Save draft');
    await waitFor(() => expect(state.saved[0]?.applicants).toHaveLength(2));
    await press('Remove applicant 2');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Applicant 2' })).not.toBeInTheDocument());
  });

  it('show what the server refuses at its field', async () => {
    await openDraft(draft());
    const errors = [
      { pointer: '/applicants/0/passportExpiry', code: 'newer.code', detail: 'Valid for six months, please' },
      { pointer: '/applicants/0/surname', code: 'name.shape', detail: 'letters' },
    ];
    calls.server.use(http.post(BOOKING_CALLS.save, () => problem(422, 'request.invalid', { errors })));
    await press('Save draft');
    expect(await screen.findByText('Valid for six months, please')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Surname/ })).toHaveAccessibleDescription(/Latin letters/),
    );
  });

  it('stay as typed when the page is left and opened again', async () => {
    const { view } = await openDraft(draft());
    await userEvent.type(screen.getByRole('textbox', { name: /^Occupation/ }), 's');
    await act(() => view.router.navigate('/elsewhere'));
    await act(() => view.router.navigate(draftHref(REFERENCE)));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Occupation/ })).toHaveValue('Engineers'));
  });
});

describe('a document', () => {
  const close = vi.fn();
  const size = { width: 600, height: 800 };
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ ...size, close }));
    URL.createObjectURL = vi.fn(() => 'blob:x');
    URL.revokeObjectURL = vi.fn();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(size, { width: 600, height: 800 });
  });
  const photo = () => new File(['x'], 'face.jpg', { type: 'image/jpeg' });

  async function toDocuments() {
    const state = await openDraft(draft({ applicants: [BARE] }));
    await press('Save and continue');
    return state;
  }

  it('is uploaded as soon as it is chosen, and shows on the application (T-108)', async () => {
    const state = await toDocuments();
    const parts: string[] = [];
    calls.server.use(
      http.post(BOOKING_CALLS.upload, async ({ request }) => {
        const form = await request.formData();
        parts.push(...['referenceId', 'applicantId', 'code'].map((name) => String(form.get(name))));
        const [first, ...others] = BARE.documents;
        const there = { ...first, fileId: 'f9', fileName: 'face.jpg', status: 'pending' };
        const applicants = [{ ...BARE, documents: [there, ...others] }];
        state.order = { ...state.order, version: 9, applicants } as VisaOrder;
        return HttpResponse.json(state.order);
      }),
    );
    await userEvent.upload(await screen.findByTestId('file-a1-photo'), photo());
    expect(await screen.findByRole('button', { name: 'Remove: Photo' })).toBeInTheDocument();
    expect(screen.getByText('face.jpg')).toBeInTheDocument();
    expect(parts).toEqual([REFERENCE, 'a1', 'photo']);
    await press('Continue to the review');
    expect(await screen.findByRole('checkbox', { name: /details are correct/ })).toBeInTheDocument();
  });

  it('can be photographed with the camera of a phone', async () => {
    await toDocuments();
    expect(await screen.findByTestId('photo-a1-bank')).toHaveAttribute('capture', 'environment');
  });

  it.each([
    [{ width: 800, height: 600 }, /wrong proportion/],
    [{ width: 300, height: 400 }, /too small/],
  ])('a portrait of %j is refused before it is sent', async (found, message) => {
    await toDocuments();
    Object.assign(size, found);
    await userEvent.upload(await screen.findByTestId('file-a1-photo'), photo());
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('of another kind is refused before it is sent', async () => {
    await toDocuments();
    const text = new File(['x'], 'bank.txt', { type: 'text/plain' });
    await userEvent.upload(await screen.findByTestId('file-a1-bank'), text, { applyAccept: false });
    expect(await screen.findByText(/Choose a PNG, JPEG or PDF file/)).toBeInTheDocument();
  });

  it('that the server refuses says why, at its field', async () => {
    await toDocuments();
    const errors = [{ pointer: '/file', code: 'newer.code', detail: 'This is no picture.' }];
    calls.server.use(http.post(BOOKING_CALLS.upload, () => problem(422, 'request.invalid', { errors })));
    await userEvent.upload(await screen.findByTestId('file-a1-photo'), photo());
    expect(await screen.findByText('This is no picture.')).toBeInTheDocument();
  });

  it('that is missing keeps the application from going on', async () => {
    await toDocuments();
    await press('Continue to the review');
    expect(await screen.findByText('These documents are missing')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  it('needs the agreement, pays, and opens the success page once', async () => {
    const { view } = await openDraft(draft());
    const sent = onSubmit(() => HttpResponse.json(draft({ status: 'submitted' })));
    await press('Save and continue');
    await press('Continue to the review');
    expect(await screen.findByText('A01234567')).toBeInTheDocument();
    await press('Submit and pay');
    expect(await screen.findByText('Confirm this before you submit.')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await userEvent.click(screen.getByRole('checkbox', { name: /details are correct/ }));
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit and pay' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe(`/visa-booking/success/${REFERENCE}`));
    expect(sent).toEqual([{ referenceId: REFERENCE, acceptedAmount: 'AED 228.75' }]);
  });

  it('with too little in the wallet opens a modal with the shortfall, and sends nothing', async () => {
    const { view } = await toReview();
    onSubmit(() => problem(409, 'wallet.insufficient', { params: { shortfall: 'AED 12.00' } }));
    await press('Submit and pay');
    const dialog = await screen.findByRole('alertdialog', { name: 'The application was not submitted' });
    expect(dialog).toHaveTextContent(/AED\s12\.00 more/);
    expect(within(dialog).getByRole('link', { name: 'Add funds' })).toBeInTheDocument();
    await press('Back to the review');
    expect(view.router.state.location.pathname).toBe(PATH);
  });

  it('at another amount goes on only with consent, then at that amount', async () => {
    await toReview();
    const params = { previous: 'AED 228.75', current: 'AED 240.00' };
    const sent = onSubmit(
      () => problem(409, 'visa.price_changed', { params }),
      () => HttpResponse.json(draft({ status: 'submitted' })),
    );
    await press('Submit and pay');
    const dialog = await screen.findByRole('alertdialog', { name: 'The fees have changed' });
    expect(dialog).toHaveTextContent(/228\.75.*240\.00/);
    await press('Continue at the new amount');
    await press('Submit and pay');
    await waitFor(() =>
      expect(sent).toMatchObject([{ acceptedAmount: 'AED 228.75' }, { acceptedAmount: 'AED 240.00' }]),
    );
  });

  it.each([
    ['/applicants/0/surname', 'name.shape', 'Applicant 1'],
    ['/applicants/0/documents/photo', 'document.missing', 'Karim Rahman'],
  ])('that is refused for %s leads back to it', async (pointer, code, region) => {
    await toReview();
    onSubmit(() => problem(422, 'request.invalid', { errors: [{ pointer, code, detail: 'x' }] }));
    await press('Submit and pay');
    expect(await screen.findByRole('region', { name: region })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit and pay' })).not.toBeInTheDocument();
  });

  it.each([
    [() => problem(500, 'server.error'), 'We got no answer'],
    [() => problem(409, 'visa.cutoff_passed'), 'The application was not submitted'],
  ])('that fails says whether it may have been sent', async (answer, title) => {
    await toReview();
    onSubmit(answer);
    await press('Submit and pay');
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('after the price has run out asks for the price again, with what was entered', async () => {
    const state = await openDraft(draft());
    expect(await screen.findByRole('timer', { name: 'Price held for' })).toHaveTextContent('30:00');
    vi.setSystemTime(new Date('2026-11-26T08:30:01Z'));
    await screen.findByRole('alertdialog', { name: 'This price has expired' });
    state.order = { ...state.order, priceUntil: '2026-11-26T09:00:01Z' };
    await press('Get the current price');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(state.saved).toHaveLength(1);
  });
});
