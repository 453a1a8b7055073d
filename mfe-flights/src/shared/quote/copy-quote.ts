import { toast } from '@jetway/kit-ui';

/** Copies a quote to the clipboard and reports success or failure. */
export function copyQuote(text: string, t: (key: string) => string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(t('results.quote.copied')),
    () => toast.error(t('results.quote.copyFailed')),
  );
}
