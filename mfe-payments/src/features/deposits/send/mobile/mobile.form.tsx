import type { DepositMethod } from '@jetway/kit-api/deposits';
import { useInitiateMobileBankingMutation } from '@jetway/kit-api/deposits';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, Card, Grid, Inline, PhoneField, Select, Stack, TextArea, TextField } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useMemo, useState } from 'react';

import { currencyOf, typedAmount } from '../../model/amounts';
import type { Draft } from '../../model/draft';
import { withDraft } from '../../model/draft';
import { DraftCallout } from '../draft.callout';
import { plainField } from '../plain-field';
import { RefusedCallout } from '../refused.callout';
import { showFaults } from '../server-faults';
import { SlipField } from '../slip/slip.field';
import { useUpload } from '../slip/use-upload';
import { AmountSummary, TermsFacts } from '../terms';
import { useKeptDraft } from '../use-kept-draft';
import type { MobileValues } from './mobile.schema';
import { EMPTY, FIELDS, mobileSchema } from './mobile.schema';

export interface MobileFormProps {
  terms: DepositMethod;
  draft: Draft | null;
  onSent: (depositRef: string) => void;
}

/** Declares a payment the agency has sent from a mobile account, with its receipt. */
export function MobileForm(props: MobileFormProps) {
  const t = useT('payments');
  const { terms } = props;
  const { phoneCountry } = useTenant();
  const { form, hasDraft, startOver, submit, progress, refusal } = useMobileForm(props);
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {hasDraft && <DraftCallout hasSlip onStartOver={startOver} />}
          <FormSummary control={control} title={t('deposits.send.check')} />
          <TermsFacts terms={terms} isProtected />
          <FormField control={control} name="amount">
            {(field) => (
              <TextField
                {...field}
                label={t('deposits.fields.amount', { currency: currencyOf(terms.min) })}
                inputMode="decimal"
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
          <AmountSummary amount={amount} terms={terms} kind="offline" />
          <Grid columns={2} align="start">
            <FormField control={control} name="provider">
              {(field) => (
                <Select
                  {...plainField(field)}
                  label={t('deposits.options.mobileBanking')}
                  placeholder={t('deposits.fields.choose')}
                  isRequired
                  options={terms.providers.map((value) => ({ value, label: value }))}
                />
              )}
            </FormField>
            <FormField control={control} name="senderMsisdn">
              {(field) => (
                <PhoneField
                  {...field}
                  label={t('deposits.fields.mobileBanking.senderMsisdn')}
                  country={phoneCountry}
                  isRequired
                />
              )}
            </FormField>
            <FormField control={control} name="trxId">
              {(field) => (
                <TextField
                  {...field}
                  label={t('deposits.fields.mobileBanking.trxId')}
                  description={t('deposits.fields.referenceHelp')}
                  autoComplete="off"
                  isRequired
                />
              )}
            </FormField>
          </Grid>
          <FormField control={control} name="slip">
            {(field) => (
              <SlipField field={field} label={t('deposits.fields.mobileBanking.slip')} isRequired progress={progress} />
            )}
          </FormField>
          <FormField control={control} name="remark">
            {(field) => <TextArea {...field} label={t('deposits.fields.remark')} rows={2} />}
          </FormField>
          <RefusedCallout error={refusal} />
          <Inline justify="end">
            <Button type="submit" variant="primary" isPending={progress !== undefined}>
              {t('deposits.send.submit')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function useMobileForm({ terms, draft, onSent }: MobileFormProps) {
  const t = useT('payments');
  const { timezone } = useTenant();
  const [today] = useState(() => dateIn(timezone, new Date()));
  const [kept, setKept] = useState(() => draft?.read(today) ?? null);
  const schema = useMemo(
    () => mobileSchema((fault) => t(`deposits.faults.${fault}`, { min: terms.min, max: terms.max }), terms),
    [t, terms],
  );
  const form = useForm<MobileValues>({ resolver: resolver(schema), defaultValues: withDraft(EMPTY, kept) });
  const { drop } = useKeptDraft(form.control, draft, EMPTY, today);
  const [initiate] = useInitiateMobileBankingMutation();
  const { progress, send } = useUpload();
  const [refusal, setRefusal] = useState<unknown>();

  const submit = form.handleSubmit(async ({ slip, provider, remark, ...rest }) => {
    const amount = typedAmount(rest.amount, currencyOf(terms.min));
    if (progress !== undefined || !slip || !provider || amount === null) return;
    setRefusal(undefined);
    const { data, error } = await send(slip, () =>
      initiate({ mobileDepositForm: { ...rest, amount, provider, slip, remark: remark || undefined } }),
    );
    if (data) {
      drop();
      return onSent(data.depositRef);
    }
    if (!showFaults(error, form, FIELDS, { limits: terms, say: t })) setRefusal(error);
  });
  const startOver = () => {
    draft?.remove();
    setKept(null);
    form.reset(EMPTY);
  };
  return { form, hasDraft: kept !== null, startOver, submit, progress, refusal };
}
