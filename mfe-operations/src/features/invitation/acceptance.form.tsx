import { isProblem, problemOf } from '@jetway/kit-api/transport';
import { Button, FormError, PasswordField, Stack, Text, TextField } from '@jetway/kit-ui';
import { FormField, resolver, useForm } from '@jetway/kit-ui/forms';

import type { AcceptanceResponse, InvitationResponse } from '../../api/endpoints/session';
import { useAcceptInvitationMutation } from '../../api/endpoints/session';
import { Door } from '../../shared/door';
import { failureText } from '../../shared/failure';
import type { AcceptanceEntry } from './acceptance.schema';
import { acceptanceSchema } from './acceptance.schema';
import { AuthenticatorKey } from './authenticator-key';
import { InvitationOver } from './invitation-over';

interface AcceptanceFormProps {
  token: string;
  invitation: InvitationResponse;
  onAccepted: (accepted: AcceptanceResponse) => void;
}

/** A password, and the first code of an authenticator that has the secret. */
export function AcceptanceForm({ token, invitation, onAccepted }: AcceptanceFormProps) {
  const [accept, { error, isLoading }] = useAcceptInvitationMutation();
  const { control, handleSubmit, setError } = useForm<AcceptanceEntry>({
    resolver: resolver(acceptanceSchema),
    defaultValues: { password: '', confirmation: '', verificationCode: '' },
  });
  const submit = async ({ password, verificationCode }: AcceptanceEntry) => {
    const { data, error: refusal } = await accept({ acceptanceRequest: { token, password, verificationCode } });
    if (data) return onAccepted(data);
    for (const { name, message } of fieldsOf(refusal)) setError(name, { message });
  };
  if (isProblem(error, 'operator.invitation_over')) return <InvitationOver />;
  const isAboutFields = fieldsOf(error).length > 0;
  return (
    <Door title={`Welcome, ${invitation.name}`} lead={`You will sign in as ${invitation.email}.`}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap={5}>
          <FormError>{error && !isAboutFields && failureText(error)}</FormError>
          <Text>1. Choose a password that you use nowhere else.</Text>
          {/* Password managers keep the password under this address. */}
          <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
          <FormField control={control} name="password">
            {(field) => <PasswordField label="Password" autoComplete="new-password" autoFocus {...field} />}
          </FormField>
          <FormField control={control} name="confirmation">
            {(field) => <PasswordField label="Password once more" autoComplete="new-password" {...field} />}
          </FormField>
          <AuthenticatorKey invitation={invitation} />
          <FormField control={control} name="verificationCode">
            {(field) => (
              <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={32} {...field} />
            )}
          </FormField>
          <Button type="submit" variant="primary" size="lg" fullWidth isPending={isLoading}>
            Accept the invitation
          </Button>
        </Stack>
      </form>
    </Door>
  );
}

const NAMES = { '/password': 'password', '/verificationCode': 'verificationCode' } as const;

/** The fields a refusal is about, with what it says about each. */
function fieldsOf(refusal: unknown): { name: 'password' | 'verificationCode'; message: string }[] {
  return (problemOf(refusal)?.errors ?? []).flatMap(({ pointer, detail }) => {
    const name = NAMES[pointer as keyof typeof NAMES];
    return name ? [{ name, message: detail }] : [];
  });
}
