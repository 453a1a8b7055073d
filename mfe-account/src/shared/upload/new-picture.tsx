import { useT } from '@jetway/kit-runtime';
import { Button, FileField, fileFault, Inline, PICTURE_TYPES, Stack } from '@jetway/kit-ui';
import { useFocusOnRefusal } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { firstFault } from '../records/refusal';
import { useUpload } from './use-upload';

interface NewPictureProps {
  label: string;
  name: string;
  saveLabel: string;
  /** Uploads it; a result with an `error` was refused. */
  upload: (file: File) => Promise<{ error?: unknown }>;
  onSaved: () => void;
}

/** Selects, checks and uploads a picture, with errors at the field. */
export function NewPicture({ label, name, saveLabel, upload, onSaved }: NewPictureProps) {
  const t = useT('account');
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const { progress, send } = useUpload();
  const { place, focus } = useFocusOnRefusal();
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, PICTURE_TYPES);
    setFile(chosen);
    setError(fault ? t(`upload.${fault}`) : undefined);
  };
  const save = async () => {
    if (!file) return;
    setError(undefined);
    const sent = await send(file, () => upload(file));
    if (sent.error) {
      setError(firstFault(sent.error, t));
      return focus();
    }
    setFile(null);
    onSaved();
  };
  return (
    <Stack gap={3} ref={place}>
      <FileField
        label={label}
        name={name}
        description={t('upload.pictures')}
        accept={PICTURE_TYPES}
        value={file}
        onChange={choose}
        errorMessage={error}
        progress={progress}
      />
      {file && !fileFault(file, PICTURE_TYPES) && (
        <Inline>
          <Button variant="primary" isPending={progress !== undefined} onPress={() => void save()}>
            {saveLabel}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
