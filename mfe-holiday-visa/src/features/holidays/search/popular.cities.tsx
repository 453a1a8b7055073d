import { problemOf } from '@jetway/kit-api';
import { dateIn } from '@jetway/kit-domain/days';
import { problemKey } from '@jetway/kit-orders';
import { useT, useTenant } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { ErrorState, Section, Skeleton, Text } from '@jetway/kit-ui';

import { holidaysHref } from '../../../shared/holidays/addresses';
import { Picture } from '../../../shared/holidays/picture';
import { usePackageState } from '../../../shared/holidays/use-package-state';
import { queryOf, startOf } from './form.model';
import { Cities, City } from './search.styles';

/** The five most popular cities with their pictures; each leads to its packages. */
export function PopularCities() {
  const t = useT('visas');
  const { timezone } = useTenant();
  const { state, error, retry } = usePackageState({ needsCities: true });
  const { popularCities, loaders } = state;
  if (loaders.available && popularCities.length === 0) return <Skeleton height="10rem" />;
  if (error !== undefined) {
    return (
      <ErrorState
        title={t('holidays.search.citiesFailed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        requestId={problemOf(error)?.requestId}
        onRetry={retry}
      />
    );
  }
  if (popularCities.length === 0) return null;
  const usual = startOf(null, dateIn(timezone, new Date()));
  return (
    <Section title={t('holidays.search.popular')}>
      <Cities>
        {popularCities.map((city) => {
          const query = queryOf({ ...usual, city: { cityId: city.cityId, name: city.name } });
          return (
            <City key={city.cityId}>
              <Link to={query ? holidaysHref(query) : ''}>
                <Picture address={city.image} seed={city.cityId} />
                <Text weight="semibold">
                  <bdi>{city.name}</bdi>
                </Text>
                <Text size="sm" muted>
                  {[city.countryName, t('holidays.packages', { count: city.packages })].join(' · ')}
                </Text>
              </Link>
            </City>
          );
        })}
      </Cities>
    </Section>
  );
}
