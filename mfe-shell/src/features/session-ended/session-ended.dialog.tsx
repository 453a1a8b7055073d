import { SESSION_ENDED, sessionActions, useT } from '@jetway/kit-runtime';
import { selectEnded } from '@jetway/kit-runtime/shell';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Dialog, Inline, Stack, Text } from '@jetway/kit-ui';

/** Tells the user that the server ended the session, and signs out on confirmation. */
export function SessionEndedDialog() {
  const t = useT('shell');
  const dispatch = useAppDispatch();
  const ended = useAppSelector(selectEnded);
  const leave = () => dispatch(sessionActions.signedOut({ isCutOff: true }));
  if (!ended) return null;
  return (
    <Dialog title={t('ended.title')} size="sm" isOpen onOpenChange={(isOpen: boolean) => !isOpen && leave()}>
      <Stack gap={5}>
        <Text>{ended.message === SESSION_ENDED ? t('ended.text') : ended.message}</Text>
        <Inline justify="end">
          <Button variant="primary" onPress={leave}>
            {t('ended.ok')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
