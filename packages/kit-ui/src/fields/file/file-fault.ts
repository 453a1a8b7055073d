/** Why a chosen file cannot be sent; the server has the last word, by its content. */
export type FileFault = 'tooLarge' | 'kind' | 'empty';

/** A file is smaller than this, in bytes. */
export const FILE_LIMIT = 1_048_576;
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];
export const PAPER_TYPES: readonly string[] = [...PICTURE_TYPES, 'application/pdf'];

/** What is wrong with a file as far as its size and its declared type tell; nothing when it may be sent. */
export function fileFault(file: File, types: readonly string[]): FileFault | undefined {
  if (!types.includes(file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size >= FILE_LIMIT ? 'tooLarge' : undefined;
}
