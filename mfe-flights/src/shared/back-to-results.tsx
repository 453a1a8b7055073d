import { useSearchParams } from '@jetway/kit-runtime/router';
import { LinkButton } from '@jetway/kit-ui';

import { resultsHref } from './addresses';
import { queryFrom } from './search-query';

/** Link to the previous results; renders nothing without a search in the address. */
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
