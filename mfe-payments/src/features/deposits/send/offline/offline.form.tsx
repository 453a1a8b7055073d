import type { OwnerBankAccount } from '@jetway/kit-api/company';
import type { DepositMethod, TransferChannelName } from '@jetway/kit-api/deposits';
import { dateIn } from '@jetway/kit-domain/days';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Button, Card, Inline, Stack, TextArea, TextField } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useMemo, useState } from 'react';

import { currencyOf } from '../../model/amounts';
import type { Draft } from '../../model/draft';
import { withDraft } from '../../model/draft';
import type { OfflineMethod } from '../../model/methods';
import { DraftCallout } from '../draft.callout';
import { RefusedCallout } from '../refused.callout';
import { showFaults } from '../server-faults';
import { SlipField } from '../slip/slip.field';
import { useUpload } from '../slip/use-upload';
import { AmountSummary, TermsFacts } from '../terms';
import { useKeptDraft } from '../use-kept-draft';
import { OfflineFields } from './offline.fields';
import type { OfflineValues } from './offline.schema';
import { EMPTY, FIELDS, offlineSchema } from './offline.schema';
import { OwnerAccountsField } from './owner-accounts.field';
import { NAMES, useSendOffline } from './use-send-offline';

export interface OfflineFormProps {
  method: OfflineMethod;
  terms: DepositMethod;
  accounts: readonly OwnerBankAccount[];
  draft: Draft | null;
  onSent: (depositRef: string) => void;
}

/** Sends a deposit with its slip. Limits and fee are shown above the first field, the credited amount below the amount. */
export function OfflineForm(props: OfflineFormProps) {
  const t = useT('payments');
  const { method, terms, accounts } = props;
  const { form, today, currency, hasDraft, startOver, submit, progress, refusal } = useOfflineForm(props);
  const { control } = form;
  const amount = useWatch({ control, name: 'amount' });
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={5}>
          {hasDraft && <DraftCallout hasSlip onStartOver={startOver} />}
          <FormSummary control={control} title={t('deposits.send.check')} />
          <TermsFacts terms={terms} isProtected={terms.protected} />
          <FormField control={control} name="ownerBankAccountId">
            {(field) => <OwnerAccountsField field={field} accounts={accounts} />}
          </FormField>
          <FormField control={control} name="amount">
            {(field) => (
              <TextField
                {...field}
                label={t('deposits.fields.amount', { currency })}
                inputMode="decimal"
                autoComplete="off"
                isRequired
              />
            )}
          </FormField>
          <AmountSummary amount={amount} terms={terms} kind="offline" />
          <OfflineFields method={method} control={control} channels={terms.channels} today={today} />
          <FormField control={control} name="slip">
            {(field) => (
              <SlipField field={field} label={t(`deposits.fields.${method}.slip`)} isRequired progress={progress} />
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

function useOfflineForm({ method, terms, accounts, draft, onSent }: OfflineFormProps) {
  const t = useT('payments');
  const { timezone } = useTenant();
  const [today] = useState(() => dateIn(timezone, new Date()));
  const currency = currencyOf(terms.min);
  const [start] = useState(() => startOf(method, accounts, terms.channels, today));
  const [kept, setKept] = useState(() => draft?.read(today) ?? null);
  const schema = useMemo(
    () =>
      offlineSchema((fault) => t(`deposits.faults.${fault}`, { min: terms.min, max: terms.max }), {
        method,
        limits: terms,
        today,
      }),
    [method, t, terms, today],
  );
  const form = useForm<OfflineValues>({ resolver: resolver(schema), defaultValues: withDraft(start, kept) });
  const { drop } = useKeptDraft(form.control, draft, start, today);
  const [refusal, setRefusal] = useState<unknown>();
  const { progress, send } = useUpload();
  const call = useSendOffline(method, currency);

  const submit = form.handleSubmit(async (values) => {
    const { slip } = values;
    if (progress !== undefined || !slip) return;
    setRefusal(undefined);
    const { data, error } = await send(slip, () => call({ ...values, slip }));
    if (data) {
      drop();
      return onSent(data.depositRef);
    }
    if (!showFaults(error, form, FIELDS, { names: NAMES, limits: terms, say: t })) setRefusal(error);
  });
  const startOver = () => {
    draft?.remove();
    setKept(null);
    form.reset(start);
  };
  return { form, today, currency, hasDraft: kept !== null, startOver, submit, progress, refusal };
}

/** An empty form, with choices that have a single option preselected. */
function startOf(
  method: OfflineMethod,
  accounts: readonly OwnerBankAccount[],
  [channel, ...others]: readonly TransferChannelName[],
  today: string,
): OfflineValues {
  return {
    ...EMPTY,
    ownerBankAccountId: accounts.length === 1 ? (accounts[0]?.bankAccountId ?? '') : '',
    paidOn: method === 'cheque' ? '' : today,
    channel: method === 'bankTransfer' && channel && others.length === 0 ? channel : '',
  };
}
