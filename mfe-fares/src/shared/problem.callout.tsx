import { isProblem, problemOf } from '@jetway/kit-api';
import { isMoneyText, problemKey, ShortfallCallout } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout } from '@jetway/kit-ui';

import { isOutcomeUnknown } from './unknown-outcome';

interface ProblemCalloutProps {
  error: unknown;
  /** The change that failed. */
  title: string;
}

/** Why a change was refused, or that its outcome is unknown. Renders nothing without an error. */
export function ProblemCallout({ error, title }: ProblemCalloutProps) {
  const t = useT('fares');
  if (error === undefined) return null;
  const problem = problemOf(error);
  if (isProblem(error, 'wallet.insufficient')) {
    const shortfall = problem?.params?.['shortfall'];
    return <ShortfallCallout shortfall={isMoneyText(shortfall) ? shortfall : null} />;
  }
  if (isOutcomeUnknown(error)) {
    return (
      <Callout tone="warning" title={t('silent.title')}>
        {t('silent.text')}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" title={title}>
      {t(`orders.problems.${problemKey(error)}`)}{' '}
      {problem?.requestId && t('orders.requestId', { id: problem.requestId })}
    </Callout>
  );
}
