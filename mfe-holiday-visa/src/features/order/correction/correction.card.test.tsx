import type { VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import {
  applicant,
  correctedOrder,
  correction,
  ORDER_CALLS,
  ordersServer,
  problem,
  REFERENCE,
  visaOrder,
} from '../../../shared/testing/visa-orders';
import { openOrder as open, serveOrder } from '../order.testing';

const calls = ordersServer();
const serve = (first: VisaOrder) => serveOrder(calls, first);

describe('a correction', () => {
  const region = () => screen.findByRole('region', { name: 'Correction for Karim Rahman' });
  const statement = () => new File([new Uint8Array([37, 80, 68, 70])], 'new.pdf', { type: 'application/pdf' });

  function record() {
    const sent: { files: [string, string][]; answers: unknown[] } = { files: [], answers: [] };
    calls.server.use(
      http.post(ORDER_CALLS.upload, async ({ request }) => {
        const form = await request.formData();
        sent.files.push([String(form.get('code')), String(form.get('correctionId'))]);
        return HttpResponse.json(correctedOrder());
      }),
    );
    return sent;
  }

  async function fillIn() {
    const form = await region();
    await userEvent.upload(await within(form).findByTestId('file-bank'), statement());
    const passport = await within(form).findByRole('textbox', { name: /Passport number/ });
    await userEvent.clear(passport);
    await userEvent.type(passport, 'AB1234567');
    const lodging = await within(form).findByRole('textbox', { name: /Where will you stay/ });
    await userEvent.clear(lodging);
    await userEvent.type(lodging, 'Hotel Siam, 1 Silom Road');
    return form;
  }

  it('asks only for what was requested, with the reason and what is there now', async () => {
    serve(correctedOrder());
    await open();
    const form = await region();
    expect(within(form).getByText('The statement is older than three months.')).toBeInTheDocument();
    expect(within(form).getByText('Now: A01234567')).toBeInTheDocument();
    expect(await within(form).findAllByRole('textbox')).toHaveLength(2);
    expect(within(form).queryByTestId('file-photo')).not.toBeInTheDocument();
    expect(screen.getByText('A correction is requested')).toBeInTheDocument();
  });

  it('uploads the file for this correction, then sends the fields and nothing else', async () => {
    const state = serve(correctedOrder());
    const sent = record();
    calls.server.use(
      http.post(ORDER_CALLS.correct, async ({ request }) => {
        sent.answers.push(await request.json());
        state.order = visaOrder({ status: 'resubmitted' });
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await fillIn();
    await press('Send the correction');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Correction for/ })).not.toBeInTheDocument());
    expect(sent.files).toEqual([['bank', 'c1']]);
    expect(sent.answers).toEqual([
      {
        referenceId: REFERENCE,
        correctionId: 'c1',
        answers: { passportNumber: 'AB1234567', lodging: 'Hotel Siam, 1 Silom Road' },
      },
    ]);
    expect(screen.getByText('Resubmitted')).toBeInTheDocument();
  });

  it('wants no file again that arrived for it on an earlier visit', async () => {
    const item = { document: 'bank', reason: 'Too old.', before: 'bank.pdf', after: 'bank-november.pdf' };
    serve(correctedOrder([correction({ items: [item] })]));
    const sent = record();
    calls.server.use(
      http.post(ORDER_CALLS.correct, async ({ request }) => {
        sent.answers.push(await request.json());
        return HttpResponse.json(visaOrder());
      }),
    );
    await open();
    expect(await within(await region()).findByText(/uploaded/i)).toBeInTheDocument();
    await press('Send the correction');
    await waitFor(() => expect(sent.answers).toHaveLength(1));
    expect(sent.files).toEqual([]);
  });

  it('is not sent without its documents and without what a submission needs', async () => {
    serve(correctedOrder());
    const sent = record();
    await open();
    const form = await region();
    await userEvent.clear(await within(form).findByRole('textbox', { name: /Passport number/ }));
    await press('Send the correction');
    expect(await within(form).findAllByText('Required.')).toHaveLength(2);
    expect(sent.files).toEqual([]);
  });

  it('confirms a value that is right, clears an optional one, and takes the consent of a guardian', async () => {
    const items = ['occupation', 'phone', 'guardianConsent'].map((field) => ({ field, reason: `Is ${field} right?` }));
    const asked = { ...applicant({ phone: '+880171', guardianConsent: true }), status: 'correctionRequested' as const };
    serve({ ...correctedOrder([correction({ items })]), applicants: [asked] });
    const sent = record();
    calls.server.use(
      http.post(ORDER_CALLS.correct, async ({ request }) => {
        sent.answers.push(await request.json());
        return HttpResponse.json(correctedOrder());
      }),
    );
    await open();
    const form = await region();
    expect(await within(form).findByText('A parent or guardian agrees')).toBeInTheDocument();
    await userEvent.clear(await within(form).findByRole('textbox', { name: /Phone/ }));
    await press('Send the correction');
    await waitFor(() => expect(sent.answers).toHaveLength(1));
    expect(sent.answers[0]).toMatchObject({ answers: { occupation: 'Engineer', phone: '', guardianConsent: 'yes' } });
  });

  it('marks the field that the server refuses, and sends no file twice', async () => {
    serve(correctedOrder());
    const sent = record();
    const errors = [{ pointer: '/answers/passportNumber', code: 'passport.shape', detail: 'No such passport number.' }];
    calls.server.use(http.post(ORDER_CALLS.correct, () => problem(422, 'request.invalid', { errors })));
    await open();
    const form = await fillIn();
    await press('Send the correction');
    expect(await within(form).findByText('No such passport number.')).toBeInTheDocument();
    await press('Send the correction');
    expect(await within(form).findByText('No such passport number.')).toBeInTheDocument();
    expect(sent.files).toHaveLength(1);
  });

  it('of one applicant stands beside that of another, and a withdrawn one is gone', async () => {
    serve(
      correctedOrder([
        correction({ items: [{ field: 'lodging', reason: 'Where?' }] }),
        correction({ correctionId: 'c2', applicantId: 'a2', items: [{ field: 'occupation', reason: 'Which?' }] }),
        correction({ correctionId: 'c3', applicantId: 'a2', resolvedAt: '2026-11-26T07:00:00Z' }),
      ]),
    );
    await open();
    expect(await screen.findAllByRole('region', { name: /^Correction for/ })).toHaveLength(2);
    expect(
      screen.getByText('Nothing was given.', { selector: 'section[aria-label$="Rina Rahman"] *' }),
    ).toBeInTheDocument();
  });
});
