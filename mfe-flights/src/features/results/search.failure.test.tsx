import { http, HttpResponse } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openResults as open, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const calls = resultsServer();

it('a refused search shows the reason, and links to the filled form instead of a retry', async () => {
  const user = userEvent.setup();
  const errors = [
    { pointer: '/segments/0/departureDate', code: 'date.past', detail: 'The date has passed.' },
    { pointer: '/x', code: 'x.odd', detail: 'Something odd.' },
  ];
  calls.server.use(
    http.post(START, () =>
      HttpResponse.json(
        { type: 'about:blank', title: 'x', status: 422, code: 'request.invalid', retryable: false, errors },
        { status: 422 },
      ),
    ),
  );
  await open();
  const dialog = await screen.findByRole('alertdialog', { name: 'The search failed' });
  expect(dialog).toHaveTextContent(/This date has passed\..*Something odd\./);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Change the search' }));
  const form = await screen.findByRole('form', { name: 'Flight search' });
  expect(await within(form).findByRole('combobox', { name: /^To/ })).toHaveValue('DAC');
});
