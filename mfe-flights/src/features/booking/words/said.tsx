import type { FieldError } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';

import { serverWords } from './server-words';

/** One thing the server said, in the language of the page; marked as English where only its own words are there. */
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
