import type { Branch, BranchForm as BranchBody } from '@jetway/kit-api/company';
import { useCreateBranchMutation, useUpdateBranchMutation } from '@jetway/kit-api/company';
import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { isMailAddress, isPersonName, plainName } from '@jetway/kit-domain/input';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Callout, Grid, PhoneField, TextField, toast } from '@jetway/kit-ui';
import { FormField, FormSummary, isPhone, resolver, useForm, useWatch, v } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { ChoiceBox } from '../../shared/choice-box/choice-box';
import { RecordDialog, showRefusal, StandingField } from '../../shared/records';

type Values = Required<BranchBody>;
const FIELDS = ['name', 'email', 'phone', 'address', 'city', 'country', 'manager', 'status'] as const;

function schemaOf(t: (key: string, options?: Record<string, unknown>) => string) {
  const needed = (most: number) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, t('records.required')),
      v.maxLength(most, t('records.tooLong', { most })),
    );
  return v.object({
    name: v.pipe(needed(100), v.minLength(2, t('records.tooShort', { least: 2 }))),
    email: v.union(
      [v.literal(''), v.pipe(v.string(), v.trim(), v.check(isMailAddress, t('records.email')))],
      t('records.email'),
    ),
    phone: v.pipe(needed(20), v.check(isPhone, t('records.phone'))),
    address: needed(300),
    city: needed(100),
    country: v.string(),
    manager: v.pipe(
      v.string(),
      v.transform(plainName),
      v.maxLength(100, t('records.tooLong', { most: 100 })),
      v.check(isPersonName, t('records.name')),
    ),
    status: v.picklist(['active', 'closed']),
  });
}

function valuesOf(branch: Branch | undefined, country: string): Values {
  if (!branch) return { name: '', email: '', phone: '', address: '', city: '', country, manager: '', status: 'active' };
  const { name, phone, address, city, status, email = '', country: where = '', manager = '' } = branch;
  return { name, phone, address, city, status, email, country: where, manager };
}

/** Adds or edits a branch. */
export function BranchForm({ branch, onClose }: { branch: Branch | undefined; onClose: () => void }) {
  const t = useT('account');
  const { phoneCountry } = useTenant();
  const { data: countries = [] } = useGetAllCountriesQuery();
  const [create, creating] = useCreateBranchMutation();
  const [update, updating] = useUpdateBranchMutation();
  const [error, setError] = useState<string>();
  const form = useForm<Values>({
    defaultValues: valuesOf(branch, phoneCountry.toUpperCase()),
    resolver: resolver(schemaOf(t)),
  });
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const saved = branch
      ? await update({ branchChange: { ...values, branchId: branch.branchId, version: branch.version } })
      : await create({ branchForm: values });
    if (saved.error) return setError(showRefusal(saved.error, form, FIELDS, t));
    toast.success(t('records.saved'));
    onClose();
  });
  const { control } = form;
  const isClosing = useWatch({ control, name: 'status' }) === 'closed' && branch?.status !== 'closed';
  return (
    <RecordDialog
      title={branch ? t('branches.edit') : t('branches.add')}
      isBusy={creating.isLoading || updating.isLoading}
      error={error}
      onSave={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormSummary control={control} title={t('records.check')} />
      <Grid columns={2}>
        <FormField control={control} name="name">
          {(field) => <TextField {...field} label={t('branches.fields.name')} isRequired />}
        </FormField>
        <FormField control={control} name="manager">
          {(field) => <TextField {...field} label={t('branches.fields.manager')} />}
        </FormField>
        <FormField control={control} name="phone">
          {(field) => <PhoneField {...field} label={t('branches.fields.phone')} country={phoneCountry} isRequired />}
        </FormField>
        <FormField control={control} name="email">
          {(field) => <TextField {...field} label={t('branches.fields.email')} type="email" />}
        </FormField>
        <FormField control={control} name="address">
          {(field) => <TextField {...field} label={t('branches.fields.address')} isRequired />}
        </FormField>
        <FormField control={control} name="city">
          {(field) => <TextField {...field} label={t('branches.fields.city')} isRequired />}
        </FormField>
        <FormField control={control} name="country">
          {(field) => (
            <ChoiceBox
              {...field}
              label={t('branches.fields.country')}
              items={countries.map(({ code2, name }) => ({ id: code2, label: name }))}
            />
          )}
        </FormField>
        {branch && (
          <FormField control={control} name="status">
            {(field) => <StandingField {...field} />}
          </FormField>
        )}
      </Grid>
      {isClosing && <Callout tone="warning">{t('branches.closing')}</Callout>}
    </RecordDialog>
  );
}
