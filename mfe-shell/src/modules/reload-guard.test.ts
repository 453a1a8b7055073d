import { expect, it, vi } from 'vitest';

import { forgetReloads, page, reloadWithinLimit } from './reload-guard';

it('reloads ten times, counted in local storage, then stops (P-178)', () => {
  const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  const answers = Array.from({ length: 12 }, () => reloadWithinLimit());
  expect(reload).toHaveBeenCalledTimes(10);
  expect(answers.slice(9)).toEqual([true, false, false]);
  expect(Object.values(localStorage)).toEqual(['10']);
});

it('restarts the count once a module has loaded', () => {
  vi.spyOn(page, 'reload').mockImplementation(() => undefined);
  for (let time = 0; time < 11; time += 1) reloadWithinLimit();
  forgetReloads();
  expect(reloadWithinLimit()).toBe(true);
});
