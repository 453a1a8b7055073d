import type { GetCaptchaApiArg } from '@jetway/kit-api/registration';
import { useLazyGetCaptchaQuery } from '@jetway/kit-api/registration';

import { solve } from './solve';

/** Passes the human check for one door; null when it could not be passed. Each answer is good once. */
export function useCaptcha() {
  const [getCaptcha] = useLazyGetCaptchaQuery();
  return async (purpose: GetCaptchaApiArg['purpose']): Promise<string | null> => {
    const { data: task } = await getCaptcha({ purpose });
    return task ? solve(task) : null;
  };
}
