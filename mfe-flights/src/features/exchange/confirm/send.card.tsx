import { isProblem } from '@jetway/kit-api';
import type { ExchangeRequestBody } from '@jetway/kit-api/flights';
import { useRequestExchangeByHandMutation, useRequestExchangeMutation } from '@jetway/kit-api/flights';
import { Fact, joined, problemKey } from '@jetway/kit-orders';
import { paths, useLocaleTag, useT } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Callout, Card, LinkButton, Stack, Text, toast } from '@jetway/kit-ui';
import { useRef } from 'react';

import { requestHref } from '../../../shared/addresses';
import type { ExchangeKeys } from '../exchange.model';
import { bodyOf } from '../exchange.model';
import { ReasonFields } from '../reason.fields';
import { exchangeActions, selectExchange } from '../state/exchange.slice';

interface SendCardProps {
  keys: ExchangeKeys;
  /** Our team quotes it. */
  isManual: boolean;
  /** Who changes. */
  names: readonly string[];
  /** Our team has to quote it after all. */
  onByHand: () => void;
  /** The flights are gone. */
  onGone: () => void;
}

/** Who changes and why, and the request. Nothing is charged before its quote is approved. */
export function SendCard({ keys, isManual, names, ...refusals }: SendCardProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { reason, remark } = useAppSelector(selectExchange);
  const { send, isPending, error } = useSend(isManual, refusals);
  const words = remark.trim();
  const isWordless = reason === 'other' && !words;
  const body: ExchangeRequestBody = {
    ...bodyOf(keys),
    offerId: keys.offerId,
    reason,
    ...(words ? { remark: words } : {}),
  };
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Fact label={t('afterSale.travellers')}>
          <Text>{joined(names, locale)}</Text>
        </Fact>
        <ReasonFields />
        {isWordless && <Text muted>{t('exchange.remarkNeeded')}</Text>}
        {error !== undefined && (
          <Callout
            tone="danger"
            title={t('afterSale.failed')}
            action={
              isProblem(error, 'after_sale.open') ? (
                <LinkButton size="sm" href={paths.flightOrder(keys.orderReference)}>
                  {keys.orderReference}
                </LinkButton>
              ) : undefined
            }
          >
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
        <Stack gap={2} align="start">
          <Button variant="primary" isPending={isPending} isDisabled={isWordless} onPress={() => void send(body)}>
            {t(isManual ? 'exchange.askTeam' : 'exchange.confirm')}
          </Button>
          <Text muted>{t(isManual ? 'afterSale.byHandText' : 'exchange.nothingYet')}</Text>
        </Stack>
      </Stack>
    </Card>
  );
}

/** Sends the request once, then opens it. */
function useSend(isManual: boolean, { onByHand, onGone }: Pick<SendCardProps, 'onByHand' | 'onGone'>) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [request, asking] = useRequestExchangeMutation();
  const [requestByHand, askingByHand] = useRequestExchangeByHandMutation();
  const isUnderway = useRef(false);
  const { isLoading, error } = isManual ? askingByHand : asking;
  const send = async (exchangeRequestBody: ExchangeRequestBody) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    const reply = await (isManual ? requestByHand : request)({ exchangeRequestBody });
    isUnderway.current = false;
    if (!reply.data) {
      if (isProblem(reply.error, 'exchange.by_hand')) onByHand();
      else if (isProblem(reply.error, 'exchange.offer_gone')) onGone();
      return;
    }
    const { requestReference, state } = reply.data.request;
    dispatch(exchangeActions.sent());
    toast.success(t(`exchange.sent.${state === 'quoted' ? 'quoted' : 'requested'}`, { reference: requestReference }));
    void navigate(requestHref('exchange', requestReference).replace('-details', '-view'));
  };
  return { send, isPending: isLoading, error };
}
