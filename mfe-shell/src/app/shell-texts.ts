import type { createI18n } from '@jetway/kit-runtime/shell';

import en from '../locales/en.json';

type I18n = ReturnType<typeof createI18n>;

/** Languages the shell speaks beside English; each is fetched where a portal is in it. */
const OTHERS: Record<string, () => Promise<{ default: object }>> = { ar: () => import('../locales/ar.json') };

/** The shell's own words, English behind the language of the page. */
export async function installShellTexts(i18n: I18n): Promise<void> {
  i18n.addResourceBundle('en', 'shell', en, true, true);
  const { language } = i18n;
  const other = OTHERS[language];
  // A portal in English is better than none.
  const texts = await other?.().catch((error: unknown) => {
    console.info('the language could not be fetched', error);
    return undefined;
  });
  if (texts) i18n.addResourceBundle(language, 'shell', texts.default, true, true);
}
