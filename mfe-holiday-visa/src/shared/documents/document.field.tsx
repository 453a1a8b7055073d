import { useT } from '@jetway/kit-runtime';
import { FileField, fileFault, PAPER_TYPES, PICTURE_TYPES } from '@jetway/kit-ui';
import { downscaled } from '@jetway/kit-ui/picture';
import { useRef, useState } from 'react';

import type { PhotoFault } from './photo';
import { photoFault } from './photo';

export interface DocumentFieldProps {
  label: string;
  /** A portrait: only a picture, of a size and proportion that embassies take. */
  isPhoto?: boolean;
  value: File | null;
  /** Called with a file that may be sent, or with null when it was removed or refused. */
  onChange: (file: File | null) => void;
  errorMessage?: string | undefined;
  /** Upload progress, 0 to 1, while it is uploaded. */
  progress?: number | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  name?: string;
}

/** A document: photographed, dropped or selected. Large pictures are made smaller, and what the server would refuse is named at once. */
export function DocumentField({ label, isPhoto = false, onChange, errorMessage, ...rest }: DocumentFieldProps) {
  const t = useT('visas');
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const latest = useRef<File | null>(null);
  const accept = isPhoto ? PICTURE_TYPES : PAPER_TYPES;
  const choose = async (file: File | null) => {
    latest.current = file;
    setFault(null);
    if (!file) return onChange(null);
    setWorking(true);
    const { sent, found } = await prepared(file, accept, isPhoto);
    // Another file was selected in the meantime.
    if (latest.current !== file) return;
    setWorking(false);
    setFault(found);
    onChange(found ? null : sent);
  };
  const message = fault ? t(`booking.files.faults.${fault}`) : errorMessage;
  return (
    <FileField
      {...rest}
      label={label}
      accept={accept}
      onChange={(file) => void choose(file)}
      description={t(helpKey(isWorking, isPhoto))}
      isDisabled={isWorking || (rest.isDisabled ?? false)}
      hasCamera
      {...(message ? { errorMessage: message } : {})}
    />
  );
}

type Fault = NonNullable<ReturnType<typeof fileFault>> | PhotoFault;

function helpKey(isWorking: boolean, isPhoto: boolean): string {
  if (isWorking) return 'booking.files.working';
  return isPhoto ? 'booking.files.photoHelp' : 'booking.files.help';
}

/** The file as it is sent, or why it cannot be. */
async function prepared(
  file: File,
  accept: readonly string[],
  isPhoto: boolean,
): Promise<{ sent: File; found: Fault | null }> {
  if (!accept.includes(file.type)) return { sent: file, found: 'kind' };
  const found = isPhoto ? await photoFault(file) : null;
  if (found) return { sent: file, found };
  const sent = await downscaled(file);
  return { sent, found: fileFault(sent, accept) ?? null };
}
