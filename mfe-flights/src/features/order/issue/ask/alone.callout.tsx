import type { ChildrenAlone, Order } from '@jetway/kit-api/flights';
import { useInitiateRequestToIssueForChildrenAloneMutation } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { isUnpaid } from '../../order.model';
import { AskOperations } from './ask-operations';

/** Why an order of unaccompanied minors cannot be ticketed, with a form to ask operations for approval. */
export function AloneCallout({ order }: { order: Order }) {
  const { orderReference, childrenAlone } = order;
  if (!isUnpaid(order) || !childrenAlone || childrenAlone.reasons.length === 0) return null;
  return <Barred orderReference={orderReference} alone={childrenAlone} />;
}

function Barred({
  orderReference,
  alone: { reasons, canAsk, request },
}: {
  orderReference: string;
  alone: ChildrenAlone;
}) {
  const t = useT('flights');
  const { can } = useSession();
  if (request?.state === 'allowed') {
    return (
      <Callout tone="success" title={t('order.alone.asked.allowed')}>
        {request.answer}
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title={t('alone.title')}>
      <Stack gap={3}>
        {reasons.map((reason) => (
          <Text key={reason}>{t(`alone.reasons.${reason}`)}</Text>
        ))}
        <Text>{t(request ? `order.alone.asked.${request.state}` : 'order.alone.text')}</Text>
        {request?.answer && <Text>{request.answer}</Text>}
        {canAsk && can(Feature.IssueTicket) && <Ask orderReference={orderReference} />}
      </Stack>
    </Callout>
  );
}

function Ask({ orderReference }: { orderReference: string }) {
  const t = useT('flights');
  const [remark, setRemark] = useState('');
  const [ask, { isLoading, error }] = useInitiateRequestToIssueForChildrenAloneMutation();
  return (
    <AskOperations
      action={t('order.alone.ask')}
      label={t('order.alone.remark')}
      remark={remark}
      onRemark={setRemark}
      isPending={isLoading}
      error={error}
      onSend={async (wishBody) => (await ask({ orderReference, approvalRequestBody: wishBody })).error === undefined}
    />
  );
}
