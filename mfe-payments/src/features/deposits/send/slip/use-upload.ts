import { watchUpload } from '@jetway/kit-api/files';
import { useState } from 'react';

/** Sends a call with a file and reports its progress: 0 to 1, undefined while idle. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  async function send<T>(file: File | null, call: () => Promise<T>): Promise<T> {
    setProgress(0);
    const stop = file ? watchUpload(file, setProgress) : () => undefined;
    try {
      return await call();
    } finally {
      stop();
      setProgress(undefined);
    }
  }
  return { progress, send };
}
