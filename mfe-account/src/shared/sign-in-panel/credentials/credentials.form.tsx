import { Button, PasswordField, Stack, TextField } from '@jetway/kit-ui';
import { resolver, useController, useForm, v } from '@jetway/kit-ui/forms';
import { useT } from '@jetway/kit-runtime';

import { useSaid } from '../../said';
import { emailSchema } from './email.schema';

const schema = v.object({
  username: emailSchema,
  password: v.pipe(v.string(), v.minLength(8, 'Please enter valid password')),
});

/** What a person types to sign in. The password is passed on exactly as typed. */
export type Credentials = v.InferOutput<typeof schema>;

interface CredentialsFormProps {
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onForgot: () => void;
}

export function CredentialsForm({ isPending, onSubmit, onForgot }: CredentialsFormProps) {
  const t = useT('account');
  const said = useSaid();
  const { control, handleSubmit } = useForm<Credentials>({
    resolver: resolver(schema),
    defaultValues: { username: '', password: '' },
  });
  const username = useController({ control, name: 'username' });
  const password = useController({ control, name: 'password' });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Stack gap={4}>
        <TextField
          label={t('signIn.email')}
          type="email"
          autoComplete="username"
          value={username.field.value}
          onChange={username.field.onChange}
          onBlur={username.field.onBlur}
          errorMessage={said(username.fieldState.error?.message)}
        />
        <PasswordField
          label={t('signIn.password')}
          autoComplete="current-password"
          value={password.field.value}
          onChange={password.field.onChange}
          onBlur={password.field.onBlur}
          errorMessage={said(password.fieldState.error?.message)}
        />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {t('signIn.submit')}
        </Button>
        <Button variant="link" onPress={onForgot}>
          {t('signIn.forgot')}
        </Button>
      </Stack>
    </form>
  );
}
