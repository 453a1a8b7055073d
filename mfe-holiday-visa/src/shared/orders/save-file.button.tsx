import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, toast } from '@jetway/kit-ui';

interface SaveFileButtonProps {
  address: string;
  /** Name of the saved file. */
  fileName: string;
  /** Visible text. */
  label: string;
  /** Whose file it is, for screen readers; the visible text alone by default. */
  about?: string;
  variant?: 'primary' | 'secondary' | 'ghost';
}

/** Fetches a stored file and saves it. Every fetch is recorded, so none happens before the press. */
export function SaveFileButton({ address, fileName, label, about, variant = 'ghost' }: SaveFileButtonProps) {
  const t = useT('visas');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(address);
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    Object.assign(document.createElement('a'), { href: data, download: fileName }).click();
  };
  return (
    <Button
      size="sm"
      variant={variant}
      isPending={isFetching}
      iconStart={<icons.Download aria-hidden size={16} />}
      onPress={() => void save()}
      {...(about ? { 'aria-label': `${label}: ${about}` } : {})}
    >
      {label}
    </Button>
  );
}
