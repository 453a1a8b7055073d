/** What is wrong with a chosen file, by the faults of `fileFault`. */
export const FILE_FAULTS = {
  tooLarge: 'The file is too large: less than 1 MB.',
  kind: 'Choose a PDF, PNG or JPEG file.',
  empty: 'The file is empty.',
} as const;
