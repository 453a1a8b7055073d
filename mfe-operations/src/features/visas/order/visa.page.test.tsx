import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import type { VisaDeskApplicant, VisaDeskOrder } from '../../../api/endpoints/visas';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../../testing/render';
import { BLANK, faultsOf, wireOf } from './decision.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:file');
  URL.revokeObjectURL = vi.fn();
});

const REFERENCE = 'DMV2611-00001A';

/** What waits in the work queue: this application and another one. */
const WORK = [REFERENCE, 'DMV2611-00002B'].map((subject) => ({
  tenant: 'falcon',
  kind: 'visa',
  subject,
  title: 'Thailand, Tourist visa',
  agency: 'Desert Rose',
  since: '2026-11-26T06:00:00Z',
  dueAt: '2026-11-27T06:00:00Z',
  urgency: 'amber',
  canDecide: true,
}));

function karim(replace: Partial<VisaDeskApplicant> = {}): VisaDeskApplicant {
  return {
    applicantId: 'a1',
    name: 'Karim Rahman',
    status: 'documentReview',
    fields: [
      { field: 'passportNumber', label: 'Passport number', value: 'A01234567', kind: 'text' },
      { field: 'nationality', label: 'Nationality', value: 'BD', kind: 'country' },
      { field: 'birthDate', label: 'Date of birth', value: '1990-03-04', kind: 'date' },
      { field: 'lodging', label: 'Where will you stay?', value: '', kind: 'text' },
    ],
    documents: [
      { code: 'photo', name: 'Photo', mandatory: true, fileId: 'f1', fileName: 'face.jpg', status: 'ok', earlier: [] },
      {
        code: 'bank',
        name: 'Bank statement',
        mandatory: true,
        fileId: 'f2',
        fileName: 'bank.pdf',
        status: 'pending',
        earlier: [{ fileId: 'f0', fileName: 'old-bank.pdf' }],
      },
    ],
    steps: ['review', 'correct'],
    ...replace,
  };
}

function visaOrder(replace: Partial<VisaDeskOrder> = {}): VisaDeskOrder {
  return {
    tenant: 'falcon',
    referenceId: REFERENCE,
    version: 7,
    agency: 'Desert Rose',
    status: 'documentReview',
    destinationName: 'Thailand',
    product: 'Thailand tourist visa',
    travelDate: '2027-01-10',
    nationality: 'BD',
    residency: 'AE',
    express: false,
    processingDays: { min: 3, max: 7 },
    fees: { total: 'AED 457.50' },
    submittedAt: '2026-11-25T08:00:00Z',
    applicants: [karim()],
    corrections: [],
    events: [],
    canDeliver: false,
    ...replace,
  };
}

const CASE = { tenant: 'falcon', referenceId: REFERENCE, version: 7 };

/** Serves an application; every step is recorded and answered with the application after it. */
function serve(first: VisaDeskOrder, after: VisaDeskOrder = first) {
  const state = { order: first };
  const sent: Record<string, unknown>[] = [];
  const files: string[] = [];
  const reads = { order: 0, queue: 0 };
  const step = (name: string) =>
    http.post(`${CALLS}/Visas/${name}`, async ({ request }) => {
      sent.push({ name, ...((await request.json()) as object) });
      state.order = after;
      return HttpResponse.json(after);
    });
  calls.server.use(
    operatorHandler({ roles: ['visa'], tenants: ['falcon'] }),
    http.post(`${CALLS}/Visas/GetOrder`, () => {
      reads.order += 1;
      return HttpResponse.json(state.order);
    }),
    http.get(`${CALLS}/Queue/Load`, () => {
      reads.queue += 1;
      return HttpResponse.json({ items: WORK });
    }),
    http.get(`${CALLS}/Visas/GetFile`, ({ request }) => {
      files.push(new URL(request.url).searchParams.get('fileId') ?? '');
      return new HttpResponse(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } });
    }),
    ...['ReviewDocument', 'RequestCorrection', 'WithdrawCorrection', 'Lodge', 'RecordDecision', 'Deliver'].map(step),
  );
  return { sent, files, reads };
}

