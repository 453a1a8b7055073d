import { useChangePasswordMutation } from '@jetway/kit-api/auth';
import { useT } from '@jetway/kit-runtime';
import { Button, PasswordField, Stack, toast } from '@jetway/kit-ui';
import { resolver, useController, useForm } from '@jetway/kit-ui/forms';

import { useSaid } from '../../said';
import { ScreenView } from '../screen.view';
import type { ScreenProps } from '../sign-in.model';
import { useEntranceCall } from '../use-entrance-call';
import type { NewPassword } from './new-password.schema';
import { newPasswordSchema } from './new-password.schema';

/** Sets a new password, after the e-mailed code or because the temporary password must be changed. */
export function NewPasswordScreen({ step, go }: ScreenProps<'newPassword'>) {
  const t = useT('account');
  const said = useSaid();
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const { trouble, ask } = useEntranceCall();
  const { control, handleSubmit } = useForm<NewPassword>({
    resolver: resolver(newPasswordSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const password = useController({ control, name: 'password' });
  const confirmation = useController({ control, name: 'confirmation' });
  const submit = async (entered: NewPassword) => {
    const request = { username: step.username, password: entered.password };
    const reply = await ask(changePassword({ changePasswordRequest: request }));
    if (reply?.passwordChanged) go({ kind: 'passwordChanged' });
    else if (reply?.error) toast.error(said(reply.error.message));
  };
  return (
    <ScreenView
      title={t('newPassword.title')}
      lead={t(step.isForced ? 'newPassword.forced' : 'newPassword.lead')}
      trouble={trouble}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={4}>
          <PasswordField
            label={t('newPassword.password')}
            autoComplete="new-password"
            value={password.field.value}
            onChange={password.field.onChange}
            onBlur={password.field.onBlur}
            errorMessage={said(password.fieldState.error?.message)}
          />
          <PasswordField
            label={t('newPassword.confirmation')}
            autoComplete="new-password"
            value={confirmation.field.value}
            onChange={confirmation.field.onChange}
            onBlur={confirmation.field.onBlur}
            errorMessage={said(confirmation.fieldState.error?.message)}
          />
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isLoading}>
            {t('newPassword.submit')}
          </Button>
          <Button variant="link" onPress={() => go({ kind: 'credentials' })}>
            {t('code.back')}
          </Button>
        </Stack>
      </form>
    </ScreenView>
  );
}
