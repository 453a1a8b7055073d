import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';

import { lazily } from './lazily';

function shown(load: () => Promise<() => React.ReactNode>, instead?: () => React.ReactNode) {
  const Part = lazily(load, instead);
  render(
    <>
      <p>The page</p>
      <Suspense fallback="…">
        <Part />
      </Suspense>
    </>,
  );
}

it('a part that fails to load once is retried and shown', async () => {
  shown(
    vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(() => 'The wallet'),
  );
  expect(await screen.findByText('The wallet')).toBeInTheDocument();
});

it('a part that never loads is omitted, or shows an error where the user opened it; the page keeps working', async () => {
  const never = vi.fn().mockRejectedValue(new Error('404'));
  shown(never);
  shown(never, () => 'Reload');
  expect(await screen.findByText('Reload')).toBeInTheDocument();
  expect(never).toHaveBeenCalledTimes(4);
  expect(screen.getAllByText('The page')).toHaveLength(2);
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});
