import { isProblem, problemOf } from '@jetway/kit-api';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { useVisaGetOrderQuery } from '@jetway/kit-api/visas';
import { Feature, formatDate } from '@jetway/kit-domain';
import { MissingOrder, problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Navigate, useLocation, useNavigate, useParams } from '@jetway/kit-runtime/router';
import {
  Callout,
  Card,
  Code,
  CopyButton,
  DescriptionList,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  Money,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { searchHref } from '../../shared/addresses';
import { APPLICATIONS, draftHref, orderHref, printHref } from '../../shared/orders/addresses';
import { useVisaWords } from '../../shared/orders/use-visa-words';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { VisaStatus } from '../../shared/orders/visa-status';

/** `/visa-booking/success/{reference}`: the application is sent and paid. */
export function SuccessPage() {
  const { reference = '' } = useParams();
  return (
    <VisaOrders>
      <Success key={reference} referenceId={reference} />
    </VisaOrders>
  );
}

function Success({ referenceId }: { referenceId: string }) {
  const t = useT('visas');
  const isNew = useIsNew();
  const { data, error, isError, refetch } = useVisaGetOrderQuery(
    { visaReferenceRequest: { referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  if (data?.status === 'draft' || data?.status === 'expired') return <Navigate to={draftHref(referenceId)} replace />;
  if (isProblem(error, 'order.not_found')) return <MissingOrder href={APPLICATIONS} />;
  return (
    <Stack gap={5}>
      {isNew && (
        <Callout tone="success" title={t('success.new.title')}>
          {t('success.new.text')}
        </Callout>
      )}
      <Card padding="md">
        <Stack gap={2}>
          <Heading level={1} size="xl">
            {t('success.title')}
          </Heading>
          <Inline gap={2}>
            <Text muted>{t('booking.reference')}</Text>
            <Code>{referenceId}</Code>
            <CopyButton text={referenceId} label={t('success.copy')} />
          </Inline>
        </Stack>
      </Card>
      {data ? (
        <Sent order={data} />
      ) : !isError ? (
        <SkeletonCard />
      ) : isProblem(error, 'access.denied') ? (
        <Callout tone="info">{t('success.denied')}</Callout>
      ) : (
        <ErrorState
          title={t('booking.failed')}
          text={t(`orders.problems.${problemKey(error)}`)}
          requestId={problemOf(error)?.requestId}
          onRetry={() => void refetch()}
        />
      )}
    </Stack>
  );
}

/** Whether the application was sent a moment ago. A reload, or a return to this page, is no longer that moment. */
function useIsNew(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isNew] = useState(() => (state as { isNew?: boolean } | null)?.isNew === true);
  useEffect(() => {
    if (isNew) void navigate(pathname, { replace: true, state: null });
  }, [isNew, navigate, pathname]);
  return isNew;
}

function Sent({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { can } = useSession();
  const { country } = useVisaWords();
  const { product, referenceId } = order;
  return (
    <>
      <Card padding="md">
        <DescriptionList
          layout="stacked"
          items={[
            { term: t('success.status'), description: <VisaStatus status={order.status} /> },
            { term: t('success.visa'), description: <bdi>{product.name}</bdi> },
            { term: t('search.destination'), description: country(product.destination) },
            { term: t('search.travelDate'), description: formatDate(order.travelDate, locale) },
            { term: t('success.applicants'), description: t('words.applicants', { count: order.applicants.length }) },
            { term: t('words.fees.total'), description: <Money value={order.amount} /> },
          ]}
        />
      </Card>
      <Callout tone="info" title={t('success.next.title')}>
        {t('success.next.text', { min: product.processingDays.min, max: product.processingDays.max })}
      </Callout>
      <Inline gap={3}>
        {can(Feature.ViewVisaBooking) && (
          <LinkButton variant="primary" href={orderHref(referenceId)}>
            {t('success.open')}
          </LinkButton>
        )}
        {order.actions.includes('print') && <LinkButton href={printHref(referenceId)}>{t('success.print')}</LinkButton>}
        {can(Feature.ShowVisaQueue) && (
          <LinkButton variant="ghost" href={APPLICATIONS}>
            {t('success.applications')}
          </LinkButton>
        )}
        <LinkButton variant="ghost" href={searchHref()}>
          {t('success.another')}
        </LinkButton>
      </Inline>
    </>
  );
}
