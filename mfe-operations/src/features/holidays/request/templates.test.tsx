import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { TemplateForm, TemplateQuotation } from '../../../api/endpoints/templates';
import { CALLS, operatorHandler, renderConsole } from '../../../testing/render';
import { templateDraft } from './quotation.template';
import { CASE } from './request.example';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const QUOTATION: TemplateQuotation = {
  lines: [
    { label: { en: 'Adult', ar: 'بالغ' }, per: 'adult', unitAmount: '1500.00', unitAgentAmount: '1400.00' },
    { label: { en: 'Child', ar: '' }, per: 'child', unitAmount: '900.00', unitAgentAmount: '800.00' },
    { label: { en: 'Infant', ar: 'رضيع' }, per: 'infant', unitAmount: '90.00', unitAgentAmount: '80.00' },
    { label: { en: 'Visa service', ar: 'خدمة' }, per: 'party', unitAmount: '200.00', unitAgentAmount: '200.00' },
  ],
  validDays: 3,
  deposit: { kind: 'percent', percent: 25 },
  depositDays: 2,
  balanceDays: 30,
  cancellationPolicy: [{ daysBefore: 7, percent: 100 }],
  inclusions: [{ en: 'Breakfast', ar: 'الإفطار' }],
  note: { en: 'Subject to availability', ar: '' },
};

const TEMPLATES: TemplateForm[] = [
  { name: 'Thanks', text: { en: 'Dear {lead}, thank you for {reference}.', ar: '' } },
  { name: 'Reminder', text: { en: 'Please accept by {deadline}.', ar: '' } },
  { name: 'Family', quotation: QUOTATION },
];

beforeEach(() => {
  calls.server.use(
    operatorHandler({ roles: ['holidays'], tenants: ['kestrel'] }),
    http.get(`${CALLS}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${CALLS}/Holidays/GetHolidayRequest`, () => HttpResponse.json(CASE)),
  );
});

/** Answers with these templates, and keeps which were asked for. */
function offer(templates: TemplateForm[]): unknown[] {
  const asked: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Templates/GetTemplates`, async ({ request }) => {
      asked.push(await request.json());
      const items = templates.map((template, at) => ({ templateId: `t-${at}`, version: 1, archived: false, template }));
      return HttpResponse.json({
        items,
        placeholders: ['lead', 'reference', 'deadline'],
        currency: 'AED',
        canEdit: true,
      });
    }),
  );
  return asked;
}

const open = () => renderConsole({ at: '/holidays/requests/kestrel/HR2611000001' });

async function choose(field: string, template: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Template: ${field}$`) }));
  await userEvent.click(await screen.findByRole('option', { name: template }));
}

it('sends an answer that a template filled in, once nothing is open in it and the operator sends it', async () => {
  offer(TEMPLATES);
  const sent: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/AddHolidayMessage`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(CASE);
    }),
  );
  open();
  await press('Use a template. Template: Answer');
  await choose('Answer', 'Reminder');
  await press('Send the answer');
  expect(screen.getByText('Replace {deadline}: nothing is known for it yet.')).toBeInTheDocument();
  await choose('Answer', 'Thanks');
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  expect(answer).toHaveValue('Dear Amina Rahman, thank you for HR2611000001.');
  expect(sent).toEqual([]);
  await userEvent.type(answer, ' Soon.');
  await press('Send the answer');
  expect(await screen.findByText('The answer was sent')).toBeInTheDocument();
  expect(sent).toMatchObject([{ text: 'Dear Amina Rahman, thank you for HR2611000001. Soon.' }]);
});

it('fills the quotation in for the party and the days of the request', async () => {
  offer(TEMPLATES);
  open();
  await press('Use a template. Template: quotation');
  await choose('quotation', 'Family');
  expect(screen.getByRole('textbox', { name: 'Line 3' })).toHaveValue('Visa service');
  expect(screen.getByRole('textbox', { name: 'Note for the agency' })).toHaveValue('Subject to availability');
});

it('counts the party, reckons the deadlines and reads English where there is no Arabic', () => {
  const now = new Date('2026-11-26T21:00:00Z');
  const draft = templateDraft(QUOTATION, 'ar', { ...CASE, childAges: [7, 1] }, now);
  expect(draft.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
    ['بالغ', '2'],
    ['Child', '1'],
    ['رضيع', '1'],
    ['خدمة', '1'],
  ]);
  // It is the 27th in Dubai already.
  expect(draft).toMatchObject({
    startsOn: '2027-03-10',
    validUntil: '2026-11-30T18:00',
    depositDue: '2026-12-02T18:00',
    balanceDue: '2027-02-08T18:00',
    inclusions: 'الإفطار',
    note: 'Subject to availability',
  });
  const late = { ...CASE, date: '2026-12-05' };
  expect(templateDraft(QUOTATION, 'en', late, now).balanceDue).toBe('2026-12-02T18:00');
  expect(templateDraft({ ...QUOTATION, balanceDays: 0 }, 'en', late, now).balanceDue).toBe('2026-12-05T00:00');
});
