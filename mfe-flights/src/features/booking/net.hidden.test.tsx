import { portalHandlers, testServer } from '@jetway/kit-test';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { openDesk } from './testing/open-desk';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
beforeEach(() => localStorage.clear());
afterEach(calls.reset);
afterAll(calls.stop);

it('hides the net amount of the trip with H, and shows it again (T-226)', async () => {
  await openDesk();
  await waitFor(() => expect(document.body).toHaveTextContent(/480\.00/));
  await userEvent.keyboard('h');
  expect(document.body).not.toHaveTextContent(/480\.00/);
  expect(document.body).not.toHaveTextContent(/40\.00/);
  expect(document.body).toHaveTextContent(/520\.00/);
  await userEvent.keyboard('h');
  await waitFor(() => expect(document.body).toHaveTextContent(/480\.00/));
});
