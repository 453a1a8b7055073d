import { ignoreProblem } from '@jetway/kit-api';
import { useUpdatePasswordMutation } from '@jetway/kit-api/customer';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Grid, Inline, PasswordField, Stack, Text, toast } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, v } from '@jetway/kit-ui/forms';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { plainField } from '../../shared/plain-field';
import { useSaid } from '../../shared/said';
import { newPasswordSchema } from '../../shared/sign-in-panel';

const schema = v.intersect([
  v.object({ current: v.pipe(v.string(), v.nonEmpty('Please enter valid password')) }),
  newPasswordSchema,
]);
const EMPTY = { current: '', password: '', confirmation: '' };

/** Changes the password, given the current one. */
export function PasswordForm() {
  const t = useT('account');
  const said = useSaid();
  const [update, { isLoading }] = useUpdatePasswordMutation();
  const [fault, setFault] = useState('');
  const form = useForm<typeof EMPTY>({ resolver: resolver(schema), defaultValues: EMPTY });
  const inWords = (field: FormFieldBinding<string>) => ({
    ...plainField(field),
    errorMessage: said(field.errorMessage),
  });
  const save = async ({ current, password }: typeof EMPTY) => {
    setFault('');
    const reply = await update({ updatePasswordRequest: { currentPassword: current, newPassword: password } });
    if (reply.data?.passwordChanged) {
      toast.success(t('profile.password.changed'));
      return form.reset(EMPTY);
    }
    if (reply.error) ignoreProblem(reply.error, 'it shows above the form');
    setFault(said(reply.data?.error?.message) || t('profile.unreachable'));
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap={4}>
        <Text size="sm" muted>
          {t('profile.password.lead')}
        </Text>
        {fault && <Callout tone="danger">{fault}</Callout>}
        <FormSummary control={form.control} title={t('records.check')} />
        <Grid columns={{ phone: 1, tablet: 3 }} gap={4} align="start">
          <FormField control={form.control} name="current">
            {(field) => (
              <PasswordField
                label={t('profile.password.current')}
                autoComplete="current-password"
                {...inWords(field)}
              />
            )}
          </FormField>
          <FormField control={form.control} name="password">
            {(field) => (
              <PasswordField label={t('newPassword.password')} autoComplete="new-password" {...inWords(field)} />
            )}
          </FormField>
          <FormField control={form.control} name="confirmation">
            {(field) => (
              <PasswordField label={t('newPassword.confirmation')} autoComplete="new-password" {...inWords(field)} />
            )}
          </FormField>
        </Grid>
        <Inline justify="end">
          <Button type="submit" isPending={isLoading}>
            {t('newPassword.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
