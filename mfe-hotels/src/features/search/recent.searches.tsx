import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Section, Text } from '@jetway/kit-ui';

import { resultsHref } from '../../shared/addresses';
import { guestsOf } from '../../shared/hotel-query';
import { RecentList } from '../../shared/search-form/form.styles';
import { selectRecent } from '../../shared/search-form/state/recent.slice';

/** The user's recent searches as links, without those whose arrival has passed everywhere. */
export function RecentSearches({ earliest }: { earliest: string }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const searches = useAppSelector(selectRecent).searches.filter(({ checkIn }) => checkIn >= earliest);
  if (searches.length === 0) return null;
  return (
    <Section title={t('search.recent')}>
      <RecentList>
        {searches.map((query) => {
          const href = resultsHref(query);
          const dates = [query.checkIn, query.checkOut].map((day) => formatDate(day, locale)).join(' – ');
          const rooms = t('rooms', { count: query.rooms.length });
          return (
            <li key={href}>
              <Link to={href}>
                <Text weight="semibold" size="md">
                  {query.place.name}
                </Text>
                <Text muted>{[dates, rooms, t('guests', { count: guestsOf(query.rooms) })].join(' · ')}</Text>
              </Link>
            </li>
          );
        })}
      </RecentList>
    </Section>
  );
}
