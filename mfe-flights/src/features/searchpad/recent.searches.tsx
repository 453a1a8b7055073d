import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Section, Text } from '@jetway/kit-ui';

import { resultsHref } from '../../shared/addresses';
import { selectRecent } from '../../shared/search-form/state/recent.slice';
import { queryOf } from '../../shared/search-form/state/searchpad.model';
import type { SearchForm } from '../../shared/search-form/state/searchpad.slice';
import { RecentLink, RecentList } from './searchpad.styles';

/** The user's recent searches as links, without those in the past. */
export function RecentSearches({ today }: { today: string }) {
  const t = useT('flights');
  const searches = useAppSelector(selectRecent).searches.filter((form) =>
    form.segments.every(({ departureDate }) => departureDate >= today),
  );
  if (searches.length === 0) return null;
  return (
    <Section title={t('searchpad.recent.title')}>
      <RecentList>
        {searches.map((form) => {
          const href = resultsHref(queryOf(form));
          return (
            <li key={href}>
              <Recent form={form} href={href} />
            </li>
          );
        })}
      </RecentList>
    </Section>
  );
}

function Recent({ form, href }: { form: SearchForm; href: string }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { trip, journeys, returnDate } = queryOf(form);
  const stops = form.segments.flatMap(({ origin, destination }) => [origin, destination]);
  const names = stops.map((airport) => airport?.cityName ?? '').filter((name, index, all) => name !== all[index - 1]);
  const days = [journeys[0]?.departureDate, trip === 'M' ? journeys.at(-1)?.departureDate : returnDate].filter(
    (day) => day !== undefined,
  );
  const count = form.adultCount + form.childCount + form.infantCount;
  return (
    <RecentLink>
      <Link to={href}>
        <Text weight="semibold" size="md">
          {names.join(trip === 'R' ? ' ⇄ ' : ' → ')}
        </Text>
        <Text muted>
          {t('searchpad.recent.summary', {
            dates: days.map((day) => formatDate(day, locale)).join(' – '),
            party: t('searchpad.party.travellers', { count }),
            cabin: t(`searchpad.cabins.${form.travelClass}`),
          })}
          {form.nearbyAirports && ` · ${t('results.nearbyAirports')}`}
        </Text>
      </Link>
    </RecentLink>
  );
}
