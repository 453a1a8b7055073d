import { useT } from '@jetway/kit-runtime';
import { Card, Heading, Stack, Text } from '@jetway/kit-ui';

/** The terms of a visa in the product's own words; nothing when it has none. */
export function Terms({ terms }: { terms: readonly string[] }) {
  const t = useT('visas');
  if (terms.length === 0) return null;
  return (
    <Card padding="md" as="section" aria-label={t('booking.terms')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('booking.terms')}
        </Heading>
        <Stack gap={1} as="ul">
          {terms.map((term) => (
            <Text key={term} as="li" size="sm">
              <bdi>{term}</bdi>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
