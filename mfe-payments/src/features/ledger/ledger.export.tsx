import { useCsvExport } from '@jetway/kit-api/files';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, toast } from '@jetway/kit-ui';

import type { LedgerFilters } from './ledger.model';
import { requestOf } from './ledger.model';

/** Saves every entry that matches the filters, on all pages, as a CSV file. */
export function LedgerExport({ filters }: { filters: LedgerFilters }) {
  const t = useT('payments');
  const { isSaving, save } = useCsvExport('/api/payment/v1/passbook/export');
  const press = async () => {
    if (await save({ ...requestOf(filters), page: undefined, pageSize: undefined })) toast.error(t('ledger.exportFailed'));
  };
  return (
    <Button variant="secondary" isPending={isSaving} iconStart={<icons.Download aria-hidden size={16} />} onPress={() => void press()}>
      {t('ledger.export')}
    </Button>
  );
}
