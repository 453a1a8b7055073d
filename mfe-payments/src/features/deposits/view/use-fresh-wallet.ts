import type { DepositStatusName } from '@jetway/kit-api/deposits';
import { depositsApi } from '@jetway/kit-api/deposits';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect, useRef } from 'react';

/** Refetches balances and lists when a deposit has changed without the user. */
export function useFreshWallet(status: DepositStatusName | undefined): void {
  const dispatch = useAppDispatch();
  const known = useRef(status);
  useEffect(() => {
    if (known.current !== undefined && status !== known.current)
      dispatch(depositsApi.util.invalidateTags(['Wallet', 'Ledger', 'Deposits']));
    known.current = status;
  }, [dispatch, status]);
}
