import { problemOf } from '@jetway/kit-api';
import type { AirRuleResponse } from '@jetway/kit-api/flights';
import { useAirRuleQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { ErrorState, Skeleton } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { selectRun } from '../state/run.slice';

interface FareRulesProps {
  itineraryId: string;
  children: (rules: AirRuleResponse) => ReactNode;
}

/** Rules of a fare of the current search, loaded on demand. */
export function FareRules({ itineraryId, children }: FareRulesProps) {
  const t = useT('flights');
  const { requestId } = useAppSelector(selectRun);
  const rules = useAirRuleQuery({ airRuleRequest: { requestId, itineraryId } });
  if (rules.data) return children(rules.data);
  if (rules.isError) {
    return (
      <ErrorState
        title={t('results.details.failed')}
        text={t(`orders.problems.${problemKey(rules.error)}`)}
        requestId={problemOf(rules.error)?.requestId}
        onRetry={() => void rules.refetch()}
      />
    );
  }
  return <Skeleton height="8rem" />;
}
