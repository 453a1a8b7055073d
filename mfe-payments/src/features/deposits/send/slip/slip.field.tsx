import { useT } from '@jetway/kit-runtime';
import { FileField, PAPER_TYPES } from '@jetway/kit-ui';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';
import { downscaled } from '@jetway/kit-ui/picture';
import { useRef, useState } from 'react';

interface SlipFieldProps {
  field: FormFieldBinding<File | null>;
  label: string;
  isRequired?: boolean;
  /** Upload progress, 0 to 1, while it is uploaded. */
  progress: number | undefined;
}

/** A slip: photographed, dropped or selected. Large pictures are made smaller before they reach the form. */
export function SlipField({ field, label, isRequired, progress }: SlipFieldProps) {
  const t = useT('payments');
  const [isWorking, setWorking] = useState(false);
  const latest = useRef<File | null>(null);
  const choose = async (file: File | null) => {
    latest.current = file;
    if (!file) return field.onChange(null);
    setWorking(true);
    const slip = await downscaled(file);
    // Another file was selected in the meantime.
    if (latest.current !== file) return;
    setWorking(false);
    field.onChange(slip);
  };
  return (
    <FileField
      label={label}
      name={field.name}
      description={t(isWorking ? 'deposits.slip.working' : 'deposits.slip.help')}
      accept={PAPER_TYPES}
      value={field.value}
      onChange={(file) => void choose(file)}
      onBlur={field.onBlur}
      errorMessage={field.errorMessage}
      inputRef={field.inputRef}
      isDisabled={isWorking}
      isRequired={isRequired}
      progress={progress}
      hasCamera
    />
  );
}
