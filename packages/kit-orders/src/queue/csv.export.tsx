import { useCsvExport } from '@jetway/kit-api/files';
import { Button, icons, toast } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';

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
  return (
    <Button
      variant="secondary"
      isPending={isSaving}
      iconStart={<icons.Download aria-hidden size={16} />}
      onPress={() => void press()}
    >
      {t('orders.export')}
    </Button>
  );
}
