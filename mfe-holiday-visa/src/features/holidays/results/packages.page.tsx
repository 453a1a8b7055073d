import { problemOf } from '@jetway/kit-api';
import { usePackageGetAllPackagesQuery } from '@jetway/kit-api/packages';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pagination,
  Select,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { holidaySearchHref, tourPackageHref, tourPackagesHref } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import { usePackageState } from '../../../shared/holidays/use-package-state';
import { PackageCard } from './package.card';
import { List, SortPlace } from './results.styles';

const PAGE_SIZE = 20;
/** The choice of every city: an option needs a value. */
const EVERY = 'every';

/** `/tour-packages`: every package on sale, page by page, or those of one city; without a day and a party. */
export function TourPackagesPage() {
  return (
    <HolidayOrders>
      <Packages />
    </HolidayOrders>
  );
}

function Packages() {
  const t = useT('visas');
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const cityId = params.get('cityId') ?? '';
  const { state } = usePackageState({ needsCities: true });
  const list = usePackageGetAllPackagesQuery({ page, size: PAGE_SIZE, ...(cityId ? { cityId } : {}) });
  const found = list.isError ? undefined : list.currentData;
  const options = [
    { value: EVERY, label: t('holidays.results.everyCity') },
    ...state.availableCities.map((city) => ({ value: city.cityId, label: `${city.name}, ${city.countryName}` })),
  ];
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('holidays.results.allTitle')}
        subtitle={t('holidays.results.allSubtitle')}
        actions={<LinkButton href={holidaySearchHref()}>{t('holidays.search.submit')}</LinkButton>}
      />
      {state.availableCities.length > 0 && (
        <SortPlace>
          <Select
            label={t('holidays.results.city')}
            options={options}
            value={options.some(({ value }) => value === cityId) ? cityId : EVERY}
            onChange={(value: string) => setParams(value === EVERY ? {} : { cityId: value })}
          />
        </SortPlace>
      )}
      {list.isError && !list.isFetching && (
        <ErrorState
          title={t('holidays.results.failed')}
          text={t(`orders.problems.${problemKey(list.error)}`)}
          requestId={problemOf(list.error)?.requestId}
          onRetry={() => void list.refetch()}
        />
      )}
      {!found && (!list.isError || list.isFetching) && (
        <Stack gap={4}>
          <Text muted role="status">
            {t('holidays.results.loading')}
          </Text>
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      )}
      {found?.total === 0 && (
        <EmptyState
          title={t('holidays.results.empty.title')}
          text={t('holidays.results.allEmpty')}
          action={cityId && <LinkButton href={tourPackagesHref()}>{t('holidays.search.all')}</LinkButton>}
        />
      )}
      {found && found.total > 0 && (
        <>
          <Text weight="semibold" role="status">
            {t('holidays.packages', { count: found.total })}
          </Text>
          <List>
            {found.packages.map((card) => (
              <li key={card.id}>
                <PackageCard card={card} href={tourPackageHref(card.id)} isForParty={false} />
              </li>
            ))}
          </List>
          <Pagination
            label={t('holidays.results.pages')}
            page={page}
            pageSize={PAGE_SIZE}
            total={found.total}
            onChange={(next) => setParams({ ...(cityId ? { cityId } : {}), page: String(next) })}
          />
        </>
      )}
    </Stack>
  );
}
