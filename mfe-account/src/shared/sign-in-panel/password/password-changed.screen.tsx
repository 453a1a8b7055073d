import { useT } from '@jetway/kit-runtime';
import { Button, Dialog, Stack, Text } from '@jetway/kit-ui';
import { useEffect } from 'react';

/** How long the confirmation is shown before the page reloads. */
const RELOAD_AFTER_MS = 5000;

const reloadPage = () => window.location.reload();

/** Confirms the new password, then reloads the page, which clears all memory of the previous user. */
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
