import { useResetPasswordMutation } from '@jetway/kit-api/auth';
import { useT } from '@jetway/kit-runtime';
import { Button, Stack, TextField, toast } from '@jetway/kit-ui';
import { resolver, useController, useForm, v } from '@jetway/kit-ui/forms';

import { useSaid } from '../../said';
import { emailSchema } from '../credentials/email.schema';
import { ScreenView } from '../screen.view';
import type { SignInStep } from '../sign-in.model';
import { useEntranceCall } from '../use-entrance-call';

const schema = v.object({ username: emailSchema });

/** Asks for the e-mail address to reset. Does not reveal whether it has an account. */
export function ForgotScreen({ go }: { go: (step: SignInStep) => void }) {
  const t = useT('account');
  const said = useSaid();
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const { trouble, ask } = useEntranceCall();
  const { control, handleSubmit } = useForm<{ username: string }>({
    resolver: resolver(schema),
    defaultValues: { username: '' },
  });
  const { field, fieldState } = useController({ control, name: 'username' });
  const submit = async ({ username }: { username: string }) => {
    const reply = await ask(resetPassword({ resetPasswordRequest: { username, deviceCheck: false } }));
    if (reply?.verificationReference)
      go({ kind: 'resetCode', username, reference: reply.verificationReference, sentAt: Date.now() });
    else if (reply?.error) toast.error(said(reply.error.message));
  };
  return (
    <ScreenView title={t('forgot.title')} lead={t('forgot.lead')} trouble={trouble}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={5}>
          <TextField
            label={t('signIn.email')}
            type="email"
            autoComplete="username"
            autoFocus
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={said(fieldState.error?.message)}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isLoading}>
            {t('forgot.submit')}
          </Button>
          <Button variant="link" onPress={() => go({ kind: 'credentials' })}>
            {t('code.back')}
          </Button>
        </Stack>
      </form>
    </ScreenView>
  );
}
