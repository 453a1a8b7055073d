import type { IssueQuote } from '@jetway/kit-api/flights';
import { useInitiateRequestToEnablePartialPaymentMutation } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, Inline, Stack, Text, TextArea } from '@jetway/kit-ui';
import { useState } from 'react';

import { problemKey } from '../../../../shared/problem-text';

const LONGEST_REMARK = 250;

interface AskPartsProps {
  orderReference: string;
  quote: IssueQuote;
  remark: string;
  onRemark: (remark: string) => void;
}

/** Why an order is paid whole, and asking operations to allow a part first. */
export function AskParts({ orderReference, quote, remark, onRemark }: AskPartsProps) {
  const t = useT('flights');
  const { can } = useSession();
  const [isOpen, setOpen] = useState(remark !== '');
  const [ask, { isLoading, error }] = useInitiateRequestToEnablePartialPaymentMutation();
  const { request, noParts, canAsk } = quote;
  const answer = request && request.state !== 'allowed' && (
    <Callout tone={request.state === 'refused' ? 'warning' : 'info'} title={t(`order.pay.asked.${request.state}`)}>
      {request.answer}
    </Callout>
  );
  if (answer && !canAsk) return answer;
  if (!noParts) return null;
  const mayAsk = canAsk && can(Feature.EnablePartialPayment);
  const send = () => {
    const text = remark.trim();
    void ask({ orderReference, partRequestBody: text ? { remark: text } : {} }).then(({ error: refused }) => refused === undefined && setOpen(false));
  };
  return (
    <Stack gap={3}>
      {answer || (
        <Text size="sm" muted>
          {t(`order.pay.noParts.${noParts}`)}
        </Text>
      )}
      {mayAsk && !isOpen && (
        <Inline>
          <Button variant="ghost" size="sm" onPress={() => setOpen(true)}>
            {t('order.pay.ask')}
          </Button>
        </Inline>
      )}
      {mayAsk && isOpen && (
        <Stack gap={3}>
          <TextArea label={t('order.pay.remark')} value={remark} onChange={onRemark} maxLength={LONGEST_REMARK} rows={2} isDisabled={isLoading} />
          {error !== undefined && <Callout tone="danger">{t(`problems.${problemKey(error)}`)}</Callout>}
          <Button variant="secondary" isPending={isLoading} onPress={send}>
            {t('order.pay.send')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
