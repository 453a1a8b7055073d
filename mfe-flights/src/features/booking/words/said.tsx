import type { FieldError } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';

import { serverWords } from './server-words';

/** A server message in the page's language, or marked as English if untranslated. */
export function Said({ fault }: { fault: Pick<FieldError, 'code' | 'detail'> }) {
  const t = useT('flights');
  const { text, lang } = serverWords(t, fault);
  return lang ? (
    <span lang={lang}>
      <bdi>{text}</bdi>
    </span>
  ) : (
    text
  );
}
