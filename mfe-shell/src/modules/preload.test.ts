import { expect, it, vi } from 'vitest';

import type { Place } from '../app/route-table';
import { createPreload } from './preload';

const place: Place = { moduleId: 'mfe-x', route: { path: '/x', title: 'x:y' } };

it('loads the page at an address, and ignores a failure', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const loadPage = vi.fn().mockRejectedValue(new Error('offline'));
  const preload = createPreload([place], loadPage);
  await preload('/x');
  await preload('/nowhere');
  expect(loadPage).toHaveBeenCalledExactlyOnceWith(place);
});

it('prefetches nothing when the user saves data', async () => {
  const loadPage = vi.fn();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await createPreload([place], loadPage)('/x');
  expect(loadPage).not.toHaveBeenCalled();
});
