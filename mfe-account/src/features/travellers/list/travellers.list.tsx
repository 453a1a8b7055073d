import { problemOf } from '@jetway/kit-api';
import { useLoadTravellersQuery } from '@jetway/kit-api/travellers';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  icons,
  PageHeader,
  Pagination,
  Stack,
  TextField,
  VisuallyHidden,
} from '@jetway/kit-ui';

import { listFrom, queryWith, requestOf } from './travellers.model';
import { TravellersTable } from './travellers.table';

interface TravellersListProps {
  query: URLSearchParams;
  setQuery: (query: URLSearchParams) => void;
  show: (travellerId: string | null) => void;
}

/** The agency's saved travellers, by surname. */
export function TravellersList({ query, setQuery, show }: TravellersListProps) {
  const t = useT('account');
  const { can } = useSession();
  const list = listFrom(query);
  const add = can(Feature.AddTraveller) && (
    <Button variant="primary" iconStart={<icons.Plus aria-hidden size={18} />} onPress={() => show('new')}>
      {t('travellers.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('travellers.title')} subtitle={t('travellers.subtitle')} actions={add || undefined} />
      <Card padding="md">
        <Stack gap={5}>
          <TextField
            label={t('travellers.search')}
            description={t('travellers.searchHint')}
            type="search"
            iconStart={<icons.Search aria-hidden size={18} />}
            value={list.search}
            onChange={(search) => setQuery(queryWith(query, { search, page: 1 }))}
          />
          <Rows {...{ query, setQuery, show }} />
        </Stack>
      </Card>
    </>
  );
}

function Rows({ query, setQuery, show }: TravellersListProps) {
  const t = useT('account');
  const { can } = useSession();
  const list = listFrom(query);
  const page = useLoadTravellersQuery({ travellersRequest: requestOf(list) }, { refetchOnMountOrArgChange: true });
  if (page.isError && !page.data) {
    return (
      <ErrorState
        title={t('travellers.listFailed')}
        text={t('travellers.failedText')}
        requestId={problemOf(page.error)?.requestId}
        onRetry={() => void page.refetch()}
      />
    );
  }
  if (page.data?.total === 0) {
    const isSearched = list.search.trim() !== '';
    return (
      <EmptyState
        title={t(isSearched ? 'travellers.noneFound' : 'travellers.empty')}
        text={t(isSearched ? 'travellers.emptySearched' : 'travellers.emptyText')}
      />
    );
  }
  return (
    <Stack gap={4}>
      {!page.data && <VisuallyHidden role="status">{t('travellers.fetching')}</VisuallyHidden>}
      <TravellersTable rows={page.data?.items} onOpen={can(Feature.ViewTraveller) ? show : undefined} />
      {page.data && (
        <Pagination
          label={t('travellers.pages')}
          page={page.data.page}
          pageSize={page.data.pageSize}
          total={page.data.total}
          onChange={(number) => setQuery(queryWith(query, { ...list, page: number }))}
        />
      )}
    </Stack>
  );
}
