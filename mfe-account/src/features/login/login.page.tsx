import { useTenant } from '@jetway/kit-runtime';

import { SignInPanel } from '../../shared/sign-in-panel';
import { LoginLayout } from './login.layout';

/** The sign-in page in the tenant's layout; a tenant with a sign-in dialog has no such page. */
export function LoginPage() {
  return (
    <LoginLayout tenant={useTenant()}>
      <SignInPanel />
    </LoginLayout>
  );
}
