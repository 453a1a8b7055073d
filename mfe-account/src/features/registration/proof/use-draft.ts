import type { RegistrationDraft } from '@jetway/kit-api/registration';
import { useBeginRegistrationMutation, useGetRegistrationDraftQuery } from '@jetway/kit-api/registration';
import { useRef } from 'react';

import { useCaptcha } from '../captcha/use-captcha';

export interface DraftHandle {
  draft: RegistrationDraft | undefined;
  isLoading: boolean;
  /** Creates a draft unless there is one; resolves to false when the human check failed. */
  ensure: () => Promise<boolean>;
}

/** The server-side draft of this browser: verified addresses and attachments. */
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
    // Two fields that need a draft at once share it; a second one would replace the first one's cookie.
    opening.current ??= open().finally(() => (opening.current = null));
    return opening.current;
  };
  return { draft, isLoading, ensure };
}
