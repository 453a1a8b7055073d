import { http, HttpResponse, portalHandlers, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { DocumentsSection } from './documents.section';
import { KycSection } from './kyc.section';

const COMPANY = '/api/customer/v1/CompanySettings';
const remark = {
  at: '2026-11-20T09:00:00Z',
  author: 'portal',
  authorName: 'Nadia',
  remark: 'Which address is on the licence?',
};
const calls = testServer(
  ...portalHandlers(),
  http.post(`${COMPANY}/loaddocuments`, () => HttpResponse.json({ documents: [] })),
  http.post(`${COMPANY}/loadkycremarks`, () => HttpResponse.json({ remarks: [remark] })),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it('an answer to a remark takes the focus back when it is empty, and when the server refuses it', async () => {
  const errors = [{ pointer: '/remark', code: 'text.unheardOf', detail: 'As the server says it' }];
  const problem = { type: 'about:blank', title: 'No', status: 422, code: 'request.invalid', retryable: false, errors };
  calls.server.use(http.post(`${COMPANY}/updatekycremarks`, () => HttpResponse.json(problem, { status: 422 })));
  await renderWithPortal(<KycSection />, { module: accountModule });
  await press('Send');
  const answer = screen.getByRole('textbox', { name: 'Your answer' });
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).toHaveAccessibleDescription('Fill this in');
  await userEvent.type(answer, 'The first one.');
  await press('Send');
  expect(await screen.findByText('As the server says it')).toBeInTheDocument();
  await waitFor(() => expect(answer).toHaveFocus());
});

it('an upload without a file leads to the choice of one', async () => {
  await renderWithPortal(<DocumentsSection />, { module: accountModule });
  const choice = await screen.findByRole('button', { name: /^Choose a file/ });
  await press('Upload');
  await waitFor(() => expect(choice).toHaveFocus());
});
