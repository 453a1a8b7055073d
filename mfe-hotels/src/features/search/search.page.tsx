import { SearchHome } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { Stack } from '@jetway/kit-ui';

import { earliestToday } from '../../shared/calendar';
import { queryFrom, queryKey } from '../../shared/hotel-query';
import { HotelSearchForm } from '../../shared/search-form/hotel-search.form';
import { RecentSearches } from './recent.searches';

/** `/searchpad/hotel`: the hotel search, filled with the one in its address, and the recent ones below. */
export function SearchPage() {
  const t = useT('hotels');
  const [params] = useSearchParams();
  const asked = queryFrom(params);
  return (
    <Stack gap={7}>
      <SearchHome
        title={t('search.title')}
        tabs={{ label: t('search.tabs.label'), flights: t('search.tabs.flights'), fresh: t('search.tabs.new') }}
      >
        <HotelSearchForm key={asked ? queryKey(asked) : ''} start={asked} />
      </SearchHome>
      <RecentSearches earliest={earliestToday(new Date())} />
    </Stack>
  );
}
