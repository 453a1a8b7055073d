import { isMailAddress } from '@jetway/kit-domain/input';
import { Button, FormError, PasswordField, Stack, TextField } from '@jetway/kit-ui';
import { FormField, resolver, useForm, v } from '@jetway/kit-ui/forms';
import { useDispatch } from 'react-redux';

import { useSignInOperatorMutation } from '../../api/endpoints/session';
import { sessionActions } from '../../session/session.slice';
import { failureText } from '../../shared/failure';
import { withoutSpaces } from '../../shared/typed-code';

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.nonEmpty('Enter your e-mail address.'),
    v.check(isMailAddress, 'This is not an e-mail address.'),
  ),
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
  verificationCode: v.pipe(
    v.string(),
    v.transform(withoutSpaces),
    v.nonEmpty('Enter the code of your authenticator, or a recovery code.'),
  ),
});

type SignIn = v.InferOutput<typeof schema>;

/** Address, password and code, in one step. The answer to a wrong one never says which. */
export function SignInForm() {
  const dispatch = useDispatch();
  const [signIn, { error, isLoading }] = useSignInOperatorMutation();
  const { control, handleSubmit, setValue, setFocus } = useForm<SignIn>({
    resolver: resolver(schema),
    defaultValues: { email: '', password: '', verificationCode: '' },
  });
  const submit = async (operatorSignInRequest: SignIn) => {
    const { data } = await signIn({ operatorSignInRequest });
    if (data) {
      dispatch(sessionActions.signedIn({ token: data.token }));
      return;
    }
    // A code works once, so the one that was sent is of no use.
    setValue('verificationCode', '');
    setFocus('verificationCode');
  };
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap={4}>
        <FormError>{error && failureText(error)}</FormError>
        <FormField control={control} name="email">
          {(field) => <TextField label="E-mail" type="email" autoComplete="username" autoFocus {...field} />}
        </FormField>
        <FormField control={control} name="password">
          {(field) => <PasswordField label="Password" autoComplete="current-password" {...field} />}
        </FormField>
        <FormField control={control} name="verificationCode">
          {(field) => (
            <TextField
              label="Code"
              description="Six digits from your authenticator, or a recovery code."
              autoComplete="one-time-code"
              maxLength={32}
              {...field}
            />
          )}
        </FormField>
        <Button type="submit" variant="primary" size="lg" fullWidth isPending={isLoading}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
