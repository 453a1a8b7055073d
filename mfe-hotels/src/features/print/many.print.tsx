import { problemOf } from '@jetway/kit-api';
import { useHotelGetOrderQuery } from '@jetway/kit-api/hotels';
import { Feature } from '@jetway/kit-domain';
import { ManyDocuments, ManyOptions, problemKey } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import { BOOKINGS } from '../../shared/orders/addresses';
import { DocumentSheet } from './document.sheet';
import type { DocumentChoice, DocumentKind } from './print.model';
import { DOCUMENT_KINDS, isInvoice, kindsOf } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** The same document of several bookings, each on pages of its own. */
export function ManyPrint({ references }: { references: readonly string[] }) {
  const t = useT('hotels');
  const { can } = useSession();
  const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'agentInvoice' || can(Feature.ShowCommision));
  const [kind, setKind] = useState<DocumentKind>('voucher');
  // The switch as the user set it; until then, each kind has its own default.
  const [told, setTold] = useState<boolean | null>(null);
  const choice: DocumentChoice = { kind, withPrice: told ?? isInvoice(kind) };
  return (
    <Desk>
      <OnScreen>
        <ManyOptions
          count={references.length}
          kinds={kinds.map((value) => ({ value, label: t(`print.kinds.${value}`) }))}
          kind={kind}
          onKind={setKind}
          withPrice={choice.withPrice}
          onPrice={setTold}
          back={BOOKINGS}
        />
      </OnScreen>
      <ManyDocuments>
        {references.map((reference) => (
          <One key={reference} reference={reference} choice={choice} />
        ))}
      </ManyDocuments>
    </Desk>
  );
}

/** The document of one of them. Missing ones are reported on the screen only. */
function One({ reference, choice }: { reference: string; choice: DocumentChoice }) {
  const t = useT('hotels');
  const { can } = useSession();
  const order = useHotelGetOrderQuery(
    { hotelReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  if (order.data && kindsOf(order.data, can(Feature.ShowCommision)).includes(choice.kind)) {
    return <DocumentSheet order={order.data} choice={choice} />;
  }
  if (!order.data && !order.isError) return <SkeletonCard />;
  return (
    <OnScreen>
      {order.data ? (
        <Callout tone="info" title={t('print.missing', { reference })} />
      ) : (
        <ErrorState
          level={2}
          title={`${t('print.failed')}: ${reference}`}
          text={t(`orders.problems.${problemKey(order.error)}`)}
          requestId={problemOf(order.error)?.requestId}
          onRetry={() => void order.refetch()}
        />
      )}
    </OnScreen>
  );
}
