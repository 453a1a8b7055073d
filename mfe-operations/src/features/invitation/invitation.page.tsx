import { isProblem } from '@jetway/kit-api/transport';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { Spinner } from '@jetway/kit-ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import type { AcceptanceResponse } from '../../api/endpoints/session';
import { useOpenInvitationQuery } from '../../api/endpoints/session';
import { sessionActions } from '../../session/session.slice';
import { Door } from '../../shared/door';
import { LoadFailed } from '../../shared/failure';
import { usePageTitle } from '../../shared/page-title';
import { AcceptanceForm } from './acceptance.form';
import { InvitationOver } from './invitation-over';
import { RecoveryCodes } from './recovery-codes';

/** Accepts an invitation. Its token is behind the `#` of the address, which browsers do not send. */
export default function InvitationPage() {
  usePageTitle('Invitation');
  // From the first address: the token stays when the address changes.
  const [token] = useState(useLocation().hash.slice(1));
  const [accepted, setAccepted] = useState<AcceptanceResponse>();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  if (accepted) {
    const enter = () => {
      dispatch(sessionActions.signedIn({ token: accepted.session.token }));
      void navigate('/', { replace: true });
    };
    return <RecoveryCodes codes={accepted.recoveryCodes} onKept={enter} />;
  }
  return token ? <Invitation token={token} onAccepted={setAccepted} /> : <InvitationOver />;
}

interface InvitationProps {
  token: string;
  onAccepted: (accepted: AcceptanceResponse) => void;
}

function Invitation({ token, onAccepted }: InvitationProps) {
  const { data, error, isFetching, refetch } = useOpenInvitationQuery({ invitationRequest: { token } });
  if (data) return <AcceptanceForm token={token} invitation={data} onAccepted={onAccepted} />;
  if (isProblem(error, 'operator.invitation_over')) return <InvitationOver />;
  if (error) {
    return (
      <Door title="Invitation">
        <LoadFailed what="The invitation" error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      </Door>
    );
  }
  return (
    <Door title="Invitation">
      <Spinner label="Opening the invitation" />
    </Door>
  );
}
