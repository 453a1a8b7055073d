import { Callout, Heading, Stack, Text } from '@jetway/kit-ui';
import { useTenant, useT } from '@jetway/kit-runtime';

import { CredentialsForm } from './credentials.form';
import { DeviceCodeForm } from './device-code.form';
import { useSignIn } from './use-sign-in';

/** The whole way in, from e-mail to token. Layouts place it; it knows none of them. */
export function SignInPanel() {
  const t = useT('account');
  const { companyName } = useTenant();
  const signIn = useSignIn();
  const atCode = signIn.step.kind === 'code';
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          {t(atCode ? 'code.title' : 'signIn.heading')}
        </Heading>
        {!atCode && <Text muted>{t('signIn.subheading', { company: companyName })}</Text>}
      </Stack>
      {signIn.isUnreachable && <Callout tone="danger">{t('signIn.unreachable')}</Callout>}
      {signIn.step.kind === 'code' ? (
        <DeviceCodeForm
          key={signIn.step.reference}
          username={signIn.step.username}
          sentAt={signIn.step.sentAt}
          isPending={signIn.isPending}
          isRefused={signIn.isRefused}
          onSubmit={signIn.submitCode}
          onResend={() => void signIn.resend()}
          onBack={signIn.back}
        />
      ) : (
        <CredentialsForm
          isPending={signIn.isPending}
          onSubmit={(entered) => void signIn.submitCredentials(entered)}
        />
      )}
    </Stack>
  );
}
