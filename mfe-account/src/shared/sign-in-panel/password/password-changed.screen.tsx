import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Stack, Text } from '@jetway/kit-ui';
import { useEffect } from 'react';

/** How long the good news stands before the page begins anew. */
const RELOAD_AFTER_MS = 5000;

/** Says that the new password is set, then loads the page again: whoever sat here before is gone from memory too. */
export function PasswordChangedScreen() {
  const t = useT('account');
  const reload = () => window.location.reload();
  useEffect(() => {
    const timer = setTimeout(reload, RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
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
