import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import { useVisaGetQueueQuery } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { DeskCard, LINES, POLLING } from './desk.card';
import { Lines } from './desk.styles';
import { VISAS } from './lists';
import { NearCountdown } from './near.countdown';
import { OrderLink } from './order-link';
import { MOST_OPEN, soonest } from './soonest';

const QUERY = { visaQueueRequest: { queue: 'correction', page: 1, pageSize: MOST_OPEN } } as const;

/** Visa applications that need a correction, the first deadline on top. */
export function VisasCard() {
  const t = useT('flights');
  const deadline = useDeadline();
  const { data: countries } = useGetAllCountriesQuery();
  const asked = useVisaGetQueueQuery(QUERY, POLLING);
  const open = asked.data && soonest(asked.data.rows, ({ dueAt }) => dueAt);
  const nameOf = (code: string) => countries?.find(({ code2 }) => code2 === code)?.name ?? code;
  return (
    <DeskCard
      title={t('searchpad.desk.visas.title')}
      href={`${VISAS.path}?queue=correction`}
      list={asked}
      total={open?.length}
      nothing={t('searchpad.desk.visas.nothing')}
    >
      <Lines>
        {open?.slice(0, LINES).map(({ referenceId, destination, leadApplicant, dueAt }) => (
          <li key={referenceId}>
            <OrderLink
              reference={referenceId}
              href={`/visa-order?${new URLSearchParams({ orderReference: referenceId })}`}
              feature={Feature.ViewVisaBooking}
            />
            <Text size="sm" weight="medium">
              {dueAt && t('searchpad.desk.answerBy', { at: deadline(dueAt) })}
            </Text>
            <Text size="sm" muted>
              {nameOf(destination)} · <bdi>{leadApplicant}</bdi>
            </Text>
            <NearCountdown reference={referenceId} until={dueAt} />
          </li>
        ))}
      </Lines>
    </DeskCard>
  );
}
