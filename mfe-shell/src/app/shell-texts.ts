import type { createI18n } from '@jetway/kit-runtime/shell';

import en from '../locales/en.json';

type I18n = ReturnType<typeof createI18n>;

/** Languages of the shell besides English; each loads only in a portal that uses it. */
const OTHERS: Record<string, () => Promise<{ default: object }>> = { ar: () => import('../locales/ar') };

const english: object[] = [en];
let portal: I18n | undefined;

/** The shell's own texts, with English as the fallback. */
export async function installShellTexts(i18n: I18n): Promise<void> {
  portal = i18n;
  for (const texts of english) i18n.addResourceBundle('en', 'shell', texts, true, true);
  const { language } = i18n;
  const other = OTHERS[language];
  // A portal in English is better than none.
  const texts = await other?.().catch((error: unknown) => {
    console.info('the language could not be fetched', error);
    return undefined;
  });
  if (texts) i18n.addResourceBundle(language, 'shell', texts.default, true, true);
}

/** Adds the English texts of a part that loads separately. */
export function addShellTexts(texts: object): void {
  english.push(texts);
  portal?.addResourceBundle('en', 'shell', texts, true, true);
}
