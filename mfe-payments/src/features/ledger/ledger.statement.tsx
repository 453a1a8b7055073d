import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { SaveButton } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { toast } from '@jetway/kit-ui';

import type { LedgerFilters } from './ledger.model';
import { periodOf, statementAddress } from './ledger.model';

/** Saves the statement of the selected dates as PDF; without dates, of this month so far. */
export function LedgerStatement({ filters, today }: { filters: LedgerFilters; today: string }) {
  const t = useT('payments');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const period = periodOf(filters, today);
  const press = async () => {
    const { data } = await open(statementAddress(period));
    if (!data) return void toast.error(t('ledger.statementFailed'));
    Object.assign(document.createElement('a'), {
      href: data,
      download: `statement-${period.from}-${period.to}.pdf`,
    }).click();
  };
  return <SaveButton label={t('ledger.statement')} isSaving={isFetching} onPress={press} />;
}
