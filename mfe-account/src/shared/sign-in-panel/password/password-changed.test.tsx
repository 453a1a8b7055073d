import { renderWithPortal } from '@jetway/kit-test';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import accountModule from '../../../module';
import { PasswordChangedScreen } from './password-changed.screen';

afterEach(() => vi.useRealTimers());

it('reloads the page five seconds after the confirmation, and not before (P-144)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.fn();
  const begun = Date.now();
  await renderWithPortal(<PasswordChangedScreen reload={reload} />, { module: accountModule, signedIn: false });
  expect(await screen.findByRole('dialog', { name: 'Password changed' })).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(Math.max(0, 4_900 - (Date.now() - begun))));
  expect(reload).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(reload).toHaveBeenCalledOnce();
});
