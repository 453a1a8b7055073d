import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Callout, Stack, Text } from '@jetway/kit-ui';

import type { TravellerDraft } from '../../shared/booking/party-draft';
import { FaultsList } from './words/faults.list';
import { isAboutExtras } from './sale.model';

/** Why Continue or Book failed, in the airline's words where it gave any. */
export function SaleFailure({ error, travellers }: { error: unknown; travellers: readonly TravellerDraft[] }) {
  const t = useT('flights');
  if (!error) return null;
  const problem = problemOf(error);
  const isUnheard = !problem || isProblem(error, 'order.outcome_unknown') || isProblem(error, 'supplier.timeout');
  const foreign = isProblem(error, 'order.supplier_refused') ? problem?.detail : undefined;
  const text = isAboutExtras(error) ? t('booking.extras.chooseAgain') : t(`orders.problems.${problemKey(error)}`);
  return (
    <Callout tone="danger" title={t('booking.refused')}>
      <Stack gap={1}>
        {foreign ? (
          <Text lang="en">
            <bdi>{foreign}</bdi>
          </Text>
        ) : (
          <Text>{isUnheard ? t('booking.unheard') : text}</Text>
        )}
        {problem?.errors && <FaultsList faults={problem.errors} travellers={travellers} />}
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('booking.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Callout>
  );
}
