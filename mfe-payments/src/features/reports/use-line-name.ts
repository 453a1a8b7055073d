import type { ReportItem, ReportName } from '@jetway/kit-api/payment';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';

const ENTRY_TYPES = ['deposit', 'issue', 'void', 'refund', 'adjustment', 'fee'] as const;
const DUE_STATES = ['open', 'overdue', 'settled'] as const;

/** The name of a line: a date, a name, a type of entry or a state, in the reader's language. */
export function useLineName(report: ReportName): (line: ReportItem) => string {
  const t = useT('payments');
  const locale = useLocaleTag();
  return ({ key, label }) => {
    const type = ENTRY_TYPES.find((known) => known === key);
    const state = DUE_STATES.find((known) => known === key);
    if (report === 'salesByDay') return formatDate(key, locale);
    if (report === 'ledger' && type) return t(`types.${type}`);
    if (report === 'dues' && state) return t(`dues.states.${state}`);
    return label || t(report === 'salesByBranch' ? 'reports.noBranch' : 'reports.unnamed');
  };
}
