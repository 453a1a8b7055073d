import { isProblem } from '@jetway/kit-api';
import type { RegistrationDraft } from '@jetway/kit-api/registration';
import { useBeginRegistrationMutation, useGetRegistrationDraftQuery } from '@jetway/kit-api/registration';

import { useCaptcha } from '../captcha/use-captcha';

export interface DraftHandle {
  draft: RegistrationDraft | undefined;
  isLoading: boolean;
  /** Opens a draft unless there is one; false when the human check was not passed. */
  ensure: () => Promise<boolean>;
}

/** What the service keeps for this browser while the form is typed: proven addresses and papers. */
export function useDraft(): DraftHandle {
  const { data: draft, isLoading } = useGetRegistrationDraftQuery();
  const [begin] = useBeginRegistrationMutation();
  const pass = useCaptcha();
  const ensure = async () => {
    if (draft?.isOpen) return true;
    const captcha = await pass('begin');
    if (!captcha) return false;
    const begun = await begin({ beginRequest: { captcha } });
    return begun.data !== undefined;
  };
  return { draft, isLoading, ensure };
}

/** Whether a call failed because the draft is gone: the form was left alone for two days. */
export function isDraftGone(error: unknown): boolean {
  return isProblem(error, 'registration.no_draft');
}
