import type { BranchChoices, RoleChoices } from '@jetway/kit-api/company';
import { useGetStaffLookupsQuery, useGetTimeZonesQuery } from '@jetway/kit-api/company';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Grid, PhoneField, Select, Switch, TextField } from '@jetway/kit-ui';
import type { UseFormReturn } from '@jetway/kit-ui/forms';
import { FormField } from '@jetway/kit-ui/forms';

import { ChoiceBox } from '../../shared/choice-box/choice-box';
import { PermissionsField } from './permissions-field';
import type { StaffValues } from './staff.model';

interface StaffFieldsProps {
  form: UseFormReturn<StaffValues>;
  isNew: boolean;
  roles: RoleChoices;
  branches: BranchChoices;
}

/** Name, branch and permissions of a user. */
export function StaffFields({ form, isNew, roles, branches }: StaffFieldsProps) {
  const t = useT('account');
  const { phoneCountry } = useTenant();
  const { control } = form;
  const name = (field: string) => t(`staff.fields.${field}`);
  const places = branches.branches.map(({ branchId, name: label }) => ({ value: branchId, label }));
  return (
    <>
      <Grid columns={2}>
        <FormField control={control} name="firstName">
          {(field) => <TextField {...field} label={name('firstName')} isRequired />}
        </FormField>
        <FormField control={control} name="lastName">
          {(field) => <TextField {...field} label={name('lastName')} isRequired />}
        </FormField>
        <FormField control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              label={name('email')}
              type="email"
              isRequired
              isReadOnly={!isNew}
              description={isNew ? t('staff.mailHelp') : t('staff.mailFixed')}
            />
          )}
        </FormField>
        <FormField control={control} name="phone">
          {(field) => <PhoneField {...field} label={name('phone')} country={phoneCountry} isRequired />}
        </FormField>
        <Work form={form} />
        <FormField control={control} name="branchId">
          {(field) => (
            <Select
              {...field}
              value={field.value || 'all'}
              onChange={(value) => field.onChange(value === 'all' ? '' : value)}
              label={name('branchId')}
              options={branches.wholeAgency ? [{ value: 'all', label: t('staff.wholeAgency') }, ...places] : places}
            />
          )}
        </FormField>
        <FormField control={control} name="role">
          {(field) => (
            <Select
              {...field}
              onChange={(role) => {
                field.onChange(role);
                const start = roles.roles.find((one) => one.role === role);
                if (start)
                  form.setValue('functionalities', start.functionalities, {
                    shouldValidate: form.formState.isSubmitted,
                  });
              }}
              label={name('role')}
              description={t('staff.roleHelp')}
              options={roles.roles
                .filter((one) => one.grantable || one.role === field.value)
                .map((one) => ({ value: one.role, label: t(`staff.roles.${one.role}`) }))}
            />
          )}
        </FormField>
      </Grid>
      {!isNew && (
        <FormField control={control} name="active">
          {({ value, onChange }) => (
            <Switch
              value={value}
              onChange={onChange}
              label={t('staff.mayEnter')}
              description={t('staff.mayEnterHelp')}
            />
          )}
        </FormField>
      )}
      <FormField control={control} name="functionalities">
        {(field) => (
          <PermissionsField value={field.value} onChange={field.onChange} errorMessage={field.errorMessage} />
        )}
      </FormField>
    </>
  );
}

function Work({ form: { control } }: { form: UseFormReturn<StaffValues> }) {
  const t = useT('account');
  const { data: lookups } = useGetStaffLookupsQuery();
  const { data: zones } = useGetTimeZonesQuery();
  const choices = {
    designation: lookups?.designations ?? [],
    department: lookups?.departments ?? [],
    timeZone: zones?.timeZones ?? [],
  };
  return (['designation', 'department', 'timeZone'] as const).map((text) => (
    <FormField key={text} control={control} name={text}>
      {(field) => (
        <ChoiceBox
          {...field}
          isFree={text !== 'timeZone'}
          label={t(`staff.fields.${text}`)}
          items={choices[text].map((choice) => ({ id: choice, label: choice }))}
        />
      )}
    </FormField>
  ));
}
