import type { FieldError } from '@jetway/kit-api';
import type { ImportSource } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Grid, Inline, RadioGroup, Stack, TextField } from '@jetway/kit-ui';
import type { v } from '@jetway/kit-ui/forms';
import { FormField, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useEffect, useMemo } from 'react';

import type { RecordKeys } from './queue-share.model';
import { recordSchema } from './queue-share.model';
import { SourcePanel } from './source.panel';

interface RecordFormProps {
  sources: readonly ImportSource[];
  /** What the fields start with. */
  record: RecordKeys;
  /** What the server refused in it. */
  faults?: readonly FieldError[] | undefined;
  onSubmit: (record: RecordKeys) => void;
}

/** Which record at which source; shows how the office that made it hands it over. */
export function RecordForm({ sources, record, faults, onSubmit }: RecordFormProps) {
  const t = useT('flights');
  const schema = useMemo(() => recordSchema((fault) => t(`queueShare.faults.${fault}`), sources), [t, sources]);
  // A single source is no choice.
  const only = sources.length === 1 ? sources[0]?.code : undefined;
  const form = useForm<RecordKeys, unknown, v.InferOutput<typeof schema>>({
    resolver: resolver(schema),
    defaultValues: { ...record, source: record.source || (only ?? '') },
  });
  const chosen = useWatch({ control: form.control, name: 'source' });
  const source = sources.find(({ code }) => code === chosen);
  const { setError } = form;
  useEffect(() => {
    for (const { pointer } of faults ?? []) {
      const name = pointer.slice(1);
      if (name === 'pnr' || name === 'surname') setError(name, { message: t(`queueShare.faults.${name}`) });
    }
  }, [faults, setError, t]);
  return (
    <form noValidate aria-label={t('queueShare.form')} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      <Stack gap={5}>
        <FormField control={form.control} name="source">
          {(field) => (
            <RadioGroup
              label={t('queueShare.source.label')}
              options={sources.map(({ code, name, needsQueue }) => ({
                value: code,
                label: name,
                description: t(`queueShare.source.${needsQueue ? 'queued' : 'shared'}`),
              }))}
              isRequired
              {...field}
            />
          )}
        </FormField>
        {source && <SourcePanel source={source} />}
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={form.control} name="pnr">
            {(field) => (
              <TextField
                label={t('queueShare.pnr')}
                description={t('queueShare.pnrHint')}
                autoComplete="off"
                isRequired
                {...field}
              />
            )}
          </FormField>
          <FormField control={form.control} name="surname">
            {(field) => (
              <TextField
                label={t('queueShare.surname')}
                description={t('queueShare.surnameHint')}
                autoComplete="off"
                isRequired
                {...field}
              />
            )}
          </FormField>
        </Grid>
        <Inline justify="end">
          <Button type="submit" variant="primary">
            {t('queueShare.find')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
