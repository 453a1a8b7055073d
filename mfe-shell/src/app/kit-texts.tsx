import { useT } from '@jetway/kit-runtime';
import type { KitWords } from '@jetway/kit-ui';
import { KitWordsProvider } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import en from '../locales/en.json';

/** Leaves no word of the kit out: a missing one does not compile. */
const ENGLISH: KitWords = en.kit;
const KEYS = Object.keys(ENGLISH) as (keyof KitWords)[];

/** The kit's own words, in the language of the portal. */
export function KitTexts({ children }: { children: ReactNode }) {
  const t = useT('shell');
  const words: Partial<KitWords> = Object.fromEntries(KEYS.map((key) => [key, t(`kit.${key}`)]));
  return <KitWordsProvider words={words}>{children}</KitWordsProvider>;
}
