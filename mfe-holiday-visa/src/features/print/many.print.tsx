import { problemOf } from '@jetway/kit-api';
import { useVisaGetOrderQuery } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';
import { ManyDocuments, ManyOptions, problemKey } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Callout, ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import { APPLICATIONS } from '../../shared/orders/addresses';
import { VisaDocument } from './visa.document';
import type { DocumentChoice, DocumentKind } from './print.model';
import { DOCUMENT_KINDS, isInvoice, kindsOf } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** The same document of several applications, each on pages of its own. */
export function ManyPrint({ references }: { references: readonly string[] }) {
  const t = useT('visas');
  const { can } = useSession();
  const kinds = DOCUMENT_KINDS.filter((kind) => kind !== 'agentInvoice' || can(Feature.ShowCommision));
  const [kind, setKind] = useState<DocumentKind>('application');
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
          back={APPLICATIONS}
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

/** The document of one of them. What is missing is said on the screen only. */
function One({ reference, choice }: { reference: string; choice: DocumentChoice }) {
  const t = useT('visas');
  const { can } = useSession();
  const order = useVisaGetOrderQuery(
    { visaReferenceRequest: { referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  if (order.data && kindsOf(order.data, can(Feature.ShowCommision)).includes(choice.kind)) {
    return <VisaDocument order={order.data} choice={choice} />;
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
