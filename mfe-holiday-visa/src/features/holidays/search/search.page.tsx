import { SearchHome } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { Link, useSearchParams } from '@jetway/kit-runtime/router';
import { Stack } from '@jetway/kit-ui';

import { tourPackagesHref } from '../../../shared/holidays/addresses';
import { paramsOf, queryFrom } from '../../../shared/holidays/holiday-query';
import { HolidaySearchForm } from './holiday-search.form';
import { PopularCities } from './popular.cities';

/** `/searchpad/holiday`: the holiday search, filled with the one in its address, and the most popular cities. */
export function HolidaySearchPage() {
  const t = useT('visas');
  const [params] = useSearchParams();
  const asked = queryFrom(params);
  return (
    <Stack gap={6}>
      <SearchHome
        title={t('holidays.search.title')}
        tabs={{ label: t('search.tabs.label'), flights: t('search.tabs.flights'), fresh: t('search.tabs.new') }}
      >
        <HolidaySearchForm key={asked ? paramsOf(asked).toString() : ''} start={asked} />
      </SearchHome>
      <PopularCities />
      <div>
        <Link to={tourPackagesHref()}>{t('holidays.search.all')}</Link>
      </div>
    </Stack>
  );
}
