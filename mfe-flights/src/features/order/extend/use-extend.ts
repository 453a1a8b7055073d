import { isProblem, problemOf } from '@jetway/kit-api';
import type { ExtendReasonName, LimitRequest, Order } from '@jetway/kit-api/flights';
import { useUpdateExtendTimeLimitRequestMutation } from '@jetway/kit-api/flights';
import { useState } from 'react';

/** What a longer limit is asked with. */
export interface ExtendForm {
  until: string;
  reason: ExtendReasonName | '';
  remark: string;
}

const EMPTY: ExtendForm = { until: '', reason: '', remark: '' };

/** The fields that miss something, as message keys under `order.extend.missing`. */
export function missingIn({ until, reason, remark }: ExtendForm): (keyof ExtendForm)[] {
  const missing: (keyof ExtendForm)[] = [];
  if (!until) missing.push('until');
  if (!reason) missing.push('reason');
  if (reason === 'other' && !remark.trim()) missing.push('remark');
  return missing;
}

/** The form of one request, and what became of it. `onGranted` is told what the airline gave. */
export function useExtend({ orderReference }: Order, onGranted: (request: LimitRequest) => void) {
  const [form, setForm] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<LimitRequest | null>(null);
  const [extend, { isLoading, error }] = useUpdateExtendTimeLimitRequestMutation();
  const missing = missingIn(form);
  const faults = new Map(problemOf(error)?.errors?.map(({ pointer, detail }) => [pointer, detail]));

  const send = async () => {
    setSent(true);
    if (missing.length > 0 || !form.reason) return;
    setRefused(null);
    const { until, reason, remark } = form;
    const reply = await extend({
      orderReference,
      extendTimeLimitRequest: { requestedUntil: until, reason, ...(remark.trim() ? { remark: remark.trim() } : {}) },
    });
    // A refusal of the server is the mutation's `error`, shown in the dialog.
    const answer = reply.data?.requests.at(-1);
    if (answer?.state === 'granted') onGranted(answer);
    else if (answer) setRefused(answer);
  };

  return {
    form,
    change: (part: Partial<ExtendForm>) => setForm((before) => ({ ...before, ...part })),
    send,
    isPending: isLoading,
    missing: wasSent ? missing : [],
    faults,
    refused,
    error: faults.size > 0 ? undefined : error,
    /** The order is not what this form was opened for any more. */
    isOver: isProblem(error, 'order.wrong_state') || isProblem(error, 'order.limit_fixed'),
  };
}
