import { portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import module from '../../../module';
import type { Filters, Range } from '../state/filters';
import { RangeFilter } from './range.filter';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);
afterEach(() => void vi.restoreAllMocks());

/** The price filter, and a button that simulates a batch with a cheaper fare. */
function Price({ onChange }: { onChange: (part: Partial<Filters>) => void }) {
  const [bounds, setBounds] = useState<Range>({ min: 400, max: 900 });
  return (
    <>
      <button onClick={() => setBounds({ min: 200, max: 900 })}>batch</button>
      <RangeFilter field="price" bounds={bounds} value={null} format={String} onChange={onChange} />
    </>
  );
}

async function open() {
  const onChange = vi.fn<(part: Partial<Filters>) => void>();
  await renderWithPortal(<Price onChange={onChange} />, { module });
  const [least, most] = await screen.findAllByRole<HTMLInputElement>('slider');
  if (!least || !most) throw new Error('a slider has two handles');
  return { onChange, least, most };
}

/** A mouse event at a position along the slider, which jsdom's events lack. */
function mouse(target: Element | Window, type: string, pageX: number) {
  const event = new MouseEvent(type, { button: 0, bubbles: true, cancelable: true });
  fireEvent(target, Object.defineProperties(event, { pageX: { value: pageX }, pageY: { value: 0 } }));
}

describe('a slider of the filters', () => {
  it('sets no minimum price when the maximum is lowered (T-211)', async () => {
    const { onChange, most } = await open();
    most.focus();
    fireEvent.keyDown(most, { key: 'PageDown' });
    fireEvent.keyUp(most, { key: 'PageDown' });
    expect(onChange).toHaveBeenLastCalledWith({ price: { min: -Infinity, max: 850 } });
  });

  it('also sets no filter when a cheaper fare arrives during the drag (T-211)', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 40));
    const { onChange, least, most } = await open();
    mouse(most.closest('[data-rac]') ?? most, 'mousedown', 500);
    mouse(window, 'mousemove', 400);
    expect([least.value, most.value]).toEqual(['400', '800']);
    fireEvent.click(screen.getByRole('button', { name: 'batch' }));
    mouse(window, 'mousemove', 300);
    mouse(window, 'mouseup', 300);
    expect(onChange).toHaveBeenLastCalledWith({ price: { min: -Infinity, max: 700 } });
    expect(least.value).toBe('200');
  });
});
