import { afterEach, expect, it, vi } from 'vitest';

import { photoFault, sizeFault } from './photo';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{ width: 413, height: 531 }, null],
  [{ width: 3024, height: 4032 }, null],
  [{ width: 600, height: 600 }, null],
  [{ width: 412, height: 531 }, 'small'],
  [{ width: 350, height: 450 }, 'small'],
  [{ width: 4032, height: 3024 }, 'proportion'],
  [{ width: 1080, height: 1920 }, 'proportion'],
])('a portrait of %j: %s', (size, fault) => expect(sizeFault(size)).toBe(fault));

it('is measured upright, and one that cannot be read is refused', async () => {
  const close = vi.fn();
  const read = vi.fn(() => Promise.resolve({ width: 600, height: 800, close }));
  vi.stubGlobal('createImageBitmap', read);
  const file = new File(['x'], 'face.jpg', { type: 'image/jpeg' });
  expect(await photoFault(file)).toBeNull();
  expect(read).toHaveBeenCalledWith(file, { imageOrientation: 'from-image' });
  expect(close).toHaveBeenCalledOnce();
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unreadable')));
  expect(await photoFault(file)).toBe('unreadable');
});
