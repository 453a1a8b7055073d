import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { HotelPicture } from './hotel-picture';
import { SCENES, seedOf } from './seed';

it('a seed determines what is drawn; any other text draws a plain hotel', () => {
  expect(seedOf('resort-40-9')).toEqual({ scene: 'facade', kind: 'resort', hue: 40, variant: 9 });
  expect(seedOf('room:hostel-359-1234')).toEqual({ scene: 'room', kind: 'hostel', hue: 359, variant: 1234 });
  expect(seedOf('https://example.test/a.jpg')).toEqual({ scene: 'facade', kind: 'hotel', hue: 210, variant: 1 });
});

it.each(SCENES)('the %s is the same for the same seed, and another for another', (scene) => {
  const drawn = (variant: number) =>
    render(<HotelPicture seed={`${scene}:hotel-212-${variant}`} />).container.innerHTML;
  expect(drawn(1)).toBe(drawn(1));
  if (scene !== 'pool') expect(drawn(1)).not.toBe(drawn(5));
});

it('has a name when it is content, and none when it is decorative', () => {
  const { container } = render(<HotelPicture seed="hotel-212-1" label="A room" />);
  expect(screen.getByRole('img', { name: 'A room' })).toBeInTheDocument();
  expect(container.querySelector('image')).toBeNull();
});
