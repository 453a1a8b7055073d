import { useParams } from '@jetway/kit-runtime/router';
import { Callout, Card, Grid, LinkButton, PageHeader, Stack, StatusPill } from '@jetway/kit-ui';

import type { AfterSaleCase } from '../../api/endpoints/orders';
import { useViewAfterSaleQuery } from '../../api/endpoints/orders';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useBrandOf } from '../../session/brand';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { KINDS, REQUEST_STATES } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { Timeline } from '../../shared/timeline';
import { ExchangeQuoteTable } from './exchange-quote.table';
import { QuoteEditor } from './quote.editor';
import { QuoteTable } from './quote.table';
import { RefundFacts } from './refund.facts';
import { stepsOf, waitsForAnother } from './refund.model';
import { RefundOwner } from './refund.owner';
import { RefundSteps } from './refund.steps';

/** By the first letter of the number, so that the name is there before the request. */
const NAMES: Readonly<Record<string, string>> = { V: KINDS.void, R: KINDS.refund, X: KINDS.exchange };

/** `/refunds/:tenant/:number`: a void, refund or exchange, with what its quote depends on, and its steps. */
export default function RefundPage() {
  const brandOf = useBrandOf();
  const { tenant = '', number = '' } = useParams();
  const answer = useViewAfterSaleQuery({ afterSaleCaseRequest: { tenant, requestReference: number } }, useFresh());
  const found = answer.currentData;
  const what = NAMES[number.charAt(0)] ?? 'Request';
  return (
    <>
      <PageHeader
        title={`${what} ${number}`}
        subtitle={found && `${found.title}, ${found.agencyName}, ${brandOf(tenant)}`}
        actions={
          <>
            <NextLink kinds={['refund', 'void', 'exchange']} />
            <LinkButton href={addresses.refunds}>All requests</LinkButton>
          </>
        }
      />
      <Loaded answer={answer} what="request">
        {(data) => <Case key={`${tenant} ${data.request.requestReference}`} tenant={tenant} found={data} />}
      </Loaded>
    </>
  );
}

function Case({ tenant, found }: { tenant: string; found: AfterSaleCase }) {
  const { name } = useOperator();
  const { request, travellers } = found;
  const state = REQUEST_STATES[request.state];
  const now = new Date();
  const steps = stepsOf(request, name, now);
  return (
    <Stack gap={4}>
      <Grid columns={{ phone: 1, desktop: 2 }} align="start">
        <Card>
          <Stack gap={4}>
            <span role="status">
              <StatusPill tone={state.tone}>{state.name}</StatusPill>
            </span>
            <RefundFacts tenant={tenant} found={found} />
          </Stack>
        </Card>
        <Timeline
          events={request.timeline.map(({ at, by, state: reached, text }) => ({
            at,
            by,
            state: REQUEST_STATES[reached],
            text,
          }))}
        />
      </Grid>
      {request.exchange?.quote ? (
        <ExchangeQuoteTable tenant={tenant} quote={request.exchange.quote} travellers={travellers} />
      ) : (
        request.quote && <QuoteTable tenant={tenant} quote={request.quote} travellers={travellers} />
      )}
      {waitsForAnother(request, name, now) && (
        <Callout tone="info" title="Another person has to finish it">
          You entered the quote, so another operator confirms that the airline carried it out: no operator moves money
          alone.
        </Callout>
      )}
      {steps.includes('quote') && <QuoteEditor tenant={tenant} found={found} />}
      <RefundSteps tenant={tenant} found={found} steps={steps.filter((step) => step !== 'quote')} />
      <RefundOwner tenant={tenant} request={request} />
    </Stack>
  );
}
