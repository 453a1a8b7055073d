import { problemOf } from '@jetway/kit-api';
import type { UmrahQuoteRow } from '@jetway/kit-api/fares';
import { useFareGetUmrahQuotesQuery } from '@jetway/kit-api/fares';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { problemKey, Unbroken } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  Money,
  PageHeader,
  Pagination,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@jetway/kit-ui';

import { quoteHref, RESULTS } from '../../../shared/addresses';
import { FareOrders } from '../../../shared/fare-orders';

const PAGE_SIZE = 20;

/** `/umrah-quotes`: the agency's quotes of umrah journeys. */
export function QuotesPage() {
  return (
    <FareOrders>
      <Quotes />
    </FareOrders>
  );
}

function Quotes() {
  const t = useT('fares');
  const [query, setQuery] = useSearchParams();
  const typed = Number(query.get('page'));
  const page = Number.isInteger(typed) && typed > 0 ? typed : 1;
  const list = useFareGetUmrahQuotesQuery(
    { umrahQuotesRequest: { page, pageSize: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const turn = (next: number) => setQuery(next > 1 ? { page: String(next) } : {}, { replace: true });
  const fares = <LinkButton href={RESULTS.umrah}>{t('umrah.fares')}</LinkButton>;
  const found = list.currentData;
  return (
    <Stack gap={2}>
      <PageHeader title={t('umrah.title')} subtitle={t('umrah.subtitle')} actions={fares} />
      <Card padding="md">
        {list.isError && (
          <ErrorState
            title={t('umrah.failed')}
            text={t(`orders.problems.${problemKey(list.error)}`)}
            requestId={problemOf(list.error)?.requestId}
            onRetry={() => void list.refetch()}
          />
        )}
        {!list.isError && !found && (
          <Stack gap={3}>
            <Text muted role="status">
              {t('bookings.fetching')}
            </Text>
            <Skeleton height="18rem" />
          </Stack>
        )}
        {!list.isError && found && found.total === 0 && (
          <EmptyState title={t('bookings.empty')} text={t('umrah.emptyText')} action={fares} />
        )}
        {!list.isError && found && found.total > 0 && (
          <Stack gap={4}>
            <QuotesTable rows={found.rows} />
            <Pagination label={t('umrah.pages')} page={page} pageSize={PAGE_SIZE} total={found.total} onChange={turn} />
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

/** One row per quote; its number opens it. */
function QuotesTable({ rows }: { rows: UmrahQuoteRow[] }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const navigate = useNavigate();
  const columns = [
    {
      id: 'reference',
      title: t('umrah.columns.reference'),
      render: ({ referenceId }: UmrahQuoteRow) => (
        <Unbroken>
          <Link to={quoteHref(referenceId)}>{referenceId}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'client',
      title: t('umrah.columns.client'),
      render: ({ client, travellers }: UmrahQuoteRow) => (
        <Stack gap={1}>
          <Text weight="medium">
            <bdi>{client || '—'}</bdi>
          </Text>
          <Text size="xs" muted>
            {t('requests.people', { count: travellers })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'journey',
      title: t('umrah.columns.journey'),
      render: ({ title, departureDate, lines }: UmrahQuoteRow) => (
        <Stack gap={1}>
          <Text>
            <bdi>{title}</bdi>
          </Text>
          <Text size="sm">{formatDate(departureDate, locale)}</Text>
          <Text size="xs" muted>
            {lines.map((kind) => t(`umrah.kinds.${kind}`)).join(' · ')}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'total',
      title: t('umrah.columns.total'),
      render: ({ total, isOver, validUntil }: UmrahQuoteRow) => (
        <Stack gap={1}>
          <Money value={total} />
          <Text size="xs" muted>
            {isOver ? t('umrah.over') : t('umrah.validUntil', { at: deadline(validUntil) })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'created',
      title: t('umrah.columns.created'),
      render: ({ createdAt, createdBy }: UmrahQuoteRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(createdAt, locale)}</Text>
          <Text size="xs" muted>
            {createdBy}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('umrah.title')}
      rows={rows}
      columns={columns}
      rowKey={({ referenceId }) => referenceId}
      onRowAction={({ referenceId }) => void navigate(quoteHref(referenceId))}
    />
  );
}
