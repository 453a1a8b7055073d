export { usePassportReader } from './use-passport-reader';
export type { PassportReaderState } from './use-passport-reader';
