import type { BankAccount, BankAccountForm as AccountBody } from '@jetway/kit-api/company';
import { useAddBankAccountMutation, useEditBankAccountMutation } from '@jetway/kit-api/company';
import { useT } from '@jetway/kit-runtime';
import { Grid, TextField, toast } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, v } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { RecordDialog, showRefusal, StandingField } from '../../shared/records';

type Values = Required<AccountBody>;
const TEXTS = ['bankName', 'accountName', 'accountNumber', 'branchName', 'swiftCode', 'routingNo'] as const;
const NEEDED: ReadonlySet<string> = new Set(['bankName', 'accountName', 'accountNumber']);
const FIELDS = [...TEXTS, 'status'] as const;
const NEW: Values = {
  bankName: '',
  accountName: '',
  accountNumber: '',
  branchName: '',
  swiftCode: '',
  routingNo: '',
  status: 'active',
};

function schemaOf(t: (key: string, options?: Record<string, unknown>) => string) {
  const text = v.pipe(v.string(), v.trim(), v.maxLength(100, t('records.tooLong', { most: 100 })));
  const needed = v.pipe(text, v.minLength(1, t('records.required')));
  return v.object({
    bankName: needed,
    accountName: needed,
    accountNumber: needed,
    branchName: text,
    swiftCode: text,
    routingNo: text,
    status: v.picklist(['active', 'closed']),
  });
}

/** Adds or edits a bank account of the agency. The server validates its numbers. */
export function BankAccountForm({ account, onClose }: { account: BankAccount | undefined; onClose: () => void }) {
  const t = useT('account');
  const [add, adding] = useAddBankAccountMutation();
  const [edit, editing] = useEditBankAccountMutation();
  const [error, setError] = useState<string>();
  const before = Object.fromEntries(
    FIELDS.map((field) => [field, account?.[field] ?? NEW[field]]),
  ) as unknown as Values;
  const form = useForm<Values>({ defaultValues: before, resolver: resolver(schemaOf(t)) });
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const saved = account
      ? await edit({ bankAccountChange: { ...values, bankAccountId: account.bankAccountId, version: account.version } })
      : await add({ bankAccountForm: values });
    if (saved.error) return setError(showRefusal(saved.error, form, FIELDS, t));
    toast.success(t('records.saved'));
    onClose();
  });
  return (
    <RecordDialog
      title={account ? t('bank.edit') : t('bank.add')}
      isBusy={adding.isLoading || editing.isLoading}
      error={error}
      onSave={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormSummary control={form.control} title={t('records.check')} />
      <Grid columns={2}>
        {TEXTS.map((text) => (
          <FormField key={text} control={form.control} name={text}>
            {(field) => <TextField {...field} label={t(`bank.fields.${text}`)} isRequired={NEEDED.has(text)} />}
          </FormField>
        ))}
        {account && (
          <FormField control={form.control} name="status">
            {(field) => <StandingField {...field} />}
          </FormField>
        )}
      </Grid>
    </RecordDialog>
  );
}
