import { useFareGetOrderQuery } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Skeleton, Stack, Text } from '@jetway/kit-ui';
import { useEffect } from 'react';

import type { Printed } from '../../shared/documents';
import { printedOf } from '../../shared/documents';

interface DocumentStateProps {
  reference: string;
  kind: Printed;
  /** Called with the documents of the booking, once it has loaded. */
  onKnown: (reference: string, documents: readonly Printed[]) => void;
}

/** Whether a booking has a document already. */
export function DocumentState({ reference, kind, onKnown }: DocumentStateProps) {
  const t = useT('fares');
  const { data, isError, error, isFetching, refetch } = useFareGetOrderQuery(
    { groupReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (data) onKnown(reference, printedOf(data));
    else if (isError) onKnown(reference, []);
  }, [data, isError, onKnown, reference]);
  if (data) {
    const isThere = printedOf(data).includes(kind);
    return (
      <Stack gap={1}>
        <bdi>{data.groupName}</bdi>
        {!isThere && (
          <Text size="sm" muted>
            {t('order.documents.missing')}
          </Text>
        )}
      </Stack>
    );
  }
  if (!isError) return <Skeleton height="1.25rem" />;
  return (
    <Stack gap={2} align="start">
      <Text role="alert">{t(`orders.problems.${problemKey(error)}`)}</Text>
      <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
        {t('order.documents.retry')}
      </Button>
    </Stack>
  );
}
