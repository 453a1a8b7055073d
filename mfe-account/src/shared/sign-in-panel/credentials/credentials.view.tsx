import { Button, PasswordField, Stack, TextField } from '@jetway/kit-ui';
import type { TextFieldProps } from '@jetway/kit-ui';
import type { FormEventHandler, Ref } from 'react';

type FieldState = Pick<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'errorMessage'>;

interface CredentialsViewProps {
  words: Record<'email' | 'password' | 'submit' | 'forgot', string>;
  username: FieldState;
  password: FieldState;
  isPending: boolean;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: FormEventHandler;
  onForgot: () => void;
}

/** E-mail and password, rendered by the page and by its entrance: texts and values are props. */
export function CredentialsView({
  words,
  username,
  password,
  isPending,
  formRef,
  onSubmit,
  onForgot,
}: CredentialsViewProps) {
  return (
    <form ref={formRef} noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        <TextField {...username} label={words.email} type="email" autoComplete="username" />
        <PasswordField {...password} label={words.password} autoComplete="current-password" />
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isPending}>
          {words.submit}
        </Button>
        <Button variant="link" onPress={onForgot}>
          {words.forgot}
        </Button>
      </Stack>
    </form>
  );
}
