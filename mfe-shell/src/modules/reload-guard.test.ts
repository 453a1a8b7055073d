import { expect, it, vi } from 'vitest';

import { forgetReloads, reloadWithinLimit } from './reload-guard';

it('reloads ten times, counted in local storage, then stops (P-178)', () => {
  const reload = vi.fn();
  const answers = Array.from({ length: 12 }, () => reloadWithinLimit(reload));
  expect(reload).toHaveBeenCalledTimes(10);
  expect(answers.slice(9)).toEqual([true, false, false]);
  expect(Object.values(localStorage)).toEqual(['10']);
});

it('counts afresh once a module arrived', () => {
  const reload = vi.fn();
  for (let time = 0; time < 11; time += 1) reloadWithinLimit(reload);
  forgetReloads();
  expect(reloadWithinLimit(reload)).toBe(true);
});
