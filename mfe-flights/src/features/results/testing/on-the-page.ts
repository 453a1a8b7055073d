import { HttpResponse } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';

/** A problem as the API answers it. */
export function problem(status: number, code: string) {
  return HttpResponse.json(
    { type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7' },
    { status },
  );
}

/** The names of the flight cards, in their order on the page. */
export const cards = async () =>
  (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label') ?? '');

/** Presses Select on the card with this name. */
export const select = async (user: ReturnType<typeof userEvent.setup>, card: RegExp) =>
  user.click(within(await screen.findByRole('article', { name: card })).getByRole('button', { name: 'Select' }));
