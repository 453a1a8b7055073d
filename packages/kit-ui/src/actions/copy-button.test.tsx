import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { CopyButton } from './copy-button';

it('copies the text to the clipboard and confirms it', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="JW7K2Q" label="Copy order reference" />);
  await user.click(screen.getByRole('button', { name: 'Copy order reference' }));
  expect(await navigator.clipboard.readText()).toBe('JW7K2Q');
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it('reports when the browser refuses', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  render(<CopyButton text="JW7K2Q" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Could not copy')).toBeInTheDocument();
});
