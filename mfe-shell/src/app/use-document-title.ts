import { useMatches } from '@jetway/kit-runtime/shell';
import { useT } from '@jetway/kit-runtime';
import { useEffect } from 'react';

/** Sets the document title: the page, then the company. A plain page sets its own. */
export function useDocumentTitle(companyName: string): void {
  const t = useT('shell');
  const handles = useMatches().map((match) => match.handle as { title?: string; isPlain?: boolean } | undefined);
  const key = handles.findLast((handle) => handle?.title)?.title;
  const title = key ? `${t(key)} · ${companyName}` : companyName;
  const isPlain = handles.some((handle) => handle?.isPlain);
  useEffect(() => {
    if (!isPlain) document.title = title;
  }, [title, isPlain]);
}
