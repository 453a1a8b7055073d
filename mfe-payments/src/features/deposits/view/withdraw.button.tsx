import type { Deposit } from '@jetway/kit-api/deposits';
import { useWithdrawDepositMutation } from '@jetway/kit-api/deposits';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, ConfirmDialog, Inline, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { problemKey } from '../model/problems';

/** Withdraws a deposit before its review, after confirmation. */
export function WithdrawButton({ deposit: { depositRef } }: { deposit: Deposit }) {
  const t = useT('payments');
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawDepositMutation();
  if (!can(Feature.AddDepositRequest)) return null;
  const confirm = async () => {
    const { data } = await withdraw({ depositKey: { depositRef } });
    setOpen(false);
    if (data) toast.success(t('deposits.withdraw.done'));
  };
  return (
    <>
      {error !== undefined && (
        <Callout tone="danger" title={t('deposits.withdraw.failed')}>
          {t(`deposits.problems.${problemKey(error)}`)}
        </Callout>
      )}
      <Inline justify="end">
        <Button variant="ghost" onPress={() => setOpen(true)}>
          {t('deposits.withdraw.button')}
        </Button>
      </Inline>
      <ConfirmDialog
        title={t('deposits.withdraw.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => void confirm()}
        confirmLabel={t('deposits.withdraw.button')}
        isPending={isLoading}
        tone="danger"
      >
        {t('deposits.withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
