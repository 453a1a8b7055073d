import { problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Button, Card, Heading, Inline, Skeleton, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** Lines of a card; the list behind it has all. */
export const LINES = 4;
/** Polling interval while the page is visible. */
export const POLLING = { pollingInterval: 120_000, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true };

interface DeskCardProps {
  title: string;
  /** Address of the list behind it. */
  href: string;
  list: { isError: boolean; error?: unknown; refetch: () => unknown };
  /** Number of all; `undefined` until it is known. */
  total: number | undefined;
  /** Shown when the list is empty. */
  nothing: string;
  children: ReactNode;
}

/** A card of the desk: its title leads to the list, and its states are loading, failed, nothing to do, and lines. */
export function DeskCard({ title, href, list, total, nothing, children }: DeskCardProps) {
  const t = useT('flights');
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Inline justify="space-between" wrap={false}>
          <Heading level={3} size="md">
            <Link to={href}>{title}</Link>
          </Heading>
          {total !== undefined && total > 0 && <Badge tone="neutral">{total}</Badge>}
        </Inline>
        <Content list={list} total={total} nothing={nothing}>
          {children}
        </Content>
        {total !== undefined && total > LINES && <Link to={href}>{t('searchpad.desk.all', { count: total })}</Link>}
      </Stack>
    </Card>
  );
}

function Content({ list, total, nothing, children }: Pick<DeskCardProps, 'list' | 'total' | 'nothing' | 'children'>) {
  const t = useT('flights');
  if (total === undefined && list.isError) {
    const requestId = problemOf(list.error)?.requestId;
    return (
      <Inline justify="space-between">
        <Text size="sm">
          {t('searchpad.desk.failed')} {requestId && <bdi>{requestId}</bdi>}
        </Text>
        <Button size="sm" onPress={() => void list.refetch()}>
          {t('searchpad.desk.retry')}
        </Button>
      </Inline>
    );
  }
  if (total === undefined) return <Skeleton height="4rem" />;
  if (total > 0) return children;
  return (
    <Text size="sm" muted>
      {nothing}
    </Text>
  );
}
