import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { queue, toast } from './toast';
import { Toaster } from './toaster';

beforeEach(() => () => act(() => queue.clear()));

describe('Toaster', () => {
  it('shows a toast from anywhere and announces it', async () => {
    render(<Toaster />);
    act(() => toast.success('Ticket issued', { description: '2 tickets' }));
    const shown = within(await screen.findByRole('region', { name: /Notifications/ }));
    expect(shown.getByRole('alertdialog', { name: 'Ticket issued' })).toBeVisible();
    expect(shown.getByRole('alert')).toHaveTextContent('Ticket issued2 tickets');
  });

  it('removes it after three seconds (P-357)', async () => {
    await import('./toast-region');
    vi.useFakeTimers();
    render(<Toaster />);
    await act(() => toast.error('Refused'));
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.getByText('Refused')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Refused')).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('removes a dismissed toast', async () => {
    render(<Toaster />);
    act(() => toast.info('Signed in elsewhere', { duration: 60_000 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Signed in elsewhere')).not.toBeInTheDocument();
  });

  it('adds no style element to the page', async () => {
    const before = document.querySelectorAll('style:not([data-styled])').length;
    render(<Toaster />);
    act(() => toast.info('Hello'));
    await screen.findByText('Hello');
    expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(before);
  });
});
