import type { Way } from '@jetway/kit-orders';
import { jsonKey } from '@jetway/kit-runtime';
import { useState } from 'react';

/** The user's input in the issue dialog. */
interface IssueForm {
  orderReference: string;
  way: Way;
  remark: string;
}

/** Kept for this tab, across a reload or a failed payment. Source: T-366. */
const kept = jsonKey<IssueForm>('issueForm', 1, 'session');

/** The form of one order. */
export function useIssueForm(orderReference: string) {
  const [form, setForm] = useState<IssueForm>(() => {
    const before = kept.read();
    return before?.orderReference === orderReference ? before : { orderReference, way: 'wallet', remark: '' };
  });
  const change = (part: Partial<Omit<IssueForm, 'orderReference'>>) => {
    const next = { ...form, ...part };
    setForm(next);
    kept.write(next);
  };
  return { form, change, forget: () => kept.remove() };
}
