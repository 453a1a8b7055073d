import { useInitiateRequestToEnablePartialPaymentMutation } from '@jetway/kit-api/orders';
import type { IssueQuote } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, Stack, Text } from '@jetway/kit-ui';

import { AskOperations } from './ask-operations';

interface AskPartsProps {
  orderReference: string;
  quote: IssueQuote;
  remark: string;
  onRemark: (remark: string) => void;
}

/** Why an order must be paid in full, with a form to ask operations for partial payment. */
export function AskParts({ orderReference, quote, remark, onRemark }: AskPartsProps) {
  const t = useT('flights');
  const { can } = useSession();
  const [ask, { isLoading, error }] = useInitiateRequestToEnablePartialPaymentMutation();
  const { request, noParts, canAsk } = quote;
  const answer = request && request.state !== 'allowed' && (
    <Callout tone={request.state === 'refused' ? 'warning' : 'info'} title={t(`order.pay.asked.${request.state}`)}>
      {request.answer}
    </Callout>
  );
  if (answer && !canAsk) return answer;
  if (!noParts) return null;
  return (
    <Stack gap={3}>
      {answer || (
        <Text size="sm" muted>
          {t(`order.pay.noParts.${noParts}`)}
        </Text>
      )}
      {canAsk && can(Feature.EnablePartialPayment) && (
        <AskOperations
          action={t('order.pay.ask')}
          label={t('order.pay.remark')}
          remark={remark}
          onRemark={onRemark}
          isPending={isLoading}
          error={error}
          onSend={async (wishBody) =>
            (await ask({ orderReference, approvalRequestBody: wishBody })).error === undefined
          }
        />
      )}
    </Stack>
  );
}
