import { useSearchParams } from '@jetway/kit-runtime/router';
import { LinkButton } from '@jetway/kit-ui';

import { resultsHref } from './addresses';
import { queryFrom } from './search-query';

/** The way back to the fares somebody came from, as they were left; nothing where the address names no search. */
export function BackToResults({ requestId, label }: { requestId: string; label: string }) {
  const [params] = useSearchParams();
  const search = queryFrom(params);
  if (!search) return null;
  return (
    <LinkButton size="sm" variant="ghost" href={resultsHref(search, requestId)}>
      {label}
    </LinkButton>
  );
}
