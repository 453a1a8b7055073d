import { DateText, DescriptionList, Money } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { AfterSaleCase, AfterSaleRequest } from '../../api/endpoints/orders';
import { REASONS } from '../../shared/names';
import { Deadline } from '../../shared/clock/deadline';

/** The request, the order it is about, and the rule of its fare. */
export function RefundFacts({ tenant, found }: { tenant: string; found: AfterSaleCase }) {
  const { orderReference, pnr, request, segments, travellers, refundable, penalty } = found;
  const { reason, remark, requestedBy, requestedAt, dueAt, owner, credited, creditedAt, segmentIds, travellerIds } =
    request;
  const who = travellers.filter(({ travellerId }) => travellerIds.includes(travellerId)).map(({ name }) => name);
  const facts: [string, ReactNode][] = [
    ['Order', <bdi>{orderReference}</bdi>],
    ['Record locator', pnr && <bdi>{pnr}</bdi>],
    ['Travellers', who.join(', ')],
    ...segments
      .filter(({ segmentId }) => segmentIds.length === 0 || segmentIds.includes(segmentId))
      .map(({ flight, route, departsAt }): [string, ReactNode] => [
        `Flight ${flight}`,
        <>
          {route}, <DateText value={departsAt} format="datetime" />
        </>,
      ]),
    ...newFlights(request).map(({ flight, origin, destination, departsAt }): [string, ReactNode] => [
      `New flight ${flight}`,
      <>
        {origin}-{destination}, <DateText value={departsAt} format="datetime" />
      </>,
    ]),
    ['New tickets', request.exchange?.newTickets.join(', ')],
    ['Fare', refundable ? 'Refundable before departure' : 'Not refundable'],
    ['Penalty for each ticket', penalty && <Money value={penalty} />],
    ['Reason', REASONS[reason]],
    ['Remark', remark],
    ['Requested by', requestedBy],
    ['Requested', <DateText value={requestedAt} format="datetime" />],
    ['Next answer due', dueAt && <Deadline tenant={tenant} at={dueAt} />],
    ['Works on it', owner ?? 'No operator yet'],
    ['Credited', credited && <Money value={credited} />],
    ['Credited at', creditedAt && <DateText value={creditedAt} format="datetime" />],
  ];
  return (
    <DescriptionList
      items={facts.filter(([, fact]) => Boolean(fact)).map(([term, description]) => ({ id: term, term, description }))}
    />
  );
}

/** The flights an exchange is for. */
function newFlights({ exchange }: AfterSaleRequest) {
  return (exchange?.after ?? []).filter(({ kept }) => !kept);
}
