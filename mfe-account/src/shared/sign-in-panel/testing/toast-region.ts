import { toast } from '@jetway/kit-ui';
import { act, screen, within } from '@testing-library/react';

/** The region of the toasts, once its code is loaded: a toast shown before could be gone by then. */
export async function toastRegion() {
  act(() => toast.info('First toast', { duration: 60_000 }));
  return within(await screen.findByRole('region', { name: /Notifications/ }));
}
