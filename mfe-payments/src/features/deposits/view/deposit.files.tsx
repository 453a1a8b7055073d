import type { DepositFile } from '@jetway/kit-api/deposits';
import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { useT } from '@jetway/kit-runtime';
import { Button, icons, Inline, toast } from '@jetway/kit-ui';

/** Saves the slips of a deposit. */
export function DepositFiles({ files }: { files: readonly DepositFile[] }) {
  const t = useT('payments');
  const [open] = useLazyStoredFileQuery();
  const save = async ({ address, fileName }: DepositFile) => {
    const { data } = await open(address, true);
    if (!data) return void toast.error(t('deposits.view.fileFailed'));
    Object.assign(document.createElement('a'), { href: data, download: fileName }).click();
  };
  return (
    <Inline gap={2} justify="end">
      {files.map((file) => (
        <Button
          key={file.address}
          size="sm"
          variant="ghost"
          iconStart={<icons.Download aria-hidden size={16} />}
          aria-label={t('deposits.view.save', { name: file.fileName })}
          onPress={() => void save(file)}
        >
          <bdi>{file.fileName}</bdi>
        </Button>
      ))}
    </Inline>
  );
}
