import { problemOf } from '@jetway/kit-api';
import { useGetUserContextQuery } from '@jetway/kit-api/customer';
import type { DepositMethod } from '@jetway/kit-api/deposits';
import { useGetCardPaymentConfigQuery, useGetMobileConfigQuery } from '@jetway/kit-api/deposits';
import { useT } from '@jetway/kit-runtime';
import { Card, EmptyState, ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useMemo } from 'react';

import type { OnlineMethod } from '../../model/methods';
import { problemKey } from '../../model/problems';
import { useDraft } from '../use-kept-draft';
import { OnlineForm } from './online.form';

/** Fees may have changed since the last page. */
const FRESH = { refetchOnMountOrArgChange: true };

/** The form of a method paid online, once its providers are known. */
export function OnlineDesk({ method, terms }: { method: OnlineMethod; terms: DepositMethod }) {
  const t = useT('payments');
  const isMobile = method === 'mobileBanking';
  const mobile = useGetMobileConfigQuery(undefined, { ...FRESH, skip: !isMobile });
  const cards = useGetCardPaymentConfigQuery(undefined, { ...FRESH, skip: isMobile });
  const config = isMobile ? mobile : cards;
  const user = useGetUserContextQuery();
  const draft = useDraft(user.data?.userId, method);
  const options = useMemo(
    () => config.data?.options.filter((option) => option.method === method),
    [config.data, method],
  );
  if (config.isError && !config.data) {
    return (
      <Card padding="md">
        <ErrorState
          title={t('deposits.options.failed')}
          text={t(`deposits.problems.${problemKey(config.error)}`)}
          requestId={problemOf(config.error)?.requestId}
          onRetry={() => void config.refetch()}
        />
      </Card>
    );
  }
  if (!options || user.isLoading) return <SkeletonCard lines={6} label={t('deposits.fetching')} />;
  if (options.length === 0) {
    return (
      <Card padding="md">
        <EmptyState title={t('deposits.options.none')} text={t('deposits.options.noneText')} />
      </Card>
    );
  }
  return <OnlineForm method={method} terms={terms} options={options} draft={draft} />;
}
