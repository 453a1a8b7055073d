import { isProblem, problemOf } from '@jetway/kit-api';
import type { ExtendReasonName, LimitRequest, Order } from '@jetway/kit-api/flights';
import { useUpdateExtendTimeLimitRequestMutation } from '@jetway/kit-api/flights';
import { useState } from 'react';

import { leadToFault } from '../../../shared/lead-to-fault';

/** Values of the extension form. */
export interface ExtendForm {
  until: string;
  reason: ExtendReasonName | '';
  remark: string;
}

const EMPTY: ExtendForm = { until: '', reason: '', remark: '' };

/** The fields without a value, as message keys below `order.extend.missing`. */
export function missingIn({ until, reason, remark }: ExtendForm): (keyof ExtendForm)[] {
  const missing: (keyof ExtendForm)[] = [];
  if (!until) missing.push('until');
  if (!reason) missing.push('reason');
  if (reason === 'other' && !remark.trim()) missing.push('remark');
  return missing;
}

/** State of one extension request. Calls `onGranted` with the granted request. */
export function useExtend({ orderReference }: Order, onGranted: (request: LimitRequest) => void) {
  const [form, setForm] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<LimitRequest | null>(null);
  const [extend, { isLoading, error }] = useUpdateExtendTimeLimitRequestMutation();
  const missing = missingIn(form);
  const faults = new Map(problemOf(error)?.errors?.map(({ pointer, detail }) => [pointer, detail]));

  /** @param place of the fields, the first invalid one of which gets the focus */
  const send = async (place: Element | null) => {
    setSent(true);
    if (missing.length > 0 || !form.reason) return leadToFault(place);
    setRefused(null);
    const { until, reason, remark } = form;
    const reply = await extend({
      orderReference,
      extendTimeLimitRequest: { requestedUntil: until, reason, ...(remark.trim() ? { remark: remark.trim() } : {}) },
    });
    // The mutation's `error` holds the server's refusal, which the dialog shows.
    const answer = reply.data?.requests.at(-1);
    if (answer?.state === 'granted') onGranted(answer);
    else if (answer) setRefused(answer);
    else await leadToFault(place);
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
    /** The order has changed since the form was opened. */
    isOver: isProblem(error, 'order.wrong_state') || isProblem(error, 'order.limit_fixed'),
  };
}
