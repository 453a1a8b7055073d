import { useCsvExport } from '@jetway/kit-api/files';
import { toast } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import { SaveButton } from './save.button';

interface CsvExportProps {
  /** The call that makes the file. */
  address: string;
  /** The request of the list. The file has every page of it. */
  filters: object;
}

/** Saves every order that matches the filters of a list as a CSV file. */
export function CsvExport({ address, filters }: CsvExportProps) {
  const t = useOrderT();
  const { isSaving, save } = useCsvExport(address);
  const press = async () => {
    const error = await save(filters);
    if (error) toast.error(t(`orders.problems.${problemKey(error)}`));
  };
  return <SaveButton label={t('orders.export')} isSaving={isSaving} onPress={press} />;
}
