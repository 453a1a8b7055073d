import { problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { orderHref } from '../../../shared/orders/addresses';

interface FailureCalloutProps {
  title: string;
  error: unknown;
  /** The order that may have been sent; none when it surely was not. */
  unknownOf?: string | undefined;
}

/** Why something was not done; or that it is not known whether it was. */
export function FailureCallout({ title, error, unknownOf }: FailureCalloutProps) {
  const t = useT('visas');
  const problem = problemOf(error);
  return (
    <Callout
      tone={unknownOf ? 'warning' : 'danger'}
      title={unknownOf ? t('booking.unheard.title') : title}
      action={
        unknownOf ? (
          <LinkButton size="sm" href={orderHref(unknownOf)}>
            {t('booking.unheard.action')}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={1}>
        <Text>{unknownOf ? t('booking.unheard.text') : t(`orders.problems.${problemKey(error)}`)}</Text>
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('orders.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Callout>
  );
}
