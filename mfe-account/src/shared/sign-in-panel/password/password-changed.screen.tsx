import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Stack, Text } from '@jetway/kit-ui';
import { useEffect } from 'react';

/** How long the good news stands before the page begins anew. */
const RELOAD_AFTER_MS = 5000;

const reloadPage = () => window.location.reload();

/** Says that the new password is set, then loads the page again: whoever sat here before is gone from memory too. */
export function PasswordChangedScreen({ reload = reloadPage }: { reload?: () => void }) {
  const t = useT('account');
  useEffect(() => {
    const timer = setTimeout(reload, RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [reload]);
  return (
    <Dialog title={t('passwordChanged.title')} isOpen isDismissable={false} onOpenChange={reload}>
      <Stack gap={5}>
        <Text>{t('passwordChanged.text')}</Text>
        <Button variant="primary" onPress={reload}>
          {t('passwordChanged.signIn')}
        </Button>
      </Stack>
    </Dialog>
  );
}
