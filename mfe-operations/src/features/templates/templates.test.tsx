import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { TemplateSave, TemplatesFound, TemplateView } from '../../api/endpoints/templates';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { draftOf, formOf, NEW_QUOTATION_TEMPLATE } from './edit/template.draft';
import { desksFor } from './templates.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const PHOTO: TemplateView = {
  templateId: 't-1',
  version: 2,
  archived: false,
  template: { name: 'Photo', text: { en: 'Dear {agency}', ar: 'عزيزي {agency}' } },
  changedAt: '2026-11-26T06:00:00Z',
  changedBy: 'Nadia Rahman',
};

/** What the desk has. */
let stored: TemplateView[] = [];
let canEdit = true;

beforeEach(() => {
  stored = [PHOTO];
  canEdit = true;
  calls.server.use(
    operatorHandler({ roles: ['visa'], tenants: ['kestrel'] }),
    http.post(`${CALLS}/Templates/GetTemplates`, async ({ request }) => {
      const { archived = false } = (await request.json()) as { archived?: boolean };
      return HttpResponse.json<TemplatesFound>({
        items: stored.filter((one) => one.archived === archived),
        placeholders: ['reference', 'agency'],
        currency: 'AED',
        canEdit,
      });
    }),
  );
});

const open = (at: string) => renderConsole({ at });

/** Keeps what is saved, which answers as given. */
function saving(answer: (sent: TemplateSave) => Response): TemplateSave[] {
  const sent: TemplateSave[] = [];
  calls.server.use(
    http.post(`${CALLS}/Templates/SaveTemplate`, async ({ request }) => {
      const body = (await request.json()) as TemplateSave;
      sent.push(body);
      return answer(body);
    }),
  );
  return sent;
}

it('lists what is offered, and archives it', async () => {
  const sent: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Templates/SetTemplateState`, async ({ request }) => {
      sent.push(await request.json());
      stored = [{ ...PHOTO, version: 3, archived: true }];
      return HttpResponse.json(stored[0]);
    }),
  );
  open('/templates');
  expect(await screen.findByRole('link', { name: 'Photo' })).toHaveAttribute('href', '/templates/kestrel/visas/t-1');
  expect(screen.getByText('English, Arabic')).toBeInTheDocument();
  await press('Archive Photo');
  expect(await screen.findByText('Photo was archived')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'kestrel', desk: 'visas', templateId: 't-1', version: 2, archived: true }]);
  expect(await screen.findByText('This desk has no templates yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Archived' }));
  expect(await screen.findByRole('button', { name: 'Offer Photo' })).toBeInTheDocument();
});

it('writes a template, and names the field that cannot be filled in', async () => {
  const sent = saving(({ template }) =>
    template.text?.en.includes('agnecy')
      ? refusal(422, 'request.invalid', {
          errors: [{ pointer: '/template/text/en', code: 'placeholder.unknown', detail: '{agnecy} is not one.' }],
        })
      : HttpResponse.json({ ...PHOTO, template }),
  );
  const { router } = open('/templates');
  await userEvent.click(await screen.findByRole('link', { name: 'New template' }));
  await press('Save the template');
  expect(await screen.findByText('Write a name.')).toBeInTheDocument();
  expect(screen.getByText('Write it in English, in Arabic or in both.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Photo');
  const english = screen.getByRole('textbox', { name: 'Text (English)' });
  await userEvent.type(english, 'Dear {{agnecy}');
  await press('Save the template');
  await waitFor(() => expect(english).toHaveAccessibleDescription(/\{agnecy\} is not one/));
  await userEvent.clear(english);
  await userEvent.type(english, 'Dear {{agency}');
  await press('Save the template');
  expect(await screen.findByText('Photo was saved')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({
    tenant: 'kestrel',
    desk: 'visas',
    template: { name: 'Photo', text: { en: 'Dear {agency}', ar: '' } },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/templates'));
});

it('keeps what was typed when another operator was first, and says what to do', async () => {
  const sent = saving(({ version, template }) => {
    if (version === 2) {
      stored = [{ ...PHOTO, version: 3, changedBy: 'Salma Aziz', template: { ...PHOTO.template, name: 'Portrait' } }];
      return refusal(409, 'record.changed');
    }
    return HttpResponse.json({ ...PHOTO, version: 4, template });
  });
  open('/templates/kestrel/visas/t-1');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.type(name, ' again');
  await press('Save the template');
  expect(await screen.findByText('Another change was saved first')).toBeInTheDocument();
  expect(await screen.findByText('Salma Aziz has changed the template')).toBeInTheDocument();
  expect(name).toHaveValue('Photo again');
  await press('Keep what I typed');
  await press('Save the template');
  expect(await screen.findByText('Photo again was saved')).toBeInTheDocument();
  expect(sent.map(({ templateId, version }) => [templateId, version])).toEqual([
    ['t-1', 2],
    ['t-1', 3],
  ]);
});

it('copies a template into a new one', async () => {
  const sent = saving(({ template }) => HttpResponse.json({ ...PHOTO, templateId: 't-2', template }));
  open('/templates');
  await userEvent.click(await screen.findByRole('link', { name: 'Copy Photo' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Photo (copy)');
  await press('Save the template');
  expect(await screen.findByText('Photo (copy) was saved')).toBeInTheDocument();
  expect(sent).toMatchObject([{ template: { name: 'Photo (copy)', text: PHOTO.template.text } }]);
  expect(sent[0]).not.toHaveProperty('templateId');
});

it('is only read by operators who do not answer at the desk', async () => {
  canEdit = false;
  open('/templates');
  await screen.findByRole('link', { name: 'Photo' });
  expect(screen.queryByRole('button', { name: 'Archive Photo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New template' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Photo' }));
  expect(await screen.findByText(/Only operators who answer at this desk/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save the template' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeDisabled();
});

it('says that an address has no template', async () => {
  open('/templates/kestrel/visas/t-9');
  expect(await screen.findByText('There is no such template')).toBeInTheDocument();
});

it('offers each operator the desks of their roles', () => {
  expect(desksFor(['finance'])).toEqual(['deposits', 'approvals']);
  expect(desksFor(['support'])).toEqual(['holidays', 'groups', 'visas']);
  expect(desksFor(['kyc'])).toEqual([]);
});

it('reads a quotation as it was typed, and names what is wrong with it', () => {
  const { faults } = formOf({ ...NEW_QUOTATION_TEMPLATE, name: 'Family' });
  expect(Object.keys(faults)).toEqual([
    '/template/quotation/lines/0/label/en',
    '/template/quotation/lines/0/unitAmount',
    '/template/quotation/lines/0/unitAgentAmount',
  ]);
  const quotation = {
    lines: [
      { label: { en: 'Adult', ar: '' }, per: 'adult', unitAmount: '1500.00', unitAgentAmount: '1400.00' } as const,
    ],
    validDays: 3,
    deposit: { kind: 'fixed', amount: '500.00' } as const,
    depositDays: 2,
    balanceDays: 30,
    cancellationPolicy: [{ daysBefore: 7, percent: 100 }],
    inclusions: [{ en: 'Breakfast', ar: 'الإفطار' }],
    note: { en: '', ar: '' },
  };
  expect(formOf(draftOf({ name: 'Family', quotation })).form).toEqual({ name: 'Family', quotation });
});
