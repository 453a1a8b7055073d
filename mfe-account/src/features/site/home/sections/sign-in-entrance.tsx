import { paths, useTenant, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Dialog, Inline, LinkButton } from '@jetway/kit-ui';

import { SignInPanel } from '../../../../shared/sign-in-panel';

const PARAMETER = 'signIn';
const OPEN = 'open';

/** Buttons to sign in and to register. */
export function Entrances({
  variant = 'primary',
  isCentred = false,
}: {
  variant?: 'primary' | 'secondary';
  isCentred?: boolean;
}) {
  const t = useT('account');
  return (
    <Inline gap={3} justify={isCentred ? 'center' : 'start'}>
      <SignInEntrance variant={variant} />
      <LinkButton href={paths.register()} variant="secondary" size="lg">
        {t('pitch.register')}
      </LinkButton>
    </Inline>
  );
}

/**
 * Opens a page or a dialog, depending on the tenant's sign-in layout. The address holds whether the dialog is open, and keeps
 * the page to open after signing in while it is closed.
 */
function SignInEntrance({ variant }: { variant: 'primary' | 'secondary' }) {
  const t = useT('account');
  const { loginVariation } = useTenant();
  const [query, setQuery] = useSearchParams();
  if (loginVariation !== 'modal') {
    return (
      <LinkButton href={paths.login()} variant={variant} size="lg">
        {t('pitch.signIn')}
      </LinkButton>
    );
  }
  const setOpen = (isOpen: boolean) => {
    const changed = new URLSearchParams(query);
    if (isOpen) changed.set(PARAMETER, OPEN);
    else changed.delete(PARAMETER);
    setQuery(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button variant={variant} size="lg" onPress={() => setOpen(true)}>
        {t('pitch.signIn')}
      </Button>
      <Dialog title={t('signIn.title')} isOpen={query.get(PARAMETER) === OPEN} onOpenChange={setOpen}>
        <SignInPanel />
      </Dialog>
    </>
  );
}
