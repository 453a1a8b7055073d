import type { Condition, Order } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Divider, Heading, Stack } from '@jetway/kit-ui';

import { useSupplierName } from '../../../shared/desk/supplier-name';
import { legsOf } from '../../../shared/trip/legs';
import { SegmentTimeline } from '../../../shared/trip/segment-timeline';
import { useConditionText } from '../../../shared/use-condition-text';
import { inWords } from '../../../shared/wire-words';

/** The trip, flight by flight. */
export function TripCard({ order }: { order: Order }) {
  const t = useT('flights');
  const condition = useConditionText();
  const supplierName = useSupplierName();
  const terms = (of: Condition) => (of.fee ? t('order.trip.each', { fee: condition(of) }) : condition(of));
  const locators = Object.entries(order.airlinePnrs).map(([airline, locator]) => `${airline} ${locator}`);
  const facts = [
    { term: t('order.trip.brand'), description: order.brandName },
    { term: t('order.trip.baggage'), description: inWords(t, order.baggageSummary) },
    { term: t('order.trip.change'), description: terms(order.changeTerms) },
    { term: t('order.trip.refund'), description: terms(order.refundTerms) },
    { term: t('order.trip.airlinePnrs'), description: locators.join(', ') },
    { term: t('order.trip.ticketing'), description: order.ticketedByHand && t('order.trip.byHand') },
    { term: t('order.trip.source'), description: order.source && supplierName(order.source) },
  ];
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {legsOf(order.route)}
        </Heading>
        <SegmentTimeline segments={order.segments} />
        <Divider />
        <DescriptionList layout="stacked" items={facts.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
