import { isProblem, problemOf } from '@jetway/kit-api';
import { useGetBookingPaperQuery } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import { documentParams, DocumentSheet, ManyDocuments, ManyOptions, problemKey } from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Callout, ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import type { PaperKind } from './print.model';
import { isInvoice, PAPER_KINDS } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** The same document of several orders, each on pages of its own. */
export function ManyPrint({ references }: { references: readonly string[] }) {
  const t = useT('flights');
  const { can } = useSession();
  const kinds = PAPER_KINDS.filter((kind) => kind !== 1 || can(Feature.ShowCommision));
  const [kind, setKind] = useState<PaperKind>(3);
  const [told, setTold] = useState<boolean | null>(null);
  const withPrice = told ?? isInvoice(kind);
  return (
    <Desk>
      <OnScreen>
        <ManyOptions
          count={references.length}
          kinds={kinds.map((id) => ({ value: String(id), label: t(`print.kinds.${id}`) }))}
          kind={String(kind)}
          onKind={(value) => setKind(kinds.find((id) => String(id) === value) ?? kind)}
          withPrice={withPrice}
          onPrice={setTold}
          back={paths.myBookings()}
        />
      </OnScreen>
      <ManyDocuments>
        {references.map((reference) => (
          <One key={reference} reference={reference} kind={kind} withPrice={withPrice} />
        ))}
      </ManyDocuments>
    </Desk>
  );
}

/** One order's document. What is missing is said on the screen only. */
function One({ reference, kind, withPrice }: { reference: string; kind: PaperKind; withPrice: boolean }) {
  const t = useT('flights');
  const choice = { kind, withPrice, travellers: [] };
  const paper = useGetBookingPaperQuery(documentParams(reference, choice), { refetchOnMountOrArgChange: true });
  if (paper.currentData) return <DocumentSheet paper={paper.currentData} />;
  if (!paper.isError) return <SkeletonCard />;
  return (
    <OnScreen>
      {isProblem(paper.error, 'order.wrong_state') ? (
        <Callout tone="info" title={t('print.noTicket', { reference })} />
      ) : (
        <ErrorState
          level={2}
          title={`${t('print.failed')}: ${reference}`}
          text={t(`orders.problems.${problemKey(paper.error)}`)}
          requestId={problemOf(paper.error)?.requestId}
          onRetry={() => void paper.refetch()}
        />
      )}
    </OnScreen>
  );
}
