import { useT } from '@jetway/kit-runtime';
import { Checkbox, Stack } from '@jetway/kit-ui';

import { TypedField } from './bound-fields';
import { NO_GIVEN_NAME } from './party.model';
import type { PartyForm } from './use-party-form';
import { useField } from './use-party-form';

/** The given name, or that the passport has none; airlines then print `FNU`. */
export function GivenNameField({ form, index }: { form: PartyForm; index: number }) {
  const t = useT('flights');
  const name = `travellers.${index}.givenName` as const;
  const { field } = useField(form, name);
  const isNone = field.value === NO_GIVEN_NAME;
  const change = (isTicked: boolean) =>
    form.setValue(name, isTicked ? NO_GIVEN_NAME : '', { shouldDirty: true, shouldValidate: isTicked });
  return (
    <Stack gap={2}>
      <TypedField
        form={form}
        name={name}
        label={t('booking.fields.givenName')}
        description={t(isNone ? 'booking.fields.printedWithout' : 'booking.fields.nameHint')}
        isDisabled={isNone}
      />
      <Checkbox label={t('booking.fields.oneName')} value={isNone} onChange={change} />
    </Stack>
  );
}
