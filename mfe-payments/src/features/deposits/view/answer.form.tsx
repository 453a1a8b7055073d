import type { Deposit } from '@jetway/kit-api/deposits';
import { useAnswerDepositMutation } from '@jetway/kit-api/deposits';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import type { FileFault } from '@jetway/kit-ui';
import { Button, Card, Heading, Inline, Stack, TextArea, toast } from '@jetway/kit-ui';
import { FormField, resolver, useForm, v } from '@jetway/kit-ui/forms';
import { useMemo, useState } from 'react';

import { RefusedCallout } from '../send/refused.callout';
import { remarkRule, slipRule } from '../send/rules';
import { showFaults } from '../send/server-faults';
import { SlipField } from '../send/slip/slip.field';
import { useUpload } from '../send/slip/use-upload';

interface AnswerValues {
  remark: string;
  slip: File | null;
}

const FIELDS = ['remark', 'slip'] as const;

/** Answers a question from finance, with another slip if needed. */
export function AnswerForm({ deposit }: { deposit: Deposit }) {
  const t = useT('payments');
  const { can } = useSession();
  const [answer] = useAnswerDepositMutation();
  const { progress, send } = useUpload();
  const [refusal, setRefusal] = useState<unknown>();
  const schema = useMemo(() => answerSchema((fault) => t(`deposits.faults.${fault}`)), [t]);
  const form = useForm<AnswerValues>({ resolver: resolver(schema), defaultValues: { remark: '', slip: null } });
  const submit = form.handleSubmit(async ({ remark, slip }) => {
    if (progress !== undefined) return;
    setRefusal(undefined);
    const { depositRef, amount } = deposit;
    const { data, error } = await send(slip, () =>
      answer({ depositAnswerForm: { depositRef, remark, ...(slip ? { slip } : {}) } }),
    );
    if (data) return toast.success(t('deposits.answer.sent'));
    if (!showFaults(error, form, FIELDS, { limits: { min: amount, max: amount }, say: t })) setRefusal(error);
  });
  if (!can(Feature.AddDepositRequest)) return null;
  return (
    <Card padding="md">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Heading level={2} size="md">
            {t('deposits.answer.title')}
          </Heading>
          <FormField control={form.control} name="remark">
            {(field) => <TextArea {...field} label={t('deposits.answer.remark')} rows={3} isRequired />}
          </FormField>
          <FormField control={form.control} name="slip">
            {(field) => <SlipField field={field} label={t('deposits.answer.slip')} progress={progress} />}
          </FormField>
          <RefusedCallout error={refusal} />
          <Inline justify="end">
            <Button type="submit" variant="primary" isPending={progress !== undefined}>
              {t('deposits.answer.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function answerSchema(say: (fault: 'field.required' | 'remark.tooLong' | `slip.${FileFault}`) => string) {
  return v.object({
    remark: v.pipe(remarkRule(say), v.nonEmpty(say('field.required'))),
    slip: slipRule(say),
  });
}
