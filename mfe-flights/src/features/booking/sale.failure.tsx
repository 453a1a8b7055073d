import { isProblem, problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { Callout, Stack, Text } from '@jetway/kit-ui';

import { problemKey } from '../../shared/problem-text';
import { isAboutExtras } from './sale.model';

/** Why Continue or Book did not go through, in the airline's words where it gave any. */
export function SaleFailure({ error }: { error: unknown }) {
  const t = useT('flights');
  if (!error) return null;
  const problem = problemOf(error);
  const isUnheard = !problem || isProblem(error, 'order.outcome_unknown') || isProblem(error, 'supplier.timeout');
  const text = isProblem(error, 'order.supplier_refused') ? problem?.detail : isAboutExtras(error) ? t('booking.extras.chooseAgain') : undefined;
  return (
    <Callout tone="danger" title={t('booking.refused')}>
      <Stack gap={1}>
        <Text>{isUnheard ? t('booking.unheard') : (text ?? t(`problems.${problemKey(error)}`))}</Text>
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('booking.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Callout>
  );
}
