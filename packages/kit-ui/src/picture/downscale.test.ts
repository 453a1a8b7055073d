import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FILE_LIMIT } from '../fields/file/file-fault';
import { downscaled, fitted } from './downscale';

const file = (size: number, type = 'image/png', name = 'slip.photo.png') =>
  new File([new Uint8Array(size)], name, { type });

it('fits a picture into a longest side without enlarging it', () => {
  expect(fitted({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitted({ width: 300, height: 8000 }, 2000)).toEqual({ width: 75, height: 2000 });
  expect(fitted({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 });
});

describe('a photo', () => {
  const sizes: number[] = [];
  const close = vi.fn();
  const sides: number[] = [];

  beforeEach(() => {
    sizes.length = 0;
    sides.length = 0;
    close.mockClear();
    vi.stubGlobal(
      'createImageBitmap',
      vi.fn(() => Promise.resolve({ width: 4000, height: 3000, close })),
    );
    // jsdom draws nothing.
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: () => undefined,
      drawImage: () => undefined,
    } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      take: BlobCallback,
      type?: string,
    ) {
      sides.push(this.width);
      take(new Blob([new Uint8Array(sizes.shift() ?? 0)], { type: type ?? '' }));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('below the limit, or not a picture, is sent as it is', async () => {
    const small = file(FILE_LIMIT - 1);
    const paper = file(FILE_LIMIT, 'application/pdf', 'slip.pdf');
    expect(await downscaled(small)).toBe(small);
    expect(await downscaled(paper)).toBe(paper);
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('above the limit becomes a JPEG below it, smaller with each attempt', async () => {
    sizes.push(FILE_LIMIT + 5, FILE_LIMIT, 300_000);
    const sent = await downscaled(file(FILE_LIMIT * 4));
    expect(sent).toMatchObject({ name: 'slip.photo.jpg', type: 'image/jpeg', size: 300_000 });
    expect(sides).toEqual([2000, 2000, 1400]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('that the browser cannot read, or that stays too large, is left to the check of files', async () => {
    const huge = file(FILE_LIMIT * 2);
    sizes.push(...Array.from({ length: 4 }, () => FILE_LIMIT));
    expect(await downscaled(huge)).toBe(huge);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('unreadable')));
    expect(await downscaled(huge)).toBe(huge);
  });
});
