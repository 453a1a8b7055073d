import { resolver, useController, useForm, v } from '@jetway/kit-ui/forms';
import { useT } from '@jetway/kit-runtime';
import { useRef } from 'react';

import { useSaid } from '../../said';
import { controlsOf } from '../entrance/begun';
import { useBegun } from '../entrance/use-begun';
import { CredentialsView } from './credentials.view';
import { emailSchema } from './email.schema';

const schema = v.object({
  username: emailSchema,
  password: v.pipe(v.string(), v.minLength(8, 'Please enter valid password')),
});

/** The typed credentials. The password is passed on exactly as typed. */
export type Credentials = v.InferOutput<typeof schema>;

interface CredentialsFormProps {
  isPending: boolean;
  onSubmit: (credentials: Credentials) => void;
  onForgot: () => void;
}

export function CredentialsForm({ isPending, onSubmit, onForgot }: CredentialsFormProps) {
  const t = useT('account');
  const said = useSaid();
  const form = useRef<HTMLFormElement>(null);
  const { control, handleSubmit, setValue } = useForm<Credentials>({
    resolver: resolver(schema),
    defaultValues: { username: '', password: '' },
  });
  const username = useController({ control, name: 'username' });
  const password = useController({ control, name: 'password' });
  const submit = handleSubmit(onSubmit);
  useBegun(({ typed, focused, wish }) => {
    setValue('username', typed.username);
    setValue('password', typed.password);
    if (focused !== null) controlsOf(form.current)[focused]?.focus();
    if (wish === 'submit') void submit();
    if (wish === 'forgot') onForgot();
  });
  return (
    <CredentialsView
      words={{
        email: t('signIn.email'),
        password: t('signIn.password'),
        submit: t('signIn.submit'),
        forgot: t('signIn.forgot'),
      }}
      username={{ ...stateOf(username.field), errorMessage: said(username.fieldState.error?.message) }}
      password={{ ...stateOf(password.field), errorMessage: said(password.fieldState.error?.message) }}
      isPending={isPending}
      formRef={form}
      onSubmit={(event) => void submit(event)}
      onForgot={onForgot}
    />
  );
}

interface Field {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

const stateOf = ({ value, onChange, onBlur }: Field): Field => ({ value, onChange, onBlur });
