import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import type { GroupOrder } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Card, Heading, icons, Stack, Switch, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { Printed } from '../../../shared/documents';
import { BASE, isInvoice, printedHref, printedOf } from '../../../shared/documents';

type Document = 'manifestCsv' | 'manifestPdf' | Printed;

/** Documents of an order: its manifest for the airline and the guide, tickets, invoices. */
function documentsOf(order: GroupOrder): Document[] {
  const manifest = order.actions.includes('manifest') ? (['manifestCsv', 'manifestPdf'] as const) : [];
  return [...manifest, ...printedOf(order)];
}

function addressOf(document: Document, referenceId: string, withPrice: boolean): string {
  if (document === 'manifestCsv' || document === 'manifestPdf') {
    const format = document === 'manifestCsv' ? 'csv' : 'pdf';
    return `${BASE}/GetManifest?${new URLSearchParams({ referenceId, format }).toString()}`;
  }
  return printedHref(document, [referenceId], withPrice);
}

/** Downloads the available documents. Renders nothing while there are none. */
export function DocumentsCard({ order }: { order: GroupOrder }) {
  const t = useT('fares');
  const [isPriced, setPriced] = useState({ tickets: false, invoices: true });
  const documents = documentsOf(order);
  if (documents.length === 0) return null;
  const switches = [
    ...(documents.includes('tickets') ? (['tickets'] as const) : []),
    ...(documents.some(isInvoice) ? (['invoices'] as const) : []),
  ];
  return (
    <Card padding="md" as="section" aria-label={t('order.documents.title')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.documents.title')}
        </Heading>
        {switches.map((of) => (
          <Switch
            key={of}
            label={t(`order.documents.withPrice.${of}`)}
            value={isPriced[of]}
            onChange={(value) => setPriced({ ...isPriced, [of]: value })}
          />
        ))}
        {documents.map((document) => (
          <SaveButton
            key={document}
            document={document}
            referenceId={order.referenceId}
            withPrice={isPriced[isInvoice(document) ? 'invoices' : 'tickets']}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface SaveButtonProps {
  document: Document;
  referenceId: string;
  withPrice: boolean;
}

function SaveButton({ document: kind, referenceId, withPrice }: SaveButtonProps) {
  const t = useT('fares');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(addressOf(kind, referenceId, withPrice));
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    const ending = kind === 'manifestCsv' ? 'csv' : 'pdf';
    const download = `${referenceId}-${t(`order.documents.files.${kind}`)}.${ending}`;
    Object.assign(document.createElement('a'), { href: data, download }).click();
  };
  return (
    <Button
      variant="secondary"
      fullWidth
      isPending={isFetching}
      iconStart={<icons.Download aria-hidden size={16} />}
      onPress={() => void save()}
    >
      {t(`order.documents.${kind}`)}
    </Button>
  );
}
