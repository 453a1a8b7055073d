import { problemOf } from '@jetway/kit-api';
import type { Deposit } from '@jetway/kit-api/deposits';
import { useViewDepositQuery } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Card, EmptyState, ErrorState, Grid, LinkButton, PageHeader, SkeletonCard, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import { pages } from '../../../shared/addresses';
import { DepositStatus } from '../model/deposit-status';
import { isMissing, problemKey } from '../model/problems';
import { pollOf } from '../model/status';
import { AnswerForm } from './answer.form';
import { DepositFacts } from './deposit.facts';
import { DepositHistory } from './deposit.history';
import { DepositNews } from './deposit.news';
import { useFreshWallet } from './use-fresh-wallet';
import { WithdrawButton } from './withdraw.button';

/** One deposit: its state, its data, questions from finance, and its history. Updates automatically. */
export function DepositView({ depositRef }: { depositRef: string }) {
  const t = useT('payments');
  const [poll, setPoll] = useState(0);
  const deposit = useViewDepositQuery(
    { depositKey: { depositRef } },
    { refetchOnMountOrArgChange: true, pollingInterval: poll, skipPollingIfUnfocused: true },
  );
  const { data } = deposit;
  const nextPoll = data ? pollOf(data.status) : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  useFreshWallet(data?.status);
  return (
    <>
      <PageHeader
        title={t('deposits.view.title', { reference: depositRef })}
        subtitle={data && t(`deposits.methods.${data.method}.name`)}
        actions={<LinkButton href={pages.depositList}>{t('deposits.view.back')}</LinkButton>}
      />
      {data && <Loaded deposit={data} />}
      {!data && deposit.isError && (
        <Card padding="md">
          {isMissing(deposit.error) ? (
            <EmptyState title={t('deposits.view.missing')} text={t('deposits.view.missingText')} />
          ) : (
            <ErrorState
              title={t('deposits.view.failed')}
              text={t(`deposits.problems.${problemKey(deposit.error)}`)}
              requestId={problemOf(deposit.error)?.requestId}
              onRetry={() => void deposit.refetch()}
            />
          )}
        </Card>
      )}
      {!data && !deposit.isError && <SkeletonCard lines={6} label={t('deposits.fetching')} />}
    </>
  );
}

function Loaded({ deposit }: { deposit: Deposit }) {
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Stack gap={4}>
        <Card padding="md">
          <Stack gap={4}>
            <span role="status">
              <DepositStatus status={deposit.status} />
            </span>
            <DepositNews deposit={deposit} />
            <DepositFacts deposit={deposit} />
            {deposit.canWithdraw && <WithdrawButton deposit={deposit} />}
          </Stack>
        </Card>
        {deposit.canAnswer && <AnswerForm key={deposit.history.length} deposit={deposit} />}
      </Stack>
      <DepositHistory deposit={deposit} />
    </Grid>
  );
}
