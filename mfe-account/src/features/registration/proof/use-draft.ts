import type { RegistrationDraft } from '@jetway/kit-api/registration';
import { useBeginRegistrationMutation, useGetRegistrationDraftQuery } from '@jetway/kit-api/registration';
import { useRef } from 'react';

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
  const opening = useRef<Promise<boolean> | null>(null);
  const open = async () => {
    const captcha = await pass('begin');
    if (!captcha) return false;
    const begun = await begin({ beginRequest: { captcha } });
    return begun.data !== undefined;
  };
  const ensure = () => {
    if (draft?.isOpen) return Promise.resolve(true);
    // Two fields that ask at once share one draft: a second would take the cookie of the first.
    opening.current ??= open().finally(() => (opening.current = null));
    return opening.current;
  };
  return { draft, isLoading, ensure };
}
