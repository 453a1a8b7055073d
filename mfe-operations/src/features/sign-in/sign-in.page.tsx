import { nextPage } from '@jetway/kit-runtime';
import { Navigate, useLocation } from '@jetway/kit-runtime/router';
import { Callout } from '@jetway/kit-ui';

import { useLeaving, useToken } from '../../session/use-operator';
import { Door } from '../../shared/door';
import { usePageTitle } from '../../shared/page-title';
import { SignInForm } from './sign-in.form';

const OVER = {
  over: 'Your session is over. Sign in again to go on where you were.',
  ended: 'Your session was ended from elsewhere. Sign in again to go on where you were.',
  left: undefined,
} as const;

/** Signs an operator in, and leads back to the page that asked for it. */
export default function SignInPage() {
  usePageTitle('Sign in');
  const token = useToken();
  const leaving = useLeaving();
  const { search } = useLocation();
  if (token) return <Navigate to={destination(search)} replace />;
  // Another address than the home page asked for a session, such as one in an e-mail.
  const asked = destination(search) === '/' ? undefined : 'Sign in to open the page you asked for.';
  const notice = leaving ? OVER[leaving] : asked;
  return (
    <Door title="Sign in" lead="For staff. Agents sign in at their own portal.">
      {notice && <Callout tone="info">{notice}</Callout>}
      <SignInForm />
    </Door>
  );
}

/** Where to go after signing in. Only a path of the console, and never the sign-in itself. */
function destination(search: string): string {
  const next = nextPage(search);
  return next && !/^\/(sign-in|invitation)([/?#]|$)/i.test(next) ? next : '/';
}
