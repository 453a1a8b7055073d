import type { AfterSaleReasonName } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Select, Stack, TextField } from '@jetway/kit-ui';

import { reasonsOf } from '../../shared/after-sale/after-sale.model';
import { exchangeActions, selectExchange } from './state/exchange.slice';

const LONGEST_REMARK = 250;

/** Why the tickets are exchanged, and a remark for our team and the airline. */
export function ReasonFields() {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const { reason, remark } = useAppSelector(selectExchange);
  return (
    <Stack gap={3}>
      <Select
        label={t('afterSale.reason')}
        options={reasonsOf('exchange').map((value) => ({ value, label: t(`afterSale.reasons.${value}`) }))}
        value={reason}
        onChange={(value: AfterSaleReasonName) => dispatch(exchangeActions.reasonChosen(value))}
      />
      <TextField
        label={t('afterSale.remark')}
        value={remark}
        maxLength={LONGEST_REMARK}
        onChange={(text: string) => dispatch(exchangeActions.remarkTyped(text))}
      />
    </Stack>
  );
}
