import type { createI18n } from '@jetway/kit-runtime/shell';

import en from '../locales/en.json';

type I18n = ReturnType<typeof createI18n>;

/** Languages the shell speaks beside English; each is fetched where a portal is in it. */
const OTHERS: Record<string, () => Promise<{ default: object }>> = { ar: () => import('../locales/ar') };

const english: object[] = [en];
let portal: I18n | undefined;

/** The shell's own words, English behind the language of the page. */
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

/** English words of a part that is fetched apart and brings them along. */
export function addShellTexts(texts: object): void {
  english.push(texts);
  portal?.addResourceBundle('en', 'shell', texts, true, true);
}
