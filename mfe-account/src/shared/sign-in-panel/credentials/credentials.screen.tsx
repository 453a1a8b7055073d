import { useAuthenticateMutation } from '@jetway/kit-api/auth';
import { nextPage, useTenant, useT } from '@jetway/kit-runtime';
import { useLocation } from '@jetway/kit-runtime/router';
import { toast } from '@jetway/kit-ui';

import { useSaid } from '../../said';
import { ScreenView } from '../screen.view';
import { outcomeOf } from '../sign-in.model';
import type { SignInStep } from '../sign-in.model';
import { useEntranceCall } from '../use-entrance-call';
import type { Credentials } from './credentials.form';
import { CredentialsForm } from './credentials.form';

interface CredentialsScreenProps {
  /** Signed in; the form waits for the portal to open. */
  isLeaving: boolean;
  go: (step: SignInStep) => void;
}

export function CredentialsScreen({ isLeaving, go }: CredentialsScreenProps) {
  const t = useT('account');
  const said = useSaid();
  const { companyName } = useTenant();
  const isOnTheWay = nextPage(useLocation().search) !== null;
  const [authenticate, { isLoading }] = useAuthenticateMutation();
  const { trouble, ask } = useEntranceCall();
  const submit = async (entered: Credentials) => {
    const reply = await ask(authenticate({ loginRequest: entered }));
    if (!reply) return;
    const outcome = outcomeOf(reply, entered.username, Date.now());
    if ('step' in outcome) go(outcome.step);
    else if (outcome.message) toast.error(said(outcome.message));
  };
  return (
    <ScreenView
      title={t('signIn.heading')}
      lead={isOnTheWay ? t('signIn.onTheWay') : t('signIn.subheading', { company: companyName })}
      trouble={trouble}
    >
      <CredentialsForm
        isPending={isLoading || isLeaving}
        onSubmit={(entered) => void submit(entered)}
        onForgot={() => go({ kind: 'forgot' })}
      />
    </ScreenView>
  );
}
