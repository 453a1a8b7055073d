import { isProblem, problemOf } from '@jetway/kit-api';
import type { PrintedDocument } from '@jetway/kit-api/orders';
import { useGetBookingPaperQuery } from '@jetway/kit-api/orders';
import { Feature } from '@jetway/kit-domain';
import type { DocumentChoice } from '@jetway/kit-orders';
import { DocumentControls, documentParams, MissingOrder, problemKey } from '@jetway/kit-orders';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { ErrorState, SkeletonCard } from '@jetway/kit-ui';
import { useState } from 'react';

import { FlightOrders } from '../../shared/flight-orders';
import { PaperSheet } from './paper.sheet';
import type { PaperKind } from './print.model';
import { kindFrom, kindsOf } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** Tickets may be issued at any time, so a cached document may lack them. */
const FRESH = { refetchOnMountOrArgChange: true };

/** `/print-preview?reference=&type=`: a document of an order as printed, with its options. */
export function PrintPage() {
  return (
    <FlightOrders>
      <Print />
    </FlightOrders>
  );
}

function Print() {
  const [query] = useSearchParams();
  const reference = query.get('reference') ?? '';
  // The plainest document, which lists everyone, gives the options.
  const order = useGetBookingPaperQuery({ orderReference: reference, typeId: 6, withPrice: false }, { skip: reference === '', ...FRESH });
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
  const [choice, setChoice] = useState<DocumentChoice<PaperKind>>({
    kind: kinds.find((kind) => kind === asked) ?? kinds[0] ?? 6,
    withPrice: asked !== null && asked !== 3,
    travellers: [],
  });
  const paper = useGetBookingPaperQuery(documentParams(order.reference, choice), FRESH);
  return (
    <Desk>
      <OnScreen>
        <DocumentControls
          title={t('titles.print')}
          orderReference={order.reference}
          people={order.people}
          kinds={kinds.map((id) => ({ id, label: t(`print.kinds.${id}`), fileName: t(`print.files.${id}`), hasCustomerPrice: id !== 1 }))}
          choice={choice}
          onChange={setChoice}
          backHref={paths.flightOrder(order.reference)}
        />
      </OnScreen>
      {paper.currentData && <PaperSheet paper={paper.currentData} />}
      {!paper.currentData && (paper.isError ? <PaperFailed error={paper.error} onRetry={() => void paper.refetch()} /> : <SkeletonCard />)}
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
