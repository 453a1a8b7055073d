import type { TransferChannelName } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { DatePicker, Grid, Select, TextField } from '@jetway/kit-ui';
import type { Control, FieldPath } from '@jetway/kit-ui/forms';
import { FormField } from '@jetway/kit-ui/forms';

import type { OfflineMethod } from '../../model/methods';
import { plainField } from '../plain-field';
import type { OfflineValues } from './offline.schema';
import { daysOf } from './offline.schema';

type TextName = Extract<
  FieldPath<OfflineValues>,
  'reference' | 'branch' | 'depositorName' | 'senderBank' | 'senderAccount'
>;

/** The texts of each method, besides its date, in reading order. */
const TEXTS: Readonly<Record<OfflineMethod, readonly TextName[]>> = {
  bankDeposit: ['reference', 'branch', 'depositorName'],
  bankTransfer: ['reference', 'senderBank', 'senderAccount'],
  cheque: ['reference', 'senderBank'],
};
const NEEDED: ReadonlySet<TextName> = new Set(['reference', 'senderBank']);

interface OfflineFieldsProps {
  method: OfflineMethod;
  control: Control<OfflineValues>;
  channels: readonly TransferChannelName[];
  today: string;
}

/** The data of the slip, the transfer or the cheque. */
export function OfflineFields({ method, control, channels, today }: OfflineFieldsProps) {
  const t = useT('payments');
  return (
    <Grid columns={2} align="start">
      <FormField control={control} name="paidOn">
        {(field) => (
          <DatePicker
            {...plainField(field)}
            {...daysOf(method, today)}
            label={t(`deposits.fields.${method}.paidOn`)}
            isRequired
          />
        )}
      </FormField>
      {TEXTS[method].map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => (
            <TextField
              {...field}
              label={t(`deposits.fields.${method}.${name}`)}
              description={name === 'reference' ? t('deposits.fields.referenceHelp') : undefined}
              autoComplete="off"
              isRequired={NEEDED.has(name)}
            />
          )}
        </FormField>
      ))}
      {method === 'bankTransfer' && (
        <FormField control={control} name="channel">
          {(field) => (
            <Select
              {...plainField(field)}
              label={t('deposits.fields.bankTransfer.channel')}
              placeholder={t('deposits.fields.choose')}
              isRequired
              options={channels.map((value) => ({ value, label: t(`deposits.channels.${value}`) }))}
            />
          )}
        </FormField>
      )}
    </Grid>
  );
}
