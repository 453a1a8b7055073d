/** Why a selected file cannot be sent; the server decides by its content. */
export type FileFault = 'tooLarge' | 'kind' | 'empty';

/** Maximum file size in bytes, exclusive. */
export const FILE_LIMIT = 1_048_576;
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];
export const PAPER_TYPES: readonly string[] = [...PICTURE_TYPES, 'application/pdf'];

/** Checks a file's size and declared type; undefined when it may be sent. */
export function fileFault(file: File, types: readonly string[]): FileFault | undefined {
  if (!types.includes(file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size >= FILE_LIMIT ? 'tooLarge' : undefined;
}
