import { isProblem, problemOf } from '@jetway/kit-api';
import { Feature } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Callout, LinkButton, Stack, Text } from '@jetway/kit-ui';

import type { ImportRefusal } from './queue-share.model';

/** Why a price or an import was refused, and what to do now. */
export function ImportRefusalCallout({ refusal }: { refusal: ImportRefusal }) {
  const t = useT('flights');
  const say = (key: string) => t(`queueShare.refused.${key}`);
  if (refusal.kind === 'claimed') return <Claimed orderReference={refusal.orderReference} />;
  if (refusal.kind === 'checkAgain') return <Callout tone="warning">{say(refusal.reason)}</Callout>;
  if (refusal.kind === 'readAgain') return <Callout tone="warning">{say('changed')}</Callout>;
  if (refusal.kind === 'unpriced' || refusal.kind === 'inDoubt') {
    return (
      <Callout tone="warning" title={say(`${refusal.kind}.title`)}>
        {say(`${refusal.kind}.text`)}
      </Callout>
    );
  }
  return <Failed error={refusal.error} />;
}

function Claimed({ orderReference }: { orderReference: string | undefined }) {
  const t = useT('flights');
  const { can } = useSession();
  const kind = orderReference ? 'alreadyImported' : 'claimedElsewhere';
  return (
    <Callout
      tone="danger"
      title={t(`queueShare.blockers.${kind}.title`)}
      action={
        orderReference &&
        can(Feature.ViewBooking) && (
          <LinkButton href={paths.flightOrder(orderReference)}>{t('queueShare.openOrder')}</LinkButton>
        )
      }
    >
      {t(`queueShare.blockers.${kind}.text`, { reference: orderReference ?? '' })}
    </Callout>
  );
}

/** The airline's own words where it gave any. */
function Failed({ error }: { error: unknown }) {
  const t = useT('flights');
  const problem = problemOf(error);
  const foreign = isProblem(error, 'order.supplier_refused') ? problem?.detail : undefined;
  const text = isProblem(error, 'offer.sold_out')
    ? t('queueShare.refused.soldOut')
    : t(`orders.problems.${problemKey(error)}`);
  return (
    <Callout tone="danger" title={t('queueShare.refused.title')}>
      <Stack gap={1}>
        {foreign ? (
          <Text lang="en">
            <bdi>{foreign}</bdi>
          </Text>
        ) : (
          <Text>{text}</Text>
        )}
        {problem?.requestId && (
          <Text size="sm" muted>
            {t('booking.requestId', { id: problem.requestId })}
          </Text>
        )}
      </Stack>
    </Callout>
  );
}
