import { watchUpload } from '@jetway/kit-api/files';
import { useState } from 'react';

/** Uploads a file and reports its progress: 0 to 1, undefined while idle. */
export function useUpload() {
  const [progress, setProgress] = useState<number>();
  async function send<T>(file: File, call: () => Promise<T>): Promise<T> {
    setProgress(0);
    const stop = watchUpload(file, setProgress);
    try {
      return await call();
    } finally {
      stop();
      setProgress(undefined);
    }
  }
  return { progress, send };
}
