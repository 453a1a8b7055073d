import { problemOf } from '@jetway/kit-api';
import type { BasicInfo } from '@jetway/kit-api/company';
import { useGetTimeZonesQuery, useLoadBasicInfoQuery, useUpdateBasicInfoMutation } from '@jetway/kit-api/company';
import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Grid, PhoneField, SkeletonCard, TextField, toast } from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { ChoiceBox } from '../../shared/choice-box/choice-box';
import { RecordDialog, showRefusal } from '../../shared/records';
import type { CompanyValues } from './company.model';
import { companySchema, FIELDS, valuesOf } from './company.model';

/** Edits the agency's details. Fetched again on opening, so that no outdated values are edited. */
export function CompanyForm({ onClose }: { onClose: () => void }) {
  const t = useT('account');
  const info = useLoadBasicInfoQuery(undefined, { refetchOnMountOrArgChange: true });
  if (info.data && !info.isFetching) return <Loaded info={info.data} onClose={onClose} />;
  const error = info.isError ? (problemOf(info.error)?.title ?? t('records.failed')) : undefined;
  return (
    <RecordDialog
      title={t('company.edit')}
      isBusy={!info.isError}
      error={error}
      onSave={(event) => event.preventDefault()}
      onClose={onClose}
    >
      {!error && <SkeletonCard lines={6} />}
    </RecordDialog>
  );
}

function Loaded({ info, onClose }: { info: BasicInfo; onClose: () => void }) {
  const t = useT('account');
  const [save, { isLoading }] = useUpdateBasicInfoMutation();
  const [error, setError] = useState<string>();
  const form = useForm<CompanyValues>({ defaultValues: valuesOf(info), resolver: resolver(companySchema(t)) });
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const saved = await save({ basicInfo: { ...values, version: info.version } });
    if (saved.error) return setError(showRefusal(saved.error, form, FIELDS, t));
    toast.success(t('records.saved'));
    onClose();
  });
  return (
    <RecordDialog
      title={t('company.edit')}
      isBusy={isLoading}
      error={error}
      onSave={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormSummary control={form.control} title={t('records.check')} />
      <Fields control={form.control} />
    </RecordDialog>
  );
}

const TEXTS = ['address', 'city', 'postalCode', 'website', 'taxNumber', 'accentColour'] as const;

function Fields({ control }: { control: ReturnType<typeof useForm<CompanyValues>>['control'] }) {
  const t = useT('account');
  const { phoneCountry } = useTenant();
  const { data: countries = [] } = useGetAllCountriesQuery();
  const { data: zones } = useGetTimeZonesQuery();
  const name = (field: string) => t(`company.fields.${field}`);
  return (
    <Grid columns={2}>
      <FormField control={control} name="companyName">
        {(field) => <TextField {...field} label={name('companyName')} isRequired maxLength={200} />}
      </FormField>
      <FormField control={control} name="companyEmail">
        {(field) => <TextField {...field} label={name('companyEmail')} type="email" isRequired />}
      </FormField>
      <FormField control={control} name="companyPhone">
        {(field) => <PhoneField {...field} label={name('companyPhone')} country={phoneCountry} isRequired />}
      </FormField>
      <FormField control={control} name="country">
        {(field) => (
          <ChoiceBox
            {...field}
            label={name('country')}
            items={countries.map(({ code2, name: text }) => ({ id: code2, label: text }))}
          />
        )}
      </FormField>
      {TEXTS.map((text) => (
        <FormField key={text} control={control} name={text}>
          {(field) => (
            <TextField
              {...field}
              label={name(text)}
              description={text === 'accentColour' ? t('company.accentHint') : undefined}
            />
          )}
        </FormField>
      ))}
      <FormField control={control} name="timeZone">
        {(field) => (
          <ChoiceBox
            {...field}
            label={name('timeZone')}
            items={(zones?.timeZones ?? []).map((zone) => ({ id: zone, label: zone }))}
          />
        )}
      </FormField>
    </Grid>
  );
}
