import { problemOf } from '@jetway/kit-api';
import { useGetOrderNotesQuery } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { Card, ErrorState, Heading, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { useOrderT } from '../host';
import { problemKey } from '../problems/problem-text';
import { NoteForm } from './note.form';
import { NoteList } from './note-list';

/** The agency's internal notes on an order. Read-only for users who may not book. */
export function NotesCard({ orderReference }: { orderReference: string }) {
  const t = useOrderT();
  const { can } = useSession();
  const read = useGetOrderNotesQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {t('orders.notes.title')}
          </Heading>
          <Text size="sm" muted>
            {t('orders.notes.inside')}
          </Text>
        </Stack>
        {/* The form is outside the list's states, so that typed text survives them. */}
        {can(Feature.BookTicket) && <NoteForm orderReference={orderReference} />}
        {read.data && <NoteList orderReference={orderReference} notes={read.data.notes} />}
        {!read.data && read.isError && (
          <ErrorState
            level={3}
            title={t('orders.notes.failed')}
            text={t(`orders.problems.${problemKey(read.error)}`)}
            requestId={problemOf(read.error)?.requestId}
            onRetry={() => void read.refetch()}
          />
        )}
        {!read.data && !read.isError && <NotesLoading />}
      </Stack>
    </Card>
  );
}

function NotesLoading() {
  return (
    <Stack gap={3}>
      <Skeleton width="65%" height="1.25rem" />
      <Skeleton width="40%" height="1.25rem" />
    </Stack>
  );
}
