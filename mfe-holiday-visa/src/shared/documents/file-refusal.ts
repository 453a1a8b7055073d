import { problemOf } from '@jetway/kit-api';

/** Keys of `booking.faults` for what the server finds wrong with a file. */
export const FILE_REFUSALS = {
  'file.missing': 'document',
  'file.tooLarge': 'fileLarge',
  'file.kind': 'fileKind',
  'file.broken': 'fileBroken',
  'file.tooManyPixels': 'filePixels',
  'file.grewTooLarge': 'fileGrew',
} as const satisfies Record<string, string>;

/** Why the server refused the `file` of a form, in the page's language or, for an unknown code, in English. */
export function fileRefusal(t: (key: string) => string, error: unknown): string | undefined {
  const fault = problemOf(error)?.errors?.find(({ pointer }) => pointer === '/file');
  const key = fault && (FILE_REFUSALS as Partial<Record<string, string>>)[fault.code];
  return key ? t(`booking.faults.${key}`) : fault?.detail;
}
