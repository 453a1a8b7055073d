import type { VisaOrder } from '@jetway/kit-api/visas';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Stack, Text } from '@jetway/kit-ui';

import { useVisaWords } from '../../../shared/orders/use-visa-words';

/** What is applied for, and where its rules come from. */
export function FactsCard({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const words = useVisaWords();
  const { product, travelDate, nationality, residency, express } = order;
  const { min, max } = product.processingDays;
  const items = [
    { term: t('order.facts.destination'), description: words.country(product.destination) },
    { term: t('order.facts.travelDate'), description: formatDate(travelDate, locale) },
    { term: t('order.facts.entries'), description: t(`words.entries.${product.entries}`) },
    { term: t('order.facts.stay'), description: t('words.days', { count: product.stayDays }) },
    { term: t('order.facts.validity'), description: t('words.days', { count: product.validityDays }) },
    {
      term: t('order.facts.processing'),
      description:
        express && product.express
          ? t('order.facts.express', { count: product.express.days })
          : t('order.facts.workingDays', { min, max }),
    },
    { term: t('order.facts.nationality'), description: words.country(nationality) },
    { term: t('order.facts.residency'), description: words.country(residency) },
  ];
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          <bdi>{product.name}</bdi>
        </Heading>
        <DescriptionList layout="stacked" items={items} />
        <Text size="sm" muted>
          {t('words.source', { source: product.source, date: formatDate(product.sourceDate, locale) })}
        </Text>
      </Stack>
    </Card>
  );
}
