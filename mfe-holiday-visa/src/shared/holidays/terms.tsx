import type { HolidayCancellation, HolidayDay, HolidayHotel } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, Heading, Stack, styled, Text } from '@jetway/kit-ui';

/** Plain lines, one below the other. */
export const Lines = styled.ul`
  display: grid;
  gap: var(--jw-space-2);
  margin: 0;
  padding-inline-start: var(--jw-space-5);
`;

/** Texts of the catalogue or of operations, as a list. */
export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <Lines>
      {texts.map((text) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </Lines>
  );
}

/** What cancelling costs by the days that are left, the earliest rule first. */
export function CancellationTerms({ policy }: { policy: readonly HolidayCancellation[] }) {
  const t = useT('visas');
  if (policy.length === 0) return <Text>{t('holidays.terms.free')}</Text>;
  const rules = [...policy].sort((one, other) => other.daysBefore - one.daysBefore);
  return (
    <DescriptionList
      items={rules.map(({ daysBefore, percent }) => ({
        term: daysBefore > 0 ? t('holidays.terms.from', { count: daysBefore }) : t('holidays.terms.onDay'),
        description: percent > 0 ? t('holidays.terms.kept', { percent }) : t('holidays.terms.nothingKept'),
      }))}
    />
  );
}

/** What happens on each day, with the meals that are included. */
export function Itinerary({ days }: { days: readonly HolidayDay[] }) {
  const t = useT('visas');
  return (
    <Stack gap={4} as="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {days.map(({ day, title, text, meals }) => (
        <li key={day}>
          <Stack gap={1}>
            <Heading level={3} size="sm">
              {t('holidays.terms.day', { day })} <bdi>{title}</bdi>
            </Heading>
            <Text>
              <bdi>{text}</bdi>
            </Text>
            {meals.length > 0 && (
              <Text size="sm" muted>
                {t('holidays.terms.meals', {
                  meals: meals.map((meal) => t(`holidays.meals.${meal}`)).join(t('holidays.and')),
                })}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

/** Where the party stays. */
export function Hotels({ hotels }: { hotels: readonly HolidayHotel[] }) {
  const t = useT('visas');
  return (
    <DescriptionList
      items={hotels.map(({ name, stars, nights, city }) => ({
        term: <bdi>{name}</bdi>,
        description: [t('holidays.stars', { count: stars }), city, t('holidays.nights', { count: nights })].join(' · '),
      }))}
    />
  );
}
