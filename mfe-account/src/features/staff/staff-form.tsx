import type { BranchChoices, RoleChoices, StaffView } from '@jetway/kit-api/company';
import {
  useCreateStaffMutation,
  useDropdownBranchQuery,
  useDropdownRoleQuery,
  useUpdateStaffMutation,
} from '@jetway/kit-api/company';
import { problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { SkeletonCard, toast } from '@jetway/kit-ui';
import { FormSummary, resolver, useForm } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { RecordDialog, showRefusal } from '../../shared/records';
import type { StaffValues } from './staff.model';
import { bodyOf, FIELDS, staffSchema, valuesOf } from './staff.model';
import { StaffFields } from './staff-fields';

interface StaffFormProps {
  person: StaffView | undefined;
  onClose: () => void;
}

/** Adds or edits a user of the agency. Opens when its options have loaded. */
export function StaffForm({ person, onClose }: StaffFormProps) {
  const t = useT('account');
  const roles = useDropdownRoleQuery();
  const branches = useDropdownBranchQuery();
  if (roles.data && branches.data)
    return <Loaded person={person} onClose={onClose} roles={roles.data} branches={branches.data} />;
  const failed = roles.error ?? branches.error;
  const error = failed ? (problemOf(failed)?.title ?? t('records.failed')) : undefined;
  return (
    <RecordDialog
      title={person ? t('staff.edit') : t('staff.add')}
      size="xl"
      isBusy={!error}
      error={error}
      onSave={(event) => event.preventDefault()}
      onClose={onClose}
    >
      {!error && <SkeletonCard lines={6} />}
    </RecordDialog>
  );
}

function Loaded({
  person,
  onClose,
  roles,
  branches,
}: StaffFormProps & { roles: RoleChoices; branches: BranchChoices }) {
  const t = useT('account');
  const [create, creating] = useCreateStaffMutation();
  const [update, updating] = useUpdateStaffMutation();
  const [error, setError] = useState<string>();
  const usualBranch = branches.wholeAgency ? '' : (branches.branches[0]?.branchId ?? '');
  const form = useForm<StaffValues>({
    defaultValues: valuesOf(person, usualBranch, roles),
    resolver: resolver(staffSchema(t)),
  });
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    const body = bodyOf(values);
    const saved = person
      ? await update({ staffChange: { ...body, staffId: person.staffId, version: person.version } })
      : await create({ newStaff: { ...body, email: values.email } });
    if (saved.error) return setError(showRefusal(saved.error, form, FIELDS, t));
    toast.success(person ? t('records.saved') : t('staff.invited', { email: values.email }));
    onClose();
  });
  return (
    <RecordDialog
      title={person ? t('staff.edit') : t('staff.add')}
      size="xl"
      isBusy={creating.isLoading || updating.isLoading}
      error={error}
      onSave={(event) => void submit(event)}
      onClose={onClose}
    >
      <FormSummary control={form.control} title={t('records.check')} />
      <StaffFields form={form} isNew={!person} roles={roles} branches={branches} />
    </RecordDialog>
  );
}
