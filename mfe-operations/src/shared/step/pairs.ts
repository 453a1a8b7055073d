/** A text in English and Arabic. */
export interface Bilingual {
  en: string;
  ar: string;
}

/** Short texts in two languages as they are typed: one a line, and the lines of both languages belong together. */
export function pairsText(pairs: readonly Bilingual[]): Bilingual {
  const text = (language: keyof Bilingual) =>
    pairs
      .map((pair) => pair[language])
      .join('\n')
      .trimEnd();
  return { en: text('en'), ar: text('ar') };
}

interface Limits {
  /** Longest line, in characters. */
  longest: number;
  /** Most lines. */
  most: number;
}

interface Pairs {
  pairs: Bilingual[];
  fault?: { language: keyof Bilingual; text: string };
}

/** The texts of both languages by line. A line without Arabic is read in English. */
export function pairsOf({ en, ar }: Bilingual, { longest, most }: Limits): Pairs {
  const [english, arabic] = [lines(en), lines(ar)];
  const pairs = english.map((text, at) => ({ en: text, ar: arabic[at] ?? '' }));
  const blank = english.indexOf('');
  if (blank !== -1) return { pairs, fault: { language: 'en', text: `Line ${blank + 1} is empty.` } };
  if (english.length > most) return { pairs, fault: { language: 'en', text: `At most ${most} lines.` } };
  if (arabic.length > english.length)
    return { pairs, fault: { language: 'ar', text: 'There are more lines than in English.' } };
  for (const language of ['en', 'ar'] as const) {
    const long = pairs.findIndex((pair) => pair[language].length > longest);
    if (long !== -1)
      return { pairs, fault: { language, text: `Line ${long + 1} has more than ${longest} characters.` } };
  }
  return { pairs };
}

function lines(text: string): string[] {
  const trimmed = text.trimEnd();
  return trimmed === '' ? [] : trimmed.split('\n').map((line) => line.trim());
}
