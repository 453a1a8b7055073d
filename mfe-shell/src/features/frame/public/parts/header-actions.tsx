import { nextPage, paths, useSession, useTenant, useT } from '@jetway/kit-runtime';
import { useLocation } from '@jetway/kit-runtime/router';
import { Inline, LinkButton } from '@jetway/kit-ui';
import type { ButtonProps } from '@jetway/kit-ui';

import { signInHref } from '../../../../app/sign-in-address';
import { LanguageSwitch } from './language-switch';
import { PhoneMenu } from './phone-menu';

/** Language, sign-in (or back to work) and, on a phone, the menu. */
export function HeaderActions({ variant = 'secondary' }: { variant?: ButtonProps['variant'] }) {
  const t = useT('shell');
  const tenant = useTenant();
  const { signedIn } = useSession();
  const { pathname, search } = useLocation();
  const href = signedIn ? paths.searchpad() : signInHref(tenant, nextPage(search) ?? undefined);
  // On the page with the form, a button that leads there is useless.
  const isHere = pathname === paths.login() || (tenant.isDefault && pathname === paths.home());
  return (
    <Inline gap={1} wrap={false}>
      <LanguageSwitch />
      {!isHere && (
        <LinkButton href={href} variant={variant ?? 'secondary'}>
          {t(signedIn ? 'public.work' : 'public.signIn')}
        </LinkButton>
      )}
      <PhoneMenu />
    </Inline>
  );
}
