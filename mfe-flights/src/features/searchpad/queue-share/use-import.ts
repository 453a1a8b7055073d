import { problemOf } from '@jetway/kit-api';
import type { ImportDetails } from '@jetway/kit-api/flights';
import { useAirCreateImportPnrOrderMutation, useAirGetImportPnrOrderDetailsMutation } from '@jetway/kit-api/flights';
import { paths } from '@jetway/kit-runtime';
import { useNavigate } from '@jetway/kit-runtime/router';
import { useRef, useState } from 'react';

import type { ImportRefusal, RecordKeys } from './queue-share.model';
import { bodyOf, refusalOf } from './queue-share.model';

/** Prices a record again, then turns it into an order at the amount that was shown. */
export function useImport(keys: RecordKeys, onReadAgain: () => void) {
  const navigate = useNavigate();
  const [ask, asking] = useAirGetImportPnrOrderDetailsMutation();
  const [create, creating] = useAirCreateImportPnrOrderMutation();
  const [details, setDetails] = useState<ImportDetails | null>(null);
  const [refusal, setRefusal] = useState<ImportRefusal | null>(null);
  const isUnderway = useRef(false);

  const settle = (error: unknown, step: 'price' | 'import') => {
    const next = refusalOf(error, step);
    setRefusal(next);
    if (next.kind === 'readAgain') onReadAgain();
    // The price is kept only where the same import may be sent again.
    if (next.kind !== 'inDoubt' && !problemOf(error)?.retryable) setDetails(null);
  };

  const price = async () => {
    setRefusal(null);
    setDetails(null);
    const reply = await ask({ importPnrBody: bodyOf(keys) });
    if (reply.data) setDetails(reply.data);
    else settle(reply.error, 'price');
  };

  const importRecord = async () => {
    if (isUnderway.current || !details) return;
    isUnderway.current = true;
    setRefusal(null);
    const reply = await create({
      createImportBody: { priceSessionId: details.priceSessionId, acceptedAmount: details.current.customerTotal },
    });
    isUnderway.current = false;
    // Going back must not lead to a record that is no longer there.
    if (reply.data)
      void navigate(paths.flightOrder(reply.data.orderReference), { replace: true, state: { firstTime: true } });
    else settle(reply.error, 'import');
  };

  const expire = () => {
    setDetails(null);
    setRefusal({ kind: 'checkAgain', reason: 'expired' });
  };

  return {
    details,
    refusal,
    isPricing: asking.isLoading,
    isImporting: creating.isLoading || creating.isSuccess,
    price,
    importRecord,
    expire,
  };
}
