import { ignoreProblem } from '@jetway/kit-api';
import { useSignOutOthersMutation } from '@jetway/kit-api/profile';
import { useT } from '@jetway/kit-runtime';
import { Button, Inline, Text, toast } from '@jetway/kit-ui';

/** Ends the user's sessions on other devices. */
export function SessionsPanel() {
  const t = useT('account');
  const [signOutOthers, { isLoading }] = useSignOutOthersMutation();
  const end = async () => {
    const { data, error } = await signOutOthers();
    if (data) return toast.success(t(data.ended === 0 ? 'profile.sessions.none' : 'profile.sessions.ended', { count: data.ended }));
    ignoreProblem(error, 'said in a toast');
    toast.error(t('profile.unreachable'));
  };
  return (
    <Inline justify="space-between">
      <Text size="sm" muted>
        {t('profile.sessions.lead')}
      </Text>
      <Button size="sm" isPending={isLoading} onPress={() => void end()}>
        {t('profile.sessions.end')}
      </Button>
    </Inline>
  );
}
