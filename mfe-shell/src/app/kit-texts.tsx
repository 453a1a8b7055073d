import { useT } from '@jetway/kit-runtime';
import type { KitWords } from '@jetway/kit-ui';
import { KitWordsProvider, useKitWords } from '@jetway/kit-ui';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

/** The kit's own texts in the portal's language; the kit itself contains the English ones. */
export function KitTexts({ children }: { children: ReactNode }) {
  const t = useT('shell');
  const english = useKitWords();
  const words = useMemo(
    (): Partial<KitWords> =>
      Object.fromEntries(Object.entries(english).map(([key, word]) => [key, t(`kit.${key}`, word)])),
    [t, english],
  );
  return <KitWordsProvider words={words}>{children}</KitWordsProvider>;
}
