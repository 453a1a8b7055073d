import { isProblem, problemOf } from '@jetway/kit-api';
import type { PrintedDocument } from '@jetway/kit-api/orders';
import { useGetBookingPaperQuery } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import type { DocumentChoice } from '@jetway/kit-orders';
import {
  DocumentControls,
  documentParams,
  DocumentSheet,
  MissingOrder,
  problemKey,
  referencesFrom,
} from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import { FlightOrders } from '../../shared/flight-orders';
import { ManyPrint } from './many.print';
import type { PaperKind } from './print.model';
import { isInvoice, kindFrom, kindsOf } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** Tickets may be issued at any time, so a cached document may lack them. */
const FRESH = { refetchOnMountOrArgChange: true };

/** `/print-preview?reference=&type=`: a document of an order as printed, with its options; `?references=A.B`: of several orders. */
export function PrintPage() {
  const [query] = useSearchParams();
  const references = referencesFrom(query.get('references'));
  return <FlightOrders>{references.length > 0 ? <ManyPrint references={references} /> : <Print />}</FlightOrders>;
}

function Print() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  // The plainest document, which lists everyone, gives the options.
  const order = useGetBookingPaperQuery(
    { orderReference: reference, typeId: 6, withPrice: false },
    { skip: reference === '', ...FRESH },
  );
  if (reference === '' || isProblem(order.error, 'order.not_found')) return <MissingOrder />;
  if (order.data) return <Preview key={reference} order={order.data} />;
  return order.isError ? <PaperFailed error={order.error} onRetry={() => void order.refetch()} /> : <SkeletonCard />;
}

function Preview({ order }: { order: PrintedDocument }) {
  const t = useT('flights');
  const { can } = useSession();
  const [query] = useSearchParams();
  const kinds = kindsOf(order, can(Feature.ShowCommision));
  const asked = kindFrom(query.get('type'));
  const [picked, setPicked] = useState<Omit<DocumentChoice<PaperKind>, 'withPrice'>>({
    kind: kinds.find((kind) => kind === asked) ?? kinds[0] ?? 6,
    travellers: [],
  });
  // The switch as the user set it; until then, each kind has its own default.
  const [told, setTold] = useState<boolean | null>(null);
  const choice: DocumentChoice<PaperKind> = { ...picked, withPrice: told ?? isInvoice(picked.kind) };
  const choose = (next: DocumentChoice<PaperKind>) => {
    if (next.withPrice !== choice.withPrice) setTold(next.withPrice);
    setPicked({ kind: next.kind, travellers: next.travellers });
  };
  const paper = useGetBookingPaperQuery(documentParams(order.reference, choice), FRESH);
  return (
    <Desk>
      <OnScreen>
        <DocumentControls
          title={t('titles.print')}
          orderReference={order.reference}
          people={order.people}
          kinds={kinds.map((id) => ({
            id,
            label: t(`print.kinds.${id}`),
            fileName: t(`print.files.${id}`),
            hasCustomerPrice: id !== 1,
          }))}
          choice={choice}
          onChange={choose}
          backHref={paths.flightOrder(order.reference)}
        />
      </OnScreen>
      {paper.currentData && <DocumentSheet paper={paper.currentData} />}
      {!paper.currentData &&
        (paper.isError ? <PaperFailed error={paper.error} onRetry={() => void paper.refetch()} /> : <SkeletonCard />)}
    </Desk>
  );
}

function PaperFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useT('flights');
  return (
    <ErrorState
      level={1}
      title={t('print.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problemOf(error)?.requestId}
      onRetry={onRetry}
    />
  );
}
