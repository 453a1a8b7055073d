import { useCsvExport } from '@jetway/kit-api/files';
import { SaveButton } from '@jetway/kit-orders';
import { toast } from '@jetway/kit-ui';

interface CsvExportProps {
  label: string;
  /** The call that makes the file. */
  address: string;
  /** The request of the list. The file contains all of its pages. */
  filters: object;
  /** Message for a file that could not be created. */
  failed: (error: unknown) => string;
}

/** Saves every row that matches the filters of a list as a CSV file. */
export function CsvExport({ label, address, filters, failed }: CsvExportProps) {
  const { isSaving, save } = useCsvExport(address);
  const press = async () => {
    const error = await save(filters);
    if (error) toast.error(failed(error));
  };
  return <SaveButton label={label} isSaving={isSaving} onPress={press} />;
}
