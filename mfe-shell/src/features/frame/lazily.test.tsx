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

it('a part whose code comes late is asked for again and shown', async () => {
  shown(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(() => 'The wallet'));
  expect(await screen.findByText('The wallet')).toBeInTheDocument();
});

it('a part whose code never comes is left out, or says so where it was asked for; the page stands', async () => {
  const never = vi.fn().mockRejectedValue(new Error('404'));
  shown(never);
  shown(never, () => 'Reload');
  expect(await screen.findByText('Reload')).toBeInTheDocument();
  expect(never).toHaveBeenCalledTimes(4);
  expect(screen.getAllByText('The page')).toHaveLength(2);
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});
