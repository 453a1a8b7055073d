import { createMemoryRouter } from '@jetway/kit-runtime/shell';
import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { TemplateForm } from '../../api/endpoints/templates';
import { Console } from '../../app/console';
import { createConsoleStore } from '../../app/store';
import { CALLS, refusal } from '../../testing/render';
import { AnswerField } from './answer.field';
import type { AnswerSource } from './template.picker';
import { useAnswer } from './use-answer';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const TEMPLATES: TemplateForm[] = [
  { name: 'Thanks', text: { en: 'Dear {lead}, thank you for {reference}.', ar: 'عزيزتي {lead}' } },
  { name: 'Reminder', text: { en: 'Please accept by {deadline}.', ar: '' } },
];

const SOURCE: AnswerSource = {
  tenant: 'kestrel',
  desk: 'holidays',
  values: (language) => ({ lead: language === 'ar' ? 'أمينة' : 'Amina', reference: 'HR1', deadline: undefined }),
};

/** Answers with these templates, and keeps which were asked for. */
function offer(templates: TemplateForm[]): unknown[] {
  const asked: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Templates/GetTemplates`, async ({ request }) => {
      asked.push(await request.json());
      const items = templates.map((template, at) => ({ templateId: `t-${at}`, version: 1, archived: false, template }));
      return HttpResponse.json({ items, placeholders: [], currency: 'AED', canEdit: true });
    }),
  );
  return asked;
}

function Page() {
  const answer = useAnswer({ longest: 200 });
  return <AnswerField label="Answer" answer={answer} source={SOURCE} fault="It is refused." />;
}

function open() {
  const router = createMemoryRouter([{ path: '/', element: <Page /> }]);
  render(<Console store={createConsoleStore()} router={router} />);
}

async function choose(template: string) {
  await userEvent.click(await screen.findByRole('button', { name: /Template: Answer$/ }));
  await userEvent.click(await screen.findByRole('option', { name: template }));
}

it('fills the text in from a template of the desk once it is chosen, and leaves it to be edited', async () => {
  const asked = offer(TEMPLATES);
  open();
  const answer = screen.getByRole('textbox', { name: 'Answer' });
  expect(answer).toHaveAccessibleDescription(/It is refused/);
  expect(asked).toEqual([]);
  await press('Use a template. Template: Answer');
  await choose('Thanks');
  expect(answer).toHaveValue('Dear Amina, thank you for HR1.');
  expect(asked).toEqual([{ tenant: 'kestrel', desk: 'holidays' }]);
  await userEvent.type(answer, ' Soon.');
  expect(answer).toHaveValue('Dear Amina, thank you for HR1. Soon.');
});

it('offers a template in each of its languages', async () => {
  offer([...TEMPLATES, { name: 'Empty', text: { en: '', ar: '' } }]);
  open();
  await press('Use a template. Template: Answer');
  await userEvent.click(await screen.findByRole('button', { name: /Template: Answer$/ }));
  const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(names).toEqual(['Thanks', 'Thanks (Arabic)', 'Reminder']);
  await userEvent.click(screen.getByRole('option', { name: 'Thanks (Arabic)' }));
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('عزيزتي أمينة');
});

it('asks for what is not known as soon as the text is filled in', async () => {
  offer(TEMPLATES);
  open();
  await press('Use a template. Template: Answer');
  await choose('Reminder');
  expect(await screen.findByText('Replace {deadline}: nothing is known for it yet.')).toBeInTheDocument();
});

it('says that a desk has no templates, and leads to their page', async () => {
  offer([]);
  open();
  await press('Use a template. Template: Answer');
  expect(await screen.findByText(/There are no templates for this yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Templates of this desk' })).toHaveAttribute(
    'href',
    '/templates?tenant=kestrel&desk=holidays',
  );
});

it('loads the templates again after a failure', async () => {
  calls.server.use(http.post(`${CALLS}/Templates/GetTemplates`, () => refusal(503, 'server.unavailable')));
  open();
  await press('Use a template. Template: Answer');
  expect(await screen.findByText(/The templates did not load/)).toBeInTheDocument();
  offer(TEMPLATES);
  await press('Try again');
  await choose('Thanks');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('Dear Amina, thank you for HR1.');
});
