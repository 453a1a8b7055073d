import { toast } from '@jetway/kit-ui';

/** To the clipboard; says whether it worked. */
export function copyQuote(text: string, t: (key: string) => string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(t('results.quote.copied')),
    () => toast.error(t('results.quote.copyFailed')),
  );
}
