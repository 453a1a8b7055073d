import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Callout } from './callout';
import { ErrorState } from './outcome';
import { Steps } from './steps';
import { ProgressBar, Skeleton } from './waiting';

describe('Callout', () => {
  it('interrupts for danger only', () => {
    render(
      <>
        <Callout tone="danger">Refused</Callout>
        <Callout tone="info">By the way</Callout>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Refused');
    expect(screen.getByRole('status')).toHaveTextContent('By the way');
  });
});

describe('ErrorState', () => {
  it('retries and shows the request id', async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="No bookings" onRetry={onRetry} requestId="req-7" />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('req-7')).toBeVisible();
  });

  it('has no button without a retry handler', () => {
    render(<ErrorState title="No bookings" />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('Steps', () => {
  it('marks the current step', async () => {
    render(<Steps steps={['Travellers', 'Review']} current={1} />);
    await screen.findByRole('list');
    expect(screen.getByText('Review').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Travellers').closest('li')).not.toHaveAttribute('aria-current');
  });
});

describe('progress', () => {
  it('shows a percentage for known work only', () => {
    const { rerender } = render(<ProgressBar label="Asking" value={40} />);
    expect(screen.getByRole('progressbar', { name: 'Asking' })).toHaveAttribute('aria-valuenow', '40');
    rerender(<ProgressBar label="Asking" />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it('is announced only when a skeleton has a label', () => {
    const { rerender } = render(<Skeleton />);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    rerender(<Skeleton label="Loading fares" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading fares');
  });
});
