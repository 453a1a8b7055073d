import { paths, useTenant, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Dialog, LinkButton } from '@jetway/kit-ui';

import { SignInPanel } from '../../../../shared/sign-in-panel';

const PARAMETER = 'signIn';
const OPEN = 'open';

/** A page of its own or a dialog: the tenant's sign-in layout decides. The address says whether the dialog is open. */
export function SignInEntrance({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
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
  const setOpen = (isOpen: boolean) =>
    setQuery(isOpen ? { [PARAMETER]: OPEN } : {}, { replace: true, preventScrollReset: true });
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
