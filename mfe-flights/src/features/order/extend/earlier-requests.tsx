import type { LimitRequest, OrderTimeLimits } from '@jetway/kit-api/flights';
import { formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

import { releaseAt } from './extend.model';

/** Earlier requests, newest first, with the airline's answers. */
export function EarlierRequests({ requests, limits }: { requests: LimitRequest[]; limits: OrderTimeLimits }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  if (requests.length === 0) return null;
  const released = (until: string) => deadline(releaseAt(until, limits));
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {t('order.extend.earlier')}
      </Heading>
      {requests.toReversed().map((request) => (
        <Stack key={request.requestedAt} gap={1}>
          <Inline gap={2}>
            <Badge tone={request.state === 'granted' ? 'success' : 'danger'}>
              {t(`order.extend.states.${request.state}`)}
            </Badge>
            <Text>
              {request.state === 'granted'
                ? t('order.extend.heldUntil', { until: released(request.grantedUntil ?? request.requestedUntil) })
                : t('order.extend.askedUntil', { until: released(request.requestedUntil) })}
            </Text>
          </Inline>
          <Text size="xs" muted>
            {t('orders.history.by', { at: formatDateTime(request.requestedAt, locale), by: request.requestedBy })}
            {request.refusal && ` · ${request.refusal}`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
