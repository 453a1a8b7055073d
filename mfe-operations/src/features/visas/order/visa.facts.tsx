import { DateText, DescriptionList, Money } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { VisaDeskOrder } from '../../../api/endpoints/visas';
import { Deadline } from '../../../shared/clock/deadline';
import { countryName } from '../../../shared/countries';

/** What is applied for, by whom, and until when. */
export function VisaFacts({ order }: { order: VisaDeskOrder }) {
  const { destinationName, travelDate, nationality, residency, express, processingDays, fees } = order;
  const facts: [string, ReactNode][] = [
    ['Destination', destinationName],
    ['Travels', <DateText value={travelDate} />],
    ['Nationality', countryName(nationality)],
    ['Lives in', countryName(residency)],
    ['Processing', `${processingDays.min} to ${processingDays.max} working days${express ? ', express' : ''}`],
    ['Fees', <Money value={fees.total} />],
    ['Submitted', order.submittedAt && <DateText value={order.submittedAt} format="datetime" />],
    ['Due', order.dueAt && <Deadline tenant={order.tenant} at={order.dueAt} />],
    ['Documents deleted', order.filesDeletedAt && <DateText value={order.filesDeletedAt} format="datetime" />],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />;
}
