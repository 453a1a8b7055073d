import { useTenant } from '@jetway/kit-runtime';

import { SignInPanel } from '../../shared/sign-in-panel';
import { LoginLayout } from './login.layout';

/** The sign-in page in the layout the tenant chose; a modal tenant has no such page. */
export function LoginPage() {
  return (
    <LoginLayout tenant={useTenant()}>
      <SignInPanel />
    </LoginLayout>
  );
}
