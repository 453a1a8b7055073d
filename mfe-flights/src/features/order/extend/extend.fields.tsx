import type { ExtendReasonName, OrderTimeLimits } from '@jetway/kit-api/flights';
import { formatDuration } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { RadioGroup, Select, Stack, Text, TextArea } from '@jetway/kit-ui';

import { limitChoices, releaseAt } from './extend.model';
import type { ExtendForm, useExtend } from './use-extend';

const REASONS = ['payment', 'documents', 'decision', 'other'] as const satisfies readonly ExtendReasonName[];
const LONGEST_REMARK = 250;

interface ExtendFieldsProps {
  limit: string;
  latest: string;
  limits: OrderTimeLimits;
  request: ReturnType<typeof useExtend>;
}

/** The requested limit and the reason. */
export function ExtendFields({
  limit,
  latest,
  limits,
  request: { form, change, missing, faults, isPending },
}: ExtendFieldsProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const locale = useLocaleTag();
  const released = (until: string) => deadline(releaseAt(until, limits));
  const fault = (field: keyof ExtendForm, pointer: string) =>
    missing.includes(field) ? t(`order.extend.missing.${field}`) : faults.get(pointer);
  return (
    <Stack gap={4}>
      <Text muted>{t('order.extend.text', { limit: released(limit) })}</Text>
      <RadioGroup
        label={t('order.extend.until')}
        options={limitChoices(limit, latest).map(({ until, gainMinutes }) => ({
          value: until,
          label: released(until),
          description: t('order.extend.longer', { duration: formatDuration(gainMinutes, locale) }),
        }))}
        value={form.until}
        onChange={(until) => change({ until })}
        errorMessage={fault('until', '/requestedUntil')}
        isDisabled={isPending}
        isRequired
      />
      <Select
        label={t('order.extend.reason')}
        options={REASONS.map((reason) => ({ value: reason, label: t(`order.extend.reasons.${reason}`) }))}
        value={form.reason}
        onChange={(reason) => change({ reason })}
        errorMessage={fault('reason', '/reason')}
        isDisabled={isPending}
        isRequired
      />
      <TextArea
        label={t('order.extend.remark')}
        value={form.remark}
        onChange={(remark) => change({ remark })}
        maxLength={LONGEST_REMARK}
        rows={2}
        errorMessage={fault('remark', '/remark')}
        isDisabled={isPending}
        isRequired={form.reason === 'other'}
      />
    </Stack>
  );
}
