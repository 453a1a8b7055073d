import { isProblem, problemOf } from '@jetway/kit-api';
import type { VisaProduct } from '@jetway/kit-api/visas';
import { useVisaCreateOrderMutation, useVisaGetProductQuery } from '@jetway/kit-api/visas';
import { formatDate } from '@jetway/kit-domain';
import { problemKey, times } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import {
  Button,
  Callout,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  Money,
  NumberStepper,
  RadioGroup,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { resultsHref } from '../../../shared/addresses';
import { draftHref } from '../../../shared/orders/addresses';
import { ProductFacts } from '../../../shared/product/product-facts';
import type { VisaQuery } from '../../../shared/visa-query';
import { MOST_APPLICANTS } from '../applicants/applicant.model';
import { Terms } from '../terms';

interface StartViewProps {
  productId: string;
  query: VisaQuery;
}

/** Before the draft: the visa as it is sold now, for how many, and how fast. */
export function StartView({ productId, query }: StartViewProps) {
  const t = useT('visas');
  const { nationality, residency, travelDate } = query;
  const { data, error, refetch } = useVisaGetProductQuery({
    visaProductRequest: { productId, nationality, residency, travelDate },
  });
  const back = <LinkButton href={resultsHref(query)}>{t('booking.start.others')}</LinkButton>;
  if (isProblem(error, 'visa.product_not_found'))
    return <EmptyState title={t('booking.start.gone.title')} text={t('booking.start.gone.text')} action={back} />;
  if (error) {
    return (
      <ErrorState
        title={t('booking.start.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        requestId={problemOf(error)?.requestId}
        onRetry={() => void refetch()}
        action={back}
      />
    );
  }
  if (!data) return <SkeletonCard />;
  return <Start product={data} query={query} />;
}

type Speed = 'normal' | 'express';

function Start({ product, query }: { product: VisaProduct; query: VisaQuery }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const [count, setCount] = useState(1);
  const [speed, setSpeed] = useState<Speed>('normal');
  const { isStarting, error, start } = useStart(product.productId, query);
  const each = (speed === 'express' && product.express?.total) || product.fees.total;
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={4}>
          <Heading level={2} size="md">
            <bdi>{product.name}</bdi>
          </Heading>
          <Text muted>{t('booking.start.travel', { day: formatDate(query.travelDate, locale) })}</Text>
          <ProductFacts product={product} />
          <Text size="sm" muted>
            {t('results.source', { source: product.source, day: formatDate(product.sourceDate, locale) })}{' '}
            {t('results.verify')}
          </Text>
        </Stack>
      </Card>
      <Terms terms={product.terms} />
      {product.blocked ? (
        <Callout
          tone="danger"
          title={t('results.blocked')}
          action={
            <LinkButton size="sm" href={resultsHref(query)}>
              {t('booking.start.others')}
            </LinkButton>
          }
        >
          {t('results.blockedText')}
        </Callout>
      ) : (
        <Card padding="md">
          <Stack gap={5}>
            {product.warning && (
              <Callout tone="warning" title={t('results.late')}>
                {t('results.lateText')}
              </Callout>
            )}
            <NumberStepper
              label={t('booking.start.applicants')}
              description={t('booking.start.applicantsHint')}
              value={count}
              onChange={setCount}
              min={1}
              max={MOST_APPLICANTS}
            />
            <SpeedField product={product} value={speed} onChange={setSpeed} />
            {error !== undefined && (
              <Callout tone="danger" title={t('booking.start.notStarted')}>
                {t(`orders.problems.${problemKey(error)}`)}
              </Callout>
            )}
            <Inline justify="space-between" gap={4}>
              <Text>
                {t('booking.start.price', { count })} <Money value={times(each, count)} size="lg" />
              </Text>
              <Button
                variant="primary"
                size="lg"
                isPending={isStarting}
                onPress={() => void start(count, speed === 'express')}
              >
                {t('booking.start.action')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

interface SpeedFieldProps {
  product: VisaProduct;
  value: Speed;
  onChange: (speed: Speed) => void;
}

function SpeedField({ product: { express, processingDays }, value, onChange }: SpeedFieldProps) {
  const t = useT('visas');
  if (!express) return null;
  return (
    <RadioGroup
      label={t('booking.start.speed')}
      options={[
        {
          value: 'normal' as const,
          label: t('booking.start.normal'),
          description: t('workingDaysBetween', { ...processingDays }),
        },
        {
          value: 'express' as const,
          label: t('booking.start.express'),
          description: t('workingDays', { count: express.days }),
          end: <Money value={express.fee} />,
        },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

/** Makes the draft once and opens it in place of this page. */
function useStart(productId: string, { nationality, residency, travelDate }: VisaQuery) {
  const navigate = useNavigate();
  const [create, { isLoading, isSuccess, error }] = useVisaCreateOrderMutation();
  const isStarting = isLoading || isSuccess;
  const start = async (applicantCount: number, express: boolean) => {
    if (isStarting) return;
    const reply = await create({
      createVisaOrderRequest: { productId, nationality, residency, travelDate, applicantCount, express },
    });
    if (reply.data) void navigate(draftHref(reply.data.referenceId), { replace: true });
  };
  return { isStarting, error, start };
}
