import { languageOf, useLocaleTag, useT } from '@jetway/kit-runtime';

/** A sentence's key among the texts: "Resend in 5 …" → "resend-in-n". */
export function keyOf(sentence: string): string {
  const letters = sentence
    .toLowerCase()
    .replace(/\d+/g, 'n')
    .replace(/[^a-z]+/g, '-');
  return letters.replace(/^-|-$/g, '').slice(0, 60);
}

/**
 * Translates an English sentence of the specification or the server. In English, or without a translation, it is shown
 * unchanged.
 */
export function useSaid(): <Words extends string | undefined>(words: Words) => Words | string {
  const t = useT('account');
  const isEnglish = languageOf(useLocaleTag()) === 'en';
  return (words) =>
    isEnglish || !words ? words : t(`said.${keyOf(words)}`, { defaultValue: words, n: /\d+/.exec(words)?.[0] });
}
