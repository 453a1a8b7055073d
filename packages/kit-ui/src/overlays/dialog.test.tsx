import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

import { Button } from '../actions';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { preloadOverlays } from './layer';
import { Sheet } from './sheet';

beforeAll(preloadOverlays);

function Opened({ as: Overlay, ...rest }: { as: typeof Dialog | typeof Sheet; isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Overlay title="Fare rules" isOpen={isOpen} onOpenChange={setOpen} {...rest}>
        Non-refundable
      </Overlay>
    </>
  );
}

it.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s is named by its title, closes on Escape and restores the focus', async (_name, overlay) => {
  render(<Opened as={overlay} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Fare rules' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('a dialog closes with its close button', async () => {
  render(<Opened as={Dialog} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a dialog that requires an answer ignores Escape and has no close button', async () => {
  render(<Opened as={Dialog} isDismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

function confirmation(isPending: boolean) {
  const acts = { onOpenChange: vi.fn(), onConfirm: vi.fn() };
  render(
    <ConfirmDialog title="Void the ticket?" isOpen confirmLabel="Void" tone="danger" isPending={isPending} {...acts}>
      It cannot be undone.
    </ConfirmDialog>,
  );
  return acts;
}

it('confirming and declining are reported separately', async () => {
  const { onConfirm, onOpenChange } = confirmation(false);
  await userEvent.click(screen.getByRole('button', { name: 'Void' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it('a confirmed action cannot be cancelled or repeated while it runs', async () => {
  const { onConfirm, onOpenChange } = confirmation(true);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: /Void/ }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
