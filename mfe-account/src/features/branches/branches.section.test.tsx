import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { BranchesSection } from './branches.section';

const LOAD = '/api/customer/v1/CompanySettings/loadbranch';
const CREATE = '/api/customer/v1/CompanySettings/createbranch';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const deira = {
  branchId: 'b-1',
  version: 1,
  name: 'Deira',
  email: '',
  phone: '+97141234567',
  address: 'Al Rigga Road 7',
  city: 'Dubai',
  country: 'AE',
  manager: '',
  status: 'active',
};
const open = () => renderWithPortal(<BranchesSection />, { module: accountModule });

it('lists branches, and explains the empty list', async () => {
  calls.server.use(http.post(LOAD, () => HttpResponse.json({ branches: [deira] })));
  const { unmount } = await open();
  expect(await screen.findByText('Deira')).toBeInTheDocument();
  unmount();
  calls.server.use(http.post(LOAD, () => HttpResponse.json({ branches: [] })));
  await open();
  expect(await screen.findByText('No branches yet')).toBeInTheDocument();
});

it('warns how closing a branch affects its staff', async () => {
  calls.server.use(http.post(LOAD, () => HttpResponse.json({ branches: [deira] })));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /Edit/ }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.queryByText(/Its staff are signed out/)).not.toBeInTheDocument();
  await userEvent.click(await form.findByRole('button', { name: /Status/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
  expect(await form.findByText(/Its staff are signed out/)).toBeInTheDocument();
});

it('shows a server error at its field', async () => {
  const errors = [{ pointer: '/name', code: 'branch.taken', detail: 'There is already a branch of this name.' }];
  const problem = { type: 'x', code: 'request.invalid', title: 'No', status: 422, retryable: false, errors };
  calls.server.use(
    http.post(LOAD, () => HttpResponse.json({ branches: [deira] })),
    http.post(CREATE, () => HttpResponse.json(problem, { status: 422 })),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add branch' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findAllByText('Fill this in')).not.toHaveLength(0);
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Deira');
  await userEvent.type(await form.findByRole('textbox', { name: /^Phone/ }), '501234567');
  await userEvent.type(form.getByRole('textbox', { name: /^Address/ }), 'Al Rigga Road 7');
  await userEvent.type(form.getByRole('textbox', { name: /^City/ }), 'Dubai');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('There is already a branch of this name.')).toBeInTheDocument();
});
