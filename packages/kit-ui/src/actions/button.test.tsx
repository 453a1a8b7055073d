import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Button } from './button';

it('works by mouse and by keyboard', async () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>Book</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Book' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('ignores presses while pending, keeps the focus and announces the state', async () => {
  const onPress = vi.fn();
  const { rerender } = render(<Button onPress={onPress}>Book</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isPending>
      Book
    </Button>,
  );
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('progressbar', { name: 'Working…' })).toBeInTheDocument();
});

it('cannot be focused while disabled', async () => {
  const onPress = vi.fn();
  render(
    <Button onPress={onPress} isDisabled>
      Book
    </Button>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});
