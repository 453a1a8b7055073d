import { useT, useTenant } from '@jetway/kit-runtime';
import { Divider, Stack, Text } from '@jetway/kit-ui';
import { useWatch } from '@jetway/kit-ui/forms';

import { Phone, Typed } from '../fields/bound-fields';
import { ProofPanel } from '../proof/proof-panel';
import { provenBy } from '../proof/proven';
import type { StepProps } from './step-props';

/** E-mail address and phone, each verified by a code. */
export function ProofStep({ form, draft, isRefused }: StepProps & { isRefused: boolean }) {
  const t = useT('account');
  const { phoneCountry } = useTenant();
  const { control, trigger } = form;
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const proven = provenBy(draft.draft, { email, phone });
  const missing = isRefused ? t('register.proof.missing') : undefined;
  return (
    <Stack gap={6}>
      <Text muted>{t('register.proof.lead')}</Text>
      <Stack gap={3}>
        <Typed control={control} name="email" label={t('register.fields.email')} type="email" autoComplete="email" />
        <ProofPanel
          channel="mail"
          address={email.trim()}
          isVerified={proven.email}
          errorMessage={missing}
          isSendable={() => trigger('email', { shouldFocus: true })}
          ensureDraft={draft.ensure}
        />
      </Stack>
      <Divider />
      <Stack gap={3}>
        <Phone control={control} name="phone" label={t('register.fields.phone')} country={phoneCountry} />
        <ProofPanel
          channel="sms"
          address={phone}
          isVerified={proven.phone}
          errorMessage={missing}
          isSendable={() => trigger('phone', { shouldFocus: true })}
          ensureDraft={draft.ensure}
        />
      </Stack>
    </Stack>
  );
}
