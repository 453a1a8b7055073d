import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { RangeSlider } from './range-slider';

function Price({ onChangeEnd }: { onChangeEnd?: (value: [number, number]) => void }) {
  const [price, setPrice] = useState<[number, number]>([100, 120]);
  return (
    <RangeSlider
      label="Price"
      labelStart="lowest"
      labelEnd="highest"
      min={0}
      max={500}
      step={10}
      value={price}
      onChange={setPrice}
      onChangeEnd={onChangeEnd}
      format={(amount) => `AED ${amount}`}
    />
  );
}

const lowest = () => screen.findByRole('slider', { name: /lowest/ });

it("shows and announces both ends in the caller's format", async () => {
  render(<Price />);
  expect(await lowest()).toHaveAttribute('aria-valuetext', 'AED 100');
  expect(screen.getByText('AED 100 – AED 120')).toBeVisible();
});

it('moves an end by a step, and reports when the move ends', async () => {
  const onChangeEnd = vi.fn();
  render(<Price onChangeEnd={onChangeEnd} />);
  (await lowest()).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('AED 110 – AED 120')).toBeVisible();
  expect(await lowest()).toHaveAttribute('aria-valuetext', 'AED 110');
  expect(onChangeEnd).toHaveBeenLastCalledWith([110, 120]);
});

it('keeps the ends in order and within bounds', async () => {
  render(<Price />);
  (await lowest()).focus();
  await userEvent.keyboard('{End}');
  expect(screen.getByText('AED 120 – AED 120')).toBeVisible();
  await userEvent.keyboard('{Home}');
  expect(screen.getByText('AED 0 – AED 120')).toBeVisible();
});
