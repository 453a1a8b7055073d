import { problemOf } from '@jetway/kit-api';
import { useGetBankAccountDetailsQuery } from '@jetway/kit-api/company';
import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import type { DepositMethod } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Card, EmptyState, ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import type { OfflineMethod } from '../../model/methods';
import { problemKey } from '../../model/problems';
import { SentPanel } from '../sent.panel';
import { useDraft } from '../use-kept-draft';
import { OfflineForm } from './offline.form';

/** The form of a method paid at a bank, once the owner's accounts are known; after sending, a summary. */
export function OfflineDesk({ method, terms }: { method: OfflineMethod; terms: DepositMethod }) {
  const t = useT('payments');
  const accounts = useGetBankAccountDetailsQuery();
  const user = useGetUserContextQuery();
  const draft = useDraft(user.data?.userId, method);
  const [sent, setSent] = useState<string>();
  if (sent !== undefined) return <SentPanel depositRef={sent} onAgain={() => setSent(undefined)} />;
  if (accounts.isError && !accounts.data) {
    return (
      <Card padding="md">
        <ErrorState
          title={t('deposits.accounts.failed')}
          text={problemOf(accounts.error)?.detail ?? t(`deposits.problems.${problemKey(accounts.error)}`)}
          requestId={problemOf(accounts.error)?.requestId}
          onRetry={() => void accounts.refetch()}
        />
      </Card>
    );
  }
  // The user's id identifies their draft; without it, the form works without a draft.
  if (!accounts.data || user.isLoading) return <SkeletonCard lines={6} label={t('deposits.fetching')} />;
  if (accounts.data.accounts.length === 0) {
    return (
      <Card padding="md">
        <EmptyState title={t('deposits.accounts.none')} text={t('deposits.accounts.noneText')} />
      </Card>
    );
  }
  return <OfflineForm method={method} terms={terms} accounts={accounts.data.accounts} draft={draft} onSent={setSent} />;
}
