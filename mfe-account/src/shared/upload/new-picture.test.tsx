import { renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import accountModule from '../../module';
import { NewPicture } from './new-picture';

const PICTURE = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], 'logo.png', { type: 'image/png' });
const refused = (code: string) => ({
  error: {
    kind: 'problem',
    status: 422,
    problem: {
      code: 'request.invalid',
      title: 'No',
      errors: [{ pointer: '/file', code, detail: 'As the server says it' }],
    },
  },
});

async function chosen(upload: (file: File) => Promise<{ error?: unknown }>) {
  const onSaved = vi.fn();
  await renderWithPortal(
    <NewPicture label="Logo" name="logo" saveLabel="Save logo" upload={upload} onSaved={onSaved} />,
    { module: accountModule },
  );
  await screen.findByRole('button', { name: /Choose a file/ });
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, PICTURE);
  return { onSaved, save: () => userEvent.click(screen.getByRole('button', { name: /Save logo/ })) };
}

it('a refused picture can be sent again, and its error disappears', async () => {
  const upload = vi
    .fn()
    .mockResolvedValueOnce({ error: { kind: 'FETCH_ERROR', detail: 'offline' } })
    .mockResolvedValue({});
  const { save, onSaved } = await chosen(upload);
  await save();
  expect(await screen.findByText('We could not reach the service. Try again in a moment.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Choose another/ })).toHaveFocus());
  await save();
  expect(onSaved).toHaveBeenCalledOnce();
  expect(screen.queryByText(/could not reach/)).not.toBeInTheDocument();
});

it("a refusal is shown by its code's translation, else as the server's message", async () => {
  const { save } = await chosen(
    vi.fn().mockResolvedValueOnce(refused('file.broken')).mockResolvedValue(refused('file.unheardOf')),
  );
  await save();
  expect(await screen.findByText('The file is damaged.')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('As the server says it')).toBeInTheDocument();
});
