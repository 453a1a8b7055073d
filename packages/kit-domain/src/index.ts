export { formatMoney, moneyNumber, parseMoneyText } from './money';
export type { MinorMoney, Money, MoneyDisplay, MoneyText } from './money';
export { currencyExponent } from './currency';
export { dayOffset, formatDate, formatDateTime, formatDeadline, formatDuration, formatTime } from './dates';
export { can, Feature } from './features';
export type { FeatureCode } from './features';
export { plainDigits } from './digits';
export { cleanStrings, withLatinDigits } from './text';
