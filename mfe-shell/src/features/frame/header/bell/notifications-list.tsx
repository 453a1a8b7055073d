import './bell-texts';

import { problemOf } from '@jetway/kit-api';
import type {
  DepositNotification,
  GroupRequestNotification,
  HolidayRequestNotification,
  Notification,
} from '@jetway/kit-api/orders';
import { formatDateTime } from '@jetway/kit-domain';
import { notificationText, orderPath } from '@jetway/kit-domain/orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { EmptyState, ErrorState, SkeletonCard, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { isDeadline } from './bell.model';
import type { useNotifications } from './use-notifications';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Surface = styled.div`
  inline-size: min(24rem, 80vw);
  max-block-size: min(30rem, 70vh);
  overflow-y: auto;
`;

interface NotificationsListProps {
  news: NonNullable<ReturnType<typeof useNotifications>>;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/** What happened to the agency's orders, deposits, requests for groups and holiday requests, most urgent first. */
export function NotificationsList({ news, onLeave }: NotificationsListProps) {
  const t = useT('shell');
  if (!news.data && news.isError) {
    const requestId = problemOf(news.error)?.requestId;
    return (
      <ErrorState
        title={t('bell.failed')}
        text={t('bell.failedText')}
        requestId={requestId}
        onRetry={() => void news.refetch()}
      />
    );
  }
  if (!news.data) return <SkeletonCard lines={4} />;
  const { items, deposits, groupRequests, holidayRequests } = news.data;
  if (items.length + deposits.length + groupRequests.length + holidayRequests.length === 0)
    return <EmptyState title={t('bell.nothing')} text={t('bell.nothingText')} />;
  return (
    <Surface tabIndex={0} role="region" aria-label={t('bell.label')}>
      <List>
        {items.map((item) => (
          <Event key={`${item.orderReference} ${item.kind} ${item.at}`} item={item} onLeave={onLeave} />
        ))}
        {deposits.map((item) => (
          <Deposit key={`${item.depositRef} ${item.status} ${item.at}`} item={item} onLeave={onLeave} />
        ))}
        {groupRequests.map((item) => (
          <GroupRequest key={`${item.referenceId} ${item.kind} ${item.at}`} item={item} onLeave={onLeave} />
        ))}
        {holidayRequests.map((item) => (
          <HolidayRequest key={`${item.requestReference} ${item.kind} ${item.at}`} item={item} onLeave={onLeave} />
        ))}
      </List>
    </Surface>
  );
}

function Event({ item: { orderReference, kind, at }, onLeave }: { item: Notification; onLeave: () => void }) {
  const t = useT('shell');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  return (
    <li>
      <Stack gap={0}>
        <Text size="sm" weight="medium">
          {t(`bell.${notificationText(orderReference, kind)}`)}
        </Text>
        <Text size="xs" muted>
          <Link to={orderPath(orderReference)} onClick={onLeave}>
            {orderReference}
          </Link>
          {' · '}
          <bdi>{isDeadline(kind) ? deadline(at) : formatDateTime(at, locale)}</bdi>
        </Text>
      </Stack>
    </li>
  );
}

function Deposit({ item: { depositRef, status, at }, onLeave }: { item: DepositNotification; onLeave: () => void }) {
  const t = useT('shell');
  const locale = useLocaleTag();
  return (
    <li>
      <Stack gap={0}>
        <Text size="sm" weight="medium">
          {t('bell.deposit', { status: t(`bell.deposits.${status}`) })}
        </Text>
        <Text size="xs" muted>
          <Link to={`/deposit-list?${new URLSearchParams({ deposit: depositRef })}`} onClick={onLeave}>
            {depositRef}
          </Link>
          {' · '}
          <bdi>{formatDateTime(at, locale)}</bdi>
        </Text>
      </Stack>
    </li>
  );
}

interface GroupRequestProps {
  item: GroupRequestNotification;
  onLeave: () => void;
}

function GroupRequest({ item: { referenceId, kind, at }, onLeave }: GroupRequestProps) {
  const t = useT('shell');
  const address = `/group-requests/${encodeURIComponent(referenceId)}`;
  return <Request {...{ reference: referenceId, address, at, onLeave }}>{t(`bell.groupRequests.${kind}`)}</Request>;
}

interface HolidayRequestProps {
  item: HolidayRequestNotification;
  onLeave: () => void;
}

function HolidayRequest({ item: { requestReference, kind, at }, onLeave }: HolidayRequestProps) {
  const t = useT('shell');
  const address = `/holiday-requests/${encodeURIComponent(requestReference)}`;
  return (
    <Request {...{ reference: requestReference, address, at, onLeave }}>{t(`bell.holidayRequests.${kind}`)}</Request>
  );
}

interface RequestProps {
  reference: string;
  /** Page of the request. */
  address: string;
  at: string;
  onLeave: () => void;
  /** What happened. */
  children: ReactNode;
}

function Request({ reference, address, at, onLeave, children }: RequestProps) {
  const locale = useLocaleTag();
  return (
    <li>
      <Stack gap={0}>
        <Text size="sm" weight="medium">
          {children}
        </Text>
        <Text size="xs" muted>
          <Link to={address} onClick={onLeave}>
            {reference}
          </Link>
          {' · '}
          <bdi>{formatDateTime(at, locale)}</bdi>
        </Text>
      </Stack>
    </li>
  );
}
