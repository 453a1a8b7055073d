/** Rules of what people type, the same as the server's (`jetway_domain::text`), and of what ranges of prices show. */
export { isMailAddress } from './mail';
export { isCompanyName, isPersonName, plainName } from './name';
export { typedDecimal, typedMoney, typedNumber, typedWhole } from './number';
export type { TypedNumber } from './number';
export { wholeRange } from './range';
export type { WholeRange } from './range';
