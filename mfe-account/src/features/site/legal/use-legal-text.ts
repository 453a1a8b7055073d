import { languageOf, useTenant } from '@jetway/kit-runtime';
import { useEffect, useState } from 'react';

import { withDetails } from './legal-text.model';

export type LegalKind = 'terms' | 'privacy' | 'refunds';

export type LegalText = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; text: string };

/** A response with the request it belongs to. */
interface Answer {
  question: string;
  text: string | null;
}

/** The tenant's own text, else the portal's in the page's language, with the company's details. */
export function useLegalText(kind: LegalKind): LegalText & { retry: () => void } {
  const { legal, locale, companyName, contacts } = useTenant();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const own = legal[kind];
  const question = `${kind} ${own ?? ''} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    const settle = (text: string | null) => isCurrent && setAnswer({ question, text });
    read(kind, own, languageOf(locale)).then(settle, () => settle(null));
    return () => {
      isCurrent = false;
    };
  }, [question, kind, own, locale]);
  const retry = () => setAttempt((last) => last + 1);
  if (answer?.question !== question) return { state: 'loading', retry };
  if (answer.text === null) return { state: 'failed', retry };
  return {
    state: 'ready',
    text: withDetails(answer.text, { company: companyName, ...contacts, phone: leftToRight(contacts.phone) }),
    retry,
  };
}

/** Keeps a number left to right in right-to-left text. */
function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

async function read(kind: LegalKind, own: string | undefined, language: string): Promise<string> {
  if (own) {
    const answer = await fetch(new URL(own, window.location.href));
    if (!answer.ok) throw new Error(`${own}: ${answer.status}`);
    return answer.text();
  }
  const source = language === 'ar' ? await import('./texts/ar') : await import('./texts/en');
  return source.texts[kind];
}
