export { formatMoney, moneyNumber, parseMoneyText } from './money';
export type { MinorMoney, Money, MoneyDisplay, MoneyText } from './money';
export { currencyExponent } from './currency';
export {
  dayOffset,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDuration,
  formatTime,
  showInstantsIn,
} from './dates';
export { can, Feature } from './features';
export type { FeatureCode } from './features';
export { plainDigits } from './digits';
// Modules released with the live shell may use the former name.
export { cleanStrings, cleanStrings as trimStrings, withLatinDigits } from './text';
