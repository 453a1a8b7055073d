import { useParams } from '@jetway/kit-runtime/router';
import { Button, Callout, Grid, LinkButton, PageHeader, Stack } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useViewHolidayRequestQuery } from '../../../api/endpoints/holidays';
import { addresses } from '../../../shared/addresses';
import { useBrandOf } from '../../../session/brand';
import { useFresh } from '../../../shared/fresh';
import { Loaded } from '../../../shared/loaded';
import { NextLink } from '../../../shared/next-link';
import { Timeline } from '../../../shared/timeline';
import { EVENTS } from '../holidays.model';
import { MessagesCard } from './messages.card';
import { OrderCard } from './order.card';
import { OwnerCard } from './owner.card';
import { QuotationForm } from './quotation.form';
import { RefuseCard } from './refuse.card';
import { LastQuotation, PackagePrice, RequestFacts } from './request.facts';
import { useDesk } from './use-desk';

/** `/holidays/requests/:tenant/:reference`: what an agency asks for, the talk about it, its quotation, and the order it becomes. */
export default function HolidayRequestPage() {
  const brandOf = useBrandOf();
  const { tenant = '', reference = '' } = useParams();
  const request = useViewHolidayRequestQuery({ holidayRequestKey: { tenant, referenceId: reference } }, useFresh());
  const found = request.currentData;
  return (
    <>
      <PageHeader
        title={`Holiday request ${reference}`}
        subtitle={found && `${found.packageTitle}, ${found.agency}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['holidayRequest', 'holidayOrder']} />
            <LinkButton href={addresses.holidays}>All requests</LinkButton>
          </>
        }
      />
      <Loaded answer={request} what="request">
        {(data) => <Case key={`${tenant} ${data.referenceId}`} request={data} />}
      </Loaded>
    </>
  );
}

/** What is typed stays when the request changes: only another request begins anew. */
function Case({ request }: { request: HolidayRequestCase }) {
  const desk = useDesk(request);
  const [isQuoting, setQuoting] = useState(!request.quotation);
  const mayQuote = request.steps.includes('quote');
  return (
    <Stack gap={4}>
      {desk.isBehind && (
        <Callout
          tone="warning"
          title="The request has changed since you opened it"
          action={
            <Button size="sm" onPress={desk.look}>
              Continue
            </Button>
          }
        >
          The page shows its present state. What you typed is kept.
        </Callout>
      )}
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <RequestFacts request={request} />
        <Stack gap={4}>
          <OwnerCard request={request} desk={desk} />
          <MessagesCard request={request} desk={desk} />
        </Stack>
      </Grid>
      {request.order && <OrderCard key={request.order.orderReference} request={request} order={request.order} />}
      {request.quotation && (
        <LastQuotation
          request={request}
          quotation={request.quotation}
          {...(mayQuote && !isQuoting ? { onRevise: () => setQuoting(true) } : {})}
        />
      )}
      {isQuoting && mayQuote && request.packagePrice && <PackagePrice request={request} price={request.packagePrice} />}
      {isQuoting && <QuotationForm request={request} desk={desk} onSent={() => setQuoting(false)} />}
      <RefuseCard request={request} desk={desk} />
      <Timeline
        events={request.history.map(({ at, author, kind, note }) => ({
          at,
          state: EVENTS[kind],
          ...(author && { by: author }),
          ...(note && { text: note }),
        }))}
      />
    </Stack>
  );
}
