import { SearchHome } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';

import { VisaSearchForm } from '../../shared/search-form/visa-search.form';
import { paramsOf, queryFrom } from '../../shared/visa-query';

/** `/searchpad/visa`: the visa search, filled with the one in its address. */
export function SearchPage() {
  const t = useT('visas');
  const [params] = useSearchParams();
  const asked = queryFrom(params);
  return (
    <SearchHome
      title={t('search.title')}
      tabs={{ label: t('search.tabs.label'), flights: t('search.tabs.flights'), fresh: t('search.tabs.new') }}
    >
      <VisaSearchForm key={asked ? paramsOf(asked).toString() : ''} start={asked} />
    </SearchHome>
  );
}