const open = () => renderConsole({ at: `/visas/falcon/${REFERENCE}` });
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('shows the document that waits beside the form, and fetches no other', async () => {
  const { files } = serve(visaOrder());
  open();
  const desk = await screen.findByRole('region', { name: 'Karim Rahman' });
  expect(within(desk).getByText('A01234567')).toBeInTheDocument();
  expect(await within(desk).findByRole('link', { name: 'Save bank.pdf' })).toHaveAttribute('href', 'blob:file');
  expect(files).toEqual(['f2']);
  await press('old-bank.pdf');
  expect(await within(desk).findByRole('link', { name: 'Save old-bank.pdf' })).toBeInTheDocument();
  expect(files).toEqual(['f2', 'f0']);
});

it('names the countries of the application', async () => {
  serve(visaOrder());
  open();
  expect(await screen.findByText('United Arab Emirates')).toBeInTheDocument();
  expect(await screen.findAllByText('Bangladesh')).toHaveLength(2);
});

it('leads to the next application of the work queue', async () => {
  serve(visaOrder());
  open();
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/visas/falcon/DMV2611-00002B');
});

it('accepts a document, and rejects one only with a reason', async () => {
  const { sent } = serve(visaOrder());
  open();
  await screen.findByRole('region', { name: 'Karim Rahman' });
  await press('Reject');
  expect(await screen.findByText('Write what is wrong with it.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason of a rejection' }), ' Too old ');
  await press('Reject');
  await waitFor(() =>
    expect(sent).toEqual([{ name: 'ReviewDocument', ...CASE, fileId: 'f2', ok: false, reason: 'Too old' }]),
  );
  await press('In order');
  await waitFor(() => expect(sent[1]).toEqual({ name: 'ReviewDocument', ...CASE, fileId: 'f2', ok: true }));
});

it('reads the work queue again after a step, but not for each document', async () => {
  const { reads } = serve(visaOrder());
  open();
  await screen.findByRole('link', { name: 'Next' });
  expect(reads.queue).toBe(1);
  const before = reads.order;
  await press('In order');
  await waitFor(() => expect(reads.order).toBeGreaterThan(before));
  expect(reads.queue).toBe(1);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Bank statement' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason: Bank statement' }), 'Older than three months');
  await press('Ask the agency');
  await waitFor(() => expect(reads.queue).toBe(2));
});

it('asks for corrections field by field, each with its reason', async () => {
  const { sent } = serve(visaOrder());
  open();
  await screen.findByRole('region', { name: 'Karim Rahman' });
  expect(screen.getByRole('button', { name: 'Ask the agency' })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'Ask to correct: Nationality' })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Passport number' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Bank statement' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason: Passport number' }), 'A letter is missing');
  await press('Ask the agency');
  expect(await screen.findByText(/Write the reason of everything/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason: Bank statement' }), 'Older than three months');
  await press('Ask the agency');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        name: 'RequestCorrection',
        ...CASE,
        applicantId: 'a1',
        items: [
          { field: 'passportNumber', reason: 'A letter is missing' },
          { document: 'bank', reason: 'Older than three months' },
        ],
      },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Reason: / })).toBeNull());
});

it('shows the reason that the server refuses at its item, and leads there', async () => {
  serve(visaOrder());
  const detail = 'Leave out the control character.';
  calls.server.use(
    http.post(`${CALLS}/Visas/RequestCorrection`, () =>
      refusal(422, 'request.invalid', { errors: [{ pointer: '/items/1/reason', code: 'text.wrong', detail }] }),
    ),
  );
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Passport number' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Bank statement' }));
  const first = screen.getByRole('textbox', { name: 'Reason: Passport number' });
  const second = screen.getByRole('textbox', { name: 'Reason: Bank statement' });
  await userEvent.type(first, 'A letter is missing');
  await userEvent.type(second, 'Too old');
  await press('Ask the agency');
  await waitFor(() => expect(second).toHaveFocus());
  expect(second).toHaveAccessibleDescription(detail);
  expect(first).toBeValid();
});

it('keeps what is ticked on an applicant while another one is open', async () => {
  serve(visaOrder({ applicants: [karim(), karim({ applicantId: 'a2', name: 'Rina Rahman' })] }));
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ask to correct: Passport number' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason: Passport number' }), 'A letter is missing');
  await userEvent.click(screen.getByRole('radio', { name: /Rina Rahman/ }));
  expect(screen.queryByRole('textbox', { name: 'Reason: Passport number' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: /Karim Rahman/ }));
  expect(screen.getByRole('textbox', { name: 'Reason: Passport number' })).toHaveValue('A letter is missing');
});

