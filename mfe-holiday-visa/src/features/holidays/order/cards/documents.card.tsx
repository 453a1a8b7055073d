import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { Card, Heading, Stack, Switch } from '@jetway/kit-ui';
import { useState } from 'react';

import { SaveFileButton } from '../../../../shared/orders/save-file.button';

type Document = 'itinerary' | 'customerInvoice' | 'agentInvoice';

/** Documents that exist by now: the itinerary always, invoices once something is paid. */
function documentsOf({ actions, deposit, agentAmount }: HolidayOrder): Document[] {
  if (!actions.includes('print')) return [];
  const hasPaid = Boolean(deposit.paidAt);
  return [
    'itinerary',
    ...(hasPaid ? (['customerInvoice'] as const) : []),
    ...(hasPaid && agentAmount !== undefined ? (['agentInvoice'] as const) : []),
  ];
}

function addressOf(kind: Document, orderReference: string, withPrice: boolean): string {
  const params = new URLSearchParams({ orderReference, kind, withPrice: String(withPrice) });
  return `/api/holiday/v1/Holiday/GetDocument?${params.toString()}`;
}

/** Saves itinerary and invoices. The itinerary goes to travellers, so that it prints no price unless the user decides otherwise. */
export function DocumentsCard({ order }: { order: HolidayOrder }) {
  const t = useT('visas');
  const [isPriced, setPriced] = useState(false);
  const documents = documentsOf(order);
  if (documents.length === 0) return null;
  return (
    <Card padding="md" as="section" aria-label={t('holidays.order.documents.title')}>
      <Stack gap={3} align="start">
        <Heading level={2} size="md">
          {t('holidays.order.documents.title')}
        </Heading>
        <Switch label={t('holidays.order.documents.withPrice')} value={isPriced} onChange={setPriced} />
        {documents.map((document) => (
          <SaveFileButton
            key={document}
            variant="secondary"
            address={addressOf(document, order.orderReference, document !== 'itinerary' || isPriced)}
            fileName={`${order.orderReference}-${t(`holidays.order.documents.files.${document}`)}.pdf`}
            label={t(`holidays.order.documents.${document}`)}
          />
        ))}
      </Stack>
    </Card>
  );
}
