import type { VisaProductCard } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import {
  Badge,
  Callout,
  Card,
  DescriptionList,
  Disclosure,
  Grid,
  Heading,
  Inline,
  LinkButton,
  Money,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { useVisaWords } from '../../shared/orders/use-visa-words';
import { applyHref } from '../../shared/addresses';
import { useNetHidden } from '../../shared/orders/visa-orders';
import { ProductFacts } from '../../shared/product/product-facts';
import type { VisaQuery } from '../../shared/visa-query';

/** A visa to apply for: what it allows, how long it takes, what it costs and what it needs. */
export function ProductCard({ product, query }: { product: VisaProductCard; query: VisaQuery }) {
  const t = useT('visas');
  return (
    <Card padding="md" as="article" aria-label={product.name}>
      <Stack gap={4}>
        <Inline gap={3} justify="space-between">
          <Stack gap={1}>
            <Heading level={2} size="md">
              <bdi>{product.name}</bdi>
            </Heading>
            <Inline gap={2}>
              <Badge>{t(`purposes.${product.type}`, { defaultValue: product.type })}</Badge>
              <Badge>{t(`words.entries.${product.entries}`)}</Badge>
            </Inline>
          </Stack>
          <Stack gap={1} align="end">
            <Money value={product.fees.total} size="lg" />
            <Text size="sm" muted>
              {t('results.perApplicant')}
            </Text>
          </Stack>
        </Inline>
        {product.blocked ? (
          <Callout tone="danger" title={t('results.blocked')}>
            {t('results.blockedText')}
          </Callout>
        ) : (
          product.warning && (
            <Callout tone="warning" title={t('results.late')}>
              {t('results.lateText')}
            </Callout>
          )
        )}
        <Grid columns={{ phone: 1, tablet: 2 }} gap={5} align="start">
          <ProductFacts product={product} />
          <Fees product={product} />
        </Grid>
        <Documents product={product} />
        {!product.blocked && (
          <Inline justify="end">
            <LinkButton
              variant="primary"
              href={applyHref(product.productId, query)}
              aria-label={t('results.applyFor', { name: product.name })}
            >
              {t('results.apply')}
            </LinkButton>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Fees({ product: { fees, agentAmount } }: { product: VisaProductCard }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const items = [
    { term: t('words.fees.embassy'), description: <Money value={fees.embassy} /> },
    { term: t('words.fees.service'), description: <Money value={fees.service} /> },
    { term: t('words.fees.vat'), description: <Money value={fees.vat} /> },
    { term: t('results.eachApplicant'), description: <Money value={fees.total} /> },
    ...(agentAmount && !isNetHidden
      ? [{ term: t('words.fees.youPay'), description: <Money value={agentAmount} /> }]
      : []),
  ];
  return <DescriptionList items={items} />;
}

function Documents({ product: { documents } }: { product: VisaProductCard }) {
  const t = useT('visas');
  const words = useVisaWords();
  if (documents.length === 0) return null;
  return (
    <Disclosure title={t('results.documents', { count: documents.length })}>
      <Stack gap={2} as="ul">
        {documents.map(({ code, name, mandatory, note }) => (
          <Stack key={code} gap={0} as="li">
            <Text>
              <bdi>{words.document({ code, name })}</bdi> · {t(mandatory ? 'results.mandatory' : 'results.optional')}
            </Text>
            {note && (
              <Text size="sm" muted>
                <bdi>{note}</bdi>
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}
