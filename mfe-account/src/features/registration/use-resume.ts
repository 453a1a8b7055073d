import { useResumeRegistrationMutation } from '@jetway/kit-api/registration';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { useEffect, useRef, useState } from 'react';

import type { RegistrationForm } from './fields/use-registration-form';
import { fromWire } from './model/form.model';

const KEY = /^#application=([0-9a-f]{64})$/;

/** Opens an application from an e-mailed link: fills in the form and removes the key from the address bar at once. */
export function useResume(form: RegistrationForm): { isResuming: boolean; isLinkDead: boolean } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [resume, resuming] = useResumeRegistrationMutation();
  const [isLinkDead, setLinkDead] = useState(false);
  const begun = useRef(false);
  const key = KEY.exec(hash)?.[1];
  useEffect(() => {
    if (!key || begun.current) return;
    begun.current = true;
    void navigate(pathname, { replace: true });
    void resume({ resumeRequest: { key } }).then((reply) => {
      if (!reply.data) return setLinkDead(true);
      if (reply.data.form) form.reset(fromWire(reply.data.form));
      form.setStep('business');
    });
  }, [key, pathname, navigate, resume, form]);
  return { isResuming: resuming.isLoading, isLinkDead };
}
