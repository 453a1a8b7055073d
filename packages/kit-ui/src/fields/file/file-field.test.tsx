import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { FileFieldControl as FileField } from './file-field.control';
import { FILE_LIMIT, fileFault, PAPER_TYPES, PICTURE_TYPES } from './file-fault';

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
});

const file = (name: string, type: string, size = 3) => new File([new Uint8Array(size)], name, { type });

function Owner({ progress }: { progress?: number }) {
  const [value, setValue] = useState<File | null>(null);
  return (
    <FileField
      label="Licence"
      name="licence"
      value={value}
      onChange={setValue}
      accept={PAPER_TYPES}
      progress={progress}
    />
  );
}

it('accepts a selected file, shows it, and removes it', async () => {
  const { container } = render(<Owner />);
  await userEvent.upload(screen.getByTestId('file-licence'), file('scan.png', 'image/png'));
  expect(screen.getByText('scan.png')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: scan.png' }));
  expect(screen.queryByText('scan.png')).not.toBeInTheDocument();
});

it('accepts a dropped file, but not during an upload', () => {
  const { rerender } = render(<Owner progress={0.4} />);
  const area = screen.getByRole('group', { name: 'Licence' });
  const drop = () =>
    fireEvent.drop(area, { dataTransfer: { files: { item: () => file('a.pdf', 'application/pdf') } } });
  drop();
  expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  rerender(<Owner />);
  drop();
  expect(screen.getByText('a.pdf')).toBeInTheDocument();
});

it('accepts a photo taken with the camera of a touch device', async () => {
  const onChange = vi.fn();
  render(<FileField label="Slip" name="slip" value={null} onChange={onChange} accept={PAPER_TYPES} hasCamera />);
  const camera = screen.getByTestId('photo-slip');
  expect(camera).toHaveAttribute('capture', 'environment');
  const photo = file('photo.jpg', 'image/jpeg');
  await userEvent.upload(camera, photo);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(photo);
});

it('opens by keyboard and shows its error', async () => {
  const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <FileField
      label="Logo"
      value={null}
      onChange={() => undefined}
      accept={PICTURE_TYPES}
      description="PNG"
      errorMessage="Too large"
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Choose a file: Logo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'Logo' })).toHaveAccessibleDescription('PNG Too large');
  opened.mockRestore();
});

it('rejects files by size and type (P-217)', () => {
  expect(fileFault(file('a.pdf', 'application/pdf', FILE_LIMIT - 1), PAPER_TYPES)).toBeUndefined();
  expect(fileFault(file('a.pdf', 'application/pdf', FILE_LIMIT), PAPER_TYPES)).toBe('tooLarge');
  expect(fileFault(file('a.pdf', 'application/pdf'), PICTURE_TYPES)).toBe('kind');
  expect(fileFault(file('a.svg', 'image/svg+xml'), PAPER_TYPES)).toBe('kind');
  expect(fileFault(file('a.png', 'image/png', 0), PAPER_TYPES)).toBe('empty');
});
