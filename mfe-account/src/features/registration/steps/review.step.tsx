import { useT } from '@jetway/kit-runtime';
import { Button, Checkbox, DateText, Inline, Section, Stack } from '@jetway/kit-ui';
import { FormField, useWatch } from '@jetway/kit-ui/forms';

import { useCountryName } from '../../../shared/country-name';
import { Facts } from '../../../shared/facts';
import { CaptchaCheck } from '../captcha/captcha-check';
import type { RegistrationInput } from '../model/form.model';
import type { StepName } from '../model/steps.model';
import { fieldsOf, STEPS } from '../model/steps.model';
import type { StepProps } from './step-props';

interface ReviewProps extends StepProps {
  captcha: string | null;
  captchaFault?: string | undefined;
  onCaptcha: (answer: string) => void;
}

/** A summary of the form, the consent and the human check. */
export function ReviewStep({ kind, form, captcha, captchaFault, onCaptcha }: ReviewProps) {
  const t = useT('account');
  const input = useWatch({ control: form.control }) as RegistrationInput;
  const country = useCountryName()(input.countryCode);
  const shown = STEPS.filter((step) => step !== 'review' && step !== 'papers');
  const factsOf = (step: StepName) =>
    fieldsOf(step, kind)
      .map((field) => ({
        term: t(`register.fields.${field}`),
        description: textOf(field, { ...input, countryCode: country }),
      }))
      .filter(({ description }) => description !== '');
  return (
    <Stack gap={6}>
      {shown.map((step) => (
        <Section
          key={step}
          level={3}
          title={t(`register.steps.${step}`)}
          actions={
            <Button
              variant="link"
              onPress={() => form.setStep(step)}
              aria-label={t('register.review.changeOf', { step: t(`register.steps.${step}`) })}
            >
              {t('register.review.change')}
            </Button>
          }
        >
          <Facts items={factsOf(step)} />
        </Section>
      ))}
      <FormField control={form.control} name="acceptsSharing">
        {(field) => <Checkbox label={t('register.fields.acceptsSharing')} isRequired {...field} />}
      </FormField>
      <Inline align="start">
        <CaptchaCheck answer={captcha} errorMessage={captchaFault} onAnswer={onCaptcha} />
      </Inline>
    </Stack>
  );
}

function textOf(field: keyof RegistrationInput, input: RegistrationInput) {
  const value = input[field];
  if (field === 'tradeLicenseExpiry' && typeof value === 'string' && value) return <DateText value={value} />;
  if (Array.isArray(value)) return value.map(({ name, sharePercent }) => `${name} ${sharePercent} %`).join(', ');
  return typeof value === 'string' ? value : '';
}
