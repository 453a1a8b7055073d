import type { LimitRequest } from '@jetway/kit-api/flights';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

/** Earlier requests, newest first, with the airline's answers. */
export function EarlierRequests({ requests }: { requests: LimitRequest[] }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  if (requests.length === 0) return null;
  const day = (instant: string) => formatDateTime(instant, locale);
  return (
    <Stack gap={3}>
      <Heading level={3} size="sm">
        {t('order.extend.earlier')}
      </Heading>
      {requests.toReversed().map((request) => (
        <Stack key={request.requestedAt} gap={1}>
          <Inline gap={2}>
            <Badge tone={request.state === 'granted' ? 'success' : 'danger'}>{t(`order.extend.states.${request.state}`)}</Badge>
            <Text>
              {request.state === 'granted'
                ? t('order.extend.heldUntil', { until: day(request.grantedUntil ?? request.requestedUntil) })
                : t('order.extend.askedUntil', { until: day(request.requestedUntil) })}
            </Text>
          </Inline>
          <Text size="xs" muted>
            {t('orders.history.by', { at: day(request.requestedAt), by: request.requestedBy })}
            {request.refusal && ` · ${request.refusal}`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
