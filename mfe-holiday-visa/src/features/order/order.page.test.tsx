import type { VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import {
  applicant,
  correction,
  ORDER_CALLS,
  ordersServer,
  problem,
  REFERENCE,
  RINA,
  visaOrder,
} from '../../shared/testing/visa-orders';
import { openOrder as open, serveOrder } from './order.testing';

const calls = ordersServer();
const serve = (first: VisaOrder) => serveOrder(calls, first);
const menu = () => screen.findByRole('group', { name: 'Actions of this application' });

describe('an application', () => {
  it('shows what is applied for, where its rules come from, and each applicant with a state of their own', async () => {
    serve(
      visaOrder({
        status: 'inProcess',
        applicants: [applicant({ status: 'inProcess' }), { ...RINA, status: 'approved' }],
      }),
    );
    await open();
    expect(await screen.findByRole('heading', { name: REFERENCE })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy reference' })).toBeInTheDocument();
    expect(screen.getByText("Wait for the embassy's decision. You will see it here.")).toBeInTheDocument();
    expect(screen.getByText(/Source: sandbox data, .*verify them with the embassy/)).toBeInTheDocument();
    const karim = screen.getByRole('region', { name: 'Karim Rahman' });
    expect(within(karim).getByText('In process')).toBeInTheDocument();
    expect(within(karim).getByText('Hotel Siam')).toBeInTheDocument();
    expect(within(karim).getByText('Accepted')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Rina Rahman' })).getByText('Approved')).toBeInTheDocument();
  });

  it('warns of a title inside the name of an applicant', async () => {
    serve(visaOrder({ nameWarnings: [{ name: 'Dr Karim Rahman', code: 'name.title', text: 'x' }] }));
    await open();
    expect(await screen.findByText('Check these names')).toBeInTheDocument();
    expect(screen.getByText('Dr Karim Rahman')).toBeInTheDocument();
  });

  it('warns of a single name for a country that refuses it', async () => {
    serve(visaOrder({ nameWarnings: [{ name: 'FNU Rahman', code: 'name.single', text: 'x' }] }));
    await open();
    expect(await screen.findByText(/The destination refuses visitors/)).toBeInTheDocument();
  });

  it('has a menu of the actions that the server allows, and no other', async () => {
    serve(visaOrder({ actions: ['history', 'submit'] }));
    await open();
    const actions = await menu();
    expect(
      within(actions)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['History']);
    expect(within(actions).queryByRole('link')).not.toBeInTheDocument();
  });

  it('that is a draft leads to where it is filled in', async () => {
    serve(
      visaOrder({
        status: 'draft',
        payment: { state: 'none' },
        draftUntil: '2026-12-25T08:00:00Z',
        actions: ['edit', 'submit'],
      }),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Continue the application' })).toHaveAttribute(
      'href',
      `/visa-booking?orderReference=${REFERENCE}`,
    );
    expect(screen.getByText('This application is a draft')).toBeInTheDocument();
  });

  it('gives out the visa of an approved applicant, and fetches no file before it is asked for', async () => {
    serve(
      visaOrder({
        status: 'delivered',
        applicants: [applicant({ status: 'delivered', visaNumber: 'V-77', visaFileId: 'f9' })],
      }),
    );
    const fetched: string[] = [];
    calls.server.use(
      http.get(ORDER_CALLS.visa, ({ request }) => {
        fetched.push(new URL(request.url).search);
        return new HttpResponse(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } });
      }),
    );
    URL.createObjectURL = vi.fn(() => 'blob:visa');
    URL.revokeObjectURL = vi.fn();
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await open();
    expect(await screen.findByText('Visa V-77')).toBeInTheDocument();
    expect(fetched).toEqual([]);
    await press('Save the visa: Karim Rahman');
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(fetched).toEqual([`?referenceId=${REFERENCE}&applicantId=a1`]);
    click.mockRestore();
  });

  it('says why a visa was refused, and where fingerprints are due', async () => {
    serve(
      visaOrder({
        status: 'biometricsDue',
        applicants: [
          applicant({ status: 'refused', decisionReason: 'Funds not shown.', decidedAt: '2026-11-26T07:00:00Z' }),
          { ...RINA, status: 'biometricsDue', biometricsAt: '2026-12-01T06:00:00Z' },
        ],
      }),
    );
    await open();
    expect(await screen.findByText('Funds not shown.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Rina Rahman' })).getByText(/^Appointment on/),
    ).toBeInTheDocument();
  });

  it('that does not exist, or is not named, leads back to the applications', async () => {
    calls.server.use(http.post(ORDER_CALLS.order, () => problem(404, 'order.not_found')));
    const view = await open();
    expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/visa-myapplications');
    view.unmount();
    await open('?reference=1');
    expect(await screen.findByRole('link', { name: 'My bookings' })).toBeInTheDocument();
  });

  it('lists its history, at an address of its own', async () => {
    serve(visaOrder());
    const events = [{ at: '2026-11-26T08:00:00Z', by: 'Visa desk', kind: 'correctionAsked', text: 'x' }];
    calls.server.use(http.post(ORDER_CALLS.history, () => HttpResponse.json({ orderReference: REFERENCE, events })));
    await open(`?orderReference=${REFERENCE}&view=history`);
    const dialog = await screen.findByRole('dialog', { name: 'Application history' });
    expect(await within(dialog).findByText('A correction was requested.')).toBeInTheDocument();
  });

  it('lists its corrections with both versions of what was asked', async () => {
    serve(visaOrder());
    const answered = correction({
      resolvedAt: '2026-11-26T07:00:00Z',
      answeredBy: 'Amina Rahman',
      items: [
        { document: 'bank', reason: 'Too old.', before: 'bank.pdf', after: 'bank-november.pdf' },
        { field: 'birthDate', reason: 'Not as in the passport.', before: '1990-03-04', after: '1990-04-03' },
      ],
    });
    calls.server.use(http.post(ORDER_CALLS.corrections, () => HttpResponse.json({ corrections: [answered] })));
    await open();
    await menu();
    await press('Corrections');
    const dialog = await screen.findByRole('dialog', { name: 'Correction history' });
    expect(await within(dialog).findByText('bank.pdf')).toBeInTheDocument();
    expect(within(dialog).getByText('bank-november.pdf')).toBeInTheDocument();
    expect(within(dialog).getByText('3 Apr 1990')).toBeInTheDocument();
    expect(within(dialog).getByText('Answered')).toBeInTheDocument();
  });
});
