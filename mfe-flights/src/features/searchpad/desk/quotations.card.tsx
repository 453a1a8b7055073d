import { useFareGetGroupRequestsQuery } from '@jetway/kit-api/fares';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { useDeskHolidayRequestsQuery } from './holidays.api';
import type { List } from './lists';
import { GROUP_REQUESTS, HOLIDAY_REQUESTS } from './lists';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';
import { MOST_OPEN, soonest } from './soonest';

const GROUPS = { groupRequestsRequest: { status: 'quoted', page: 1, pageSize: MOST_OPEN } } as const;
const HOLIDAYS = { tab: 'quoted', page: 1, pageSize: MOST_OPEN } as const;

/** Quotes for groups that wait for the agency's answer, those that expire first on top. */
export function GroupQuotesCard() {
  const found = useFareGetGroupRequestsQuery(GROUPS, POLLING);
  const rows = found.data?.rows.map(({ referenceId, validUntil, route, groupName }) => ({
    reference: referenceId,
    validUntil,
    subject: (
      <>
        <bdi>{route}</bdi> · <bdi>{groupName}</bdi>
      </>
    ),
  }));
  return <Quotations name="groupQuotes" list={GROUP_REQUESTS} query="status=quoted" found={found} rows={rows} />;
}

/** Quotations for holidays that wait for the agency's answer, those that expire first on top. */
export function HolidayQuotesCard() {
  const found = useDeskHolidayRequestsQuery(HOLIDAYS, POLLING);
  const rows = found.data?.rows.map(({ requestReference, validUntil, packageTitle, city }) => ({
    reference: requestReference,
    validUntil,
    subject: (
      <>
        <bdi>{packageTitle}</bdi> · <bdi>{city}</bdi>
      </>
    ),
  }));
  return <Quotations name="holidayQuotes" list={HOLIDAY_REQUESTS} query="tab=quoted" found={found} rows={rows} />;
}

interface QuotationsProps {
  name: 'groupQuotes' | 'holidayQuotes';
  list: List;
  /** Of the list's address, so that it shows what the card does. */
  query: string;
  found: { isError: boolean; error?: unknown; refetch: () => unknown };
  rows: { reference: string; validUntil: string | undefined; subject: ReactNode }[] | undefined;
}

function Quotations({ name, list: { path, feature }, query, found, rows }: QuotationsProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const open = rows && soonest(rows, ({ validUntil }) => validUntil);
  return (
    <DeskCard
      title={t(`searchpad.desk.${name}.title`)}
      href={`${path}?${query}`}
      list={found}
      total={open?.length}
      nothing={t(`searchpad.desk.${name}.nothing`)}
    >
      <Lines>
        {open?.slice(0, LINES).map(({ reference, validUntil, subject }) => (
          <li key={reference}>
            <OrderLink reference={reference} href={`${path}/${encodeURIComponent(reference)}`} feature={feature} />
            <Text size="sm" weight="medium">
              {validUntil && t('searchpad.desk.answerBy', { at: deadline(validUntil) })}
            </Text>
            <Text size="sm" muted>
              {subject}
            </Text>
            <NearCountdown reference={reference} until={validUntil} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
