import type { GetCaptchaApiArg } from '@jetway/kit-api/registration';
import { useLazyGetCaptchaQuery } from '@jetway/kit-api/registration';

import { solve } from './solve';

/** Solves a human check for one purpose; null on failure. Each answer is valid once. */
export function useCaptcha() {
  const [getCaptcha] = useLazyGetCaptchaQuery();
  return async (purpose: GetCaptchaApiArg['purpose']): Promise<string | null> => {
    const { data: task } = await getCaptcha({ purpose });
    return task ? solve(task) : null;
  };
}