it('withdraws an open correction, once that is confirmed', async () => {
  const asked = {
    correctionId: 'c1',
    applicantId: 'a1',
    items: [{ field: 'passportNumber', label: 'Passport number', reason: 'A letter is missing' }],
    requestedAt: '2026-11-25T08:00:00Z',
    requestedBy: 'Omar Nasser',
    dueAt: '2026-11-28T08:00:00Z',
  };
  const ended = { ...asked, correctionId: 'c0', resolvedAt: '2026-11-25T09:00:00Z' };
  const corrected = karim({ status: 'correctionRequested', steps: ['correct'] });
  const { sent } = serve(visaOrder({ applicants: [corrected], corrections: [asked, ended] }));
  open();
  await press('Withdraw');
  expect(sent).toEqual([]);
  await confirm('Withdraw it');
  await waitFor(() => expect(sent).toEqual([{ name: 'WithdrawCorrection', ...CASE, correctionId: 'c1' }]));
});

it('lodges the applicants who are complete, once that is confirmed', async () => {
  const rina = karim({ applicantId: 'a2', name: 'Rina Rahman', steps: ['lodge'] });
  const { sent } = serve(visaOrder({ applicants: [karim({ steps: ['lodge'] }), rina] }));
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Rina Rahman' }));
  await press('Lodge with the embassy');
  expect(sent).toEqual([]);
  await confirm('Lodge');
  await waitFor(() => expect(sent).toEqual([{ name: 'Lodge', ...CASE, applicantIds: ['a1'] }]));
});

it('records what the embassy said with what belongs to it', async () => {
  const { sent } = serve(visaOrder({ status: 'inProcess', applicants: [karim({ steps: ['decide'] })] }));
  open();
  await press('Record');
  expect(await screen.findByText('Write the number of the visa.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Visa number' }), 'V-77');
  await press('Record');
  await confirm('Record');
  await waitFor(() =>
    expect(sent).toEqual([
      { name: 'RecordDecision', ...CASE, applicantId: 'a1', decision: 'approved', visaNumber: 'V-77' },
    ]),
  );
});

it('uploads the visa as a form, and delivers it', async () => {
  const { sent } = serve(
    visaOrder({ status: 'approved', canDeliver: true, applicants: [karim({ steps: ['upload'] })] }),
  );
  const uploads: [string, string, string][] = [];
  calls.server.use(
    http.post(`${CALLS}/Visas/UploadVisa`, async ({ request }) => {
      const form = await request.formData();
      uploads.push([String(form.get('applicantId')), String(form.get('version')), (form.get('file') as File).type]);
      return HttpResponse.json(visaOrder());
    }),
  );
  open();
  await userEvent.upload(
    await screen.findByTestId('file-visa'),
    new File([new Uint8Array([37])], 'visa.pdf', { type: 'application/pdf' }),
  );
  await press('Upload');
  await waitFor(() => expect(uploads).toEqual([['a1', '7', 'application/pdf']]));
  expect(sent).toEqual([]);
});

it('says when another change was saved first', async () => {
  serve(visaOrder({ canDeliver: true, status: 'approved', applicants: [karim({ steps: [] })] }));
  calls.server.use(http.post(`${CALLS}/Visas/Deliver`, () => refusal(409, 'record.changed')));
  open();
  await press('Deliver the visas');
  await confirm('Deliver');
  expect(await screen.findByText('Another change was saved first')).toBeInTheDocument();
});

it('shows support neither what applicants said nor their documents', async () => {
  const { files } = serve(visaOrder({ applicants: [karim({ fields: [], steps: [] })] }));
  calls.server.use(operatorHandler({ roles: ['support'], tenants: ['falcon'] }));
  open();
  expect(await screen.findByText('Only the visa desk sees documents.')).toBeInTheDocument();
  expect(screen.getByText('Only the visa desk reads what applicants said.')).toBeInTheDocument();
  expect(files).toEqual([]);
});

it('sends a time of an appointment as an instant', () => {
  const said = { ...BLANK, decision: 'biometricsDue' as const, day: '2026-12-01', reason: 'not sent' };
  expect(faultsOf({ ...said, time: '9:30' })).toEqual({ time: 'Write the time as 09:30.' });
  expect(wireOf({ ...said, time: '٠٩:٣٠' }, 'Asia/Dubai')).toEqual({
    decision: 'biometricsDue',
    biometricsAt: '2026-12-01T05:30:00Z',
  });
});
