import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Clicks a button as soon as it exists and is enabled; some wait for a price, a choice or part of the page. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', { name });
    if (found.disabled) throw new Error(`the button ${String(name)} cannot be pressed yet`);
    return found;
  });
  await userEvent.click(button);
}
