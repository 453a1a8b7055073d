import { useGetDuesSummaryQuery } from '@jetway/kit-api/payment';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Callout, Money, Skeleton, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { FigureCard, FigureCell, Figures } from '../../shared/list.styles';

/** The agency's total dues. If they fail to load, the list below still works. */
export function DuesSummaryCard() {
  const t = useT('payments');
  const deadline = useDeadline();
  const { data, isError } = useGetDuesSummaryQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isError) return null;
  const figure = (value: ReactNode) => (data ? value : <Skeleton width="8rem" height="1.6875rem" />);
  const amount = (money: string | undefined, count: number) =>
    money ? <Money value={money} size="lg" /> : t('dues.orders', { orders: count });
  return (
    <Stack gap={4}>
      {data?.isEnforced && (
        <Callout tone="danger" title={t('dues.enforced.title')}>
          {t('dues.enforced.text')}
        </Callout>
      )}
      <FigureCard padding="none">
        <Figures>
          <Figure title={t('dues.figures.total')}>{figure(data && amount(data.total, data.unpaid))}</Figure>
          <Figure title={t('dues.figures.overdue')}>{figure(data && amount(data.overdueTotal, data.overdue))}</Figure>
          <Figure title={t('dues.figures.next')}>
            {figure(data?.nextDueAt ? deadline(data.nextDueAt) : t('dues.none'))}
          </Figure>
          <Figure title={t('dues.figures.debit')}>
            {figure(data?.nextDebitAt ? deadline(data.nextDebitAt) : t('dues.none'))}
          </Figure>
        </Figures>
      </FigureCard>
    </Stack>
  );
}

function Figure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FigureCell>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </FigureCell>
  );
}
