import { createContext, use, useMemo, type ReactNode } from 'react';

/** Every text of the kit. The shell provides them in the tenant's language. */
export interface KitWords {
  close: string;
  cancel: string;
  confirm: string;
  clear: string;
  copy: string;
  copied: string;
  copyFailed: string;
  chooseFile: string;
  replaceFile: string;
  removeFile: string;
  dropFile: string;
  takePhoto: string;
  busy: string;
  retry: string;
  increase: string;
  decrease: string;
  showPassword: string;
  hidePassword: string;
  optional: string;
  noResults: string;
  loading: string;
  previous: string;
  next: string;
  previousMonth: string;
  nextMonth: string;
  openCalendar: string;
  amountHidden: string;
  /** Accessible name of the toast region. */
  notifications: string;
  dismiss: string;
  /** `{page}` and `{pages}` are replaced. */
  pageOf: string;
  reference: string;
  nonStop: string;
  oneStop: string;
  /** `{count}` is replaced. */
  manyStops: string;
  oneSeatLeft: string;
  /** `{count}` is replaced. */
  manySeatsLeft: string;
  checkedBag: string;
  cabinBag: string;
  notIncluded: string;
  fareTraveller: string;
  fareBase: string;
  fareTaxes: string;
  fareTotal: string;
  /** `{codes}` is replaced. */
  routeOf: string;
}

export const ENGLISH: Readonly<KitWords> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  chooseFile: 'Choose a file',
  replaceFile: 'Choose another',
  removeFile: 'Remove',
  dropFile: 'Drop a file here, or choose one.',
  takePhoto: 'Take a photo',
  busy: 'Working…',
  retry: 'Try again',
  increase: 'Increase',
  decrease: 'Decrease',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: 'Optional',
  noResults: 'No results',
  loading: 'Loading…',
  previous: 'Previous',
  next: 'Next',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  openCalendar: 'Open calendar',
  amountHidden: 'Amount hidden',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  pageOf: 'Page {page} of {pages}',
  reference: 'Reference',
  nonStop: 'Non-stop',
  oneStop: '1 stop',
  manyStops: '{count} stops',
  oneSeatLeft: '1 seat left',
  manySeatsLeft: '{count} seats left',
  checkedBag: 'Checked bag',
  cabinBag: 'Cabin bag',
  notIncluded: 'not included',
  fareTraveller: 'Traveller',
  fareBase: 'Base fare',
  fareTaxes: 'Taxes and fees',
  fareTotal: 'Total',
  routeOf: 'Route {codes}',
};

const KitWordsContext = createContext<Readonly<KitWords>>(ENGLISH);

/** Replaces the kit's texts in its subtree; omitted ones keep their English default. */
export function KitWordsProvider({ words, children }: { words: Partial<KitWords>; children: ReactNode }) {
  const outer = use(KitWordsContext);
  const all = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <KitWordsContext value={all}>{children}</KitWordsContext>;
}

export function useKitWords(): Readonly<KitWords> {
  return use(KitWordsContext);
}
