import { createContext, use, type ReactNode } from 'react';

/** Every word the kit says by itself. The shell gives them in the tenant's language. */
export interface KitWords {
  close: string;
  cancel: string;
  confirm: string;
  clear: string;
  copy: string;
  copied: string;
  copyFailed: string;
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
  /** Name of the region where toasts appear. */
  notifications: string;
  dismiss: string;
  /** `{page}` and `{pages}` are replaced. */
  pageOf: string;
  reference: string;
}

export const ENGLISH: Readonly<KitWords> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  clear: 'Clear',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy',
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
};

const KitWordsContext = createContext<Readonly<KitWords>>(ENGLISH);

/** Replaces the kit's words below it; those left out keep their English default. */
export function KitWordsProvider({ words, children }: { words: Partial<KitWords>; children: ReactNode }) {
  const outer = use(KitWordsContext);
  return <KitWordsContext value={{ ...outer, ...words }}>{children}</KitWordsContext>;
}

export function useKitWords(): Readonly<KitWords> {
  return use(KitWordsContext);
}
