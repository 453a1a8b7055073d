import { useMatches } from '@jetway/kit-runtime/shell';
import { useT } from '@jetway/kit-runtime';
import { useEffect } from 'react';

/** Sets the document title: the page, then the company. */
export function useDocumentTitle(companyName: string): void {
  const t = useT('shell');
  const handles = useMatches().map((match) => match.handle as { title?: string } | undefined);
  const key = handles.findLast((handle) => handle?.title)?.title;
  const title = key ? `${t(key)} · ${companyName}` : companyName;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
