import type { VisaProductCard } from '@jetway/kit-api/visas';
import { useT } from '@jetway/kit-runtime';
import {
  Badge,
  Callout,
  Card,
  DescriptionList,
  Disclosure,
  Heading,
  Inline,
  LinkButton,
  Money,
  Stack,
  styled,
  Text,
} from '@jetway/kit-ui';

import { useVisaWords } from '../../shared/orders/use-visa-words';
import { applyHref } from '../../shared/addresses';
import { useNetHidden } from '../../shared/orders/visa-orders';
import { ProductFacts } from '../../shared/product/product-facts';
import type { VisaQuery } from '../../shared/visa-query';

/** What opens on demand, beside the button. */
const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--jw-space-3);
  align-items: start;
`;

/** Amounts stay near their names on a wide screen. */
const Narrow = styled.div`
  max-inline-size: 22rem;
`;

/** A visa to apply for: what it allows, how long it takes, what it costs and what it needs. */
export function ProductCard({ product, query }: { product: VisaProductCard; query: VisaQuery }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  return (
    <Card padding="md" as="article" aria-label={product.name}>
      <Stack gap={3}>
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
          <Stack gap={0} align="end">
            <Money value={product.fees.total} size="lg" />
            <Text size="sm" muted>
              {t('results.perApplicant')}
            </Text>
            {product.agentAmount && !isNetHidden && (
              <Text size="sm">
                {t('words.fees.youPay')} <Money value={product.agentAmount} />
              </Text>
            )}
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
        <ProductFacts product={product} layout="card" />
        <Foot>
          <div>
            <Fees product={product} />
            <Documents product={product} />
          </div>
          {!product.blocked && (
            <LinkButton
              variant="primary"
              href={applyHref(product.productId, query)}
              aria-label={t('results.applyFor', { name: product.name })}
            >
              {t('results.apply')}
            </LinkButton>
          )}
        </Foot>
      </Stack>
    </Card>
  );
}

function Fees({ product: { fees } }: { product: VisaProductCard }) {
  const t = useT('visas');
  const items = [
    { term: t('words.fees.embassy'), description: <Money value={fees.embassy} /> },
    { term: t('words.fees.service'), description: <Money value={fees.service} /> },
    { term: t('words.fees.vat'), description: <Money value={fees.vat} /> },
    { term: t('results.eachApplicant'), description: <Money value={fees.total} /> },
  ];
  return (
    <Disclosure title={t('results.fees')}>
      <Narrow>
        <DescriptionList items={items} />
      </Narrow>
    </Disclosure>
  );
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
