import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import { Feature } from '@jetway/kit-domain';
import { MissingOrder, problemKey, referencesFrom } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { Link, useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  DescriptionList,
  icons,
  LinkButton,
  PageHeader,
  RadioGroup,
  Stack,
  Switch,
  toast,
} from '@jetway/kit-ui';
import { useCallback, useState } from 'react';

import { BOOKINGS, orderHref } from '../../shared/addresses';
import type { Printed } from '../../shared/documents';
import { isInvoice, PRINTED, printedHref } from '../../shared/documents';
import { FareOrders } from '../../shared/fare-orders';
import { DocumentState } from './document.state';

/** `/fare-bookings/print-preview?references=A.B`: the same document of several bookings in one file. */
export function PrintPage() {
  const [query] = useSearchParams();
  const references = referencesFrom(query.get('references'));
  return (
    <FareOrders>
      {references.length > 0 ? <ManyPrint references={references} /> : <MissingOrder href={BOOKINGS} />}
    </FareOrders>
  );
}

function ManyPrint({ references }: { references: readonly string[] }) {
  const t = useT('fares');
  const { can } = useSession();
  const [kind, setKind] = useState<Printed>('tickets');
  // The switch as the user set it; until then, each kind has its own default.
  const [told, setTold] = useState<boolean | null>(null);
  /** The documents of each booking that was read; none for one that cannot be read. */
  const [known, setKnown] = useState<Readonly<Record<string, readonly Printed[]>>>({});
  const learn = useCallback(
    (reference: string, documents: readonly Printed[]) => setKnown((before) => ({ ...before, [reference]: documents })),
    [],
  );
  const kinds = PRINTED.filter((one) => one !== 'agentInvoice' || can(Feature.ShowCommision));
  const withPrice = told ?? isInvoice(kind);
  return (
    <Stack gap={2}>
      <PageHeader title={t('orders.documents.many', { count: references.length })} />
      <Card padding="md">
        <Stack gap={5}>
          <RadioGroup
            label={t('orders.documents.kind')}
            options={kinds.map((value) => ({ value, label: t(`order.documents.kinds.${value}`) }))}
            value={kind}
            onChange={setKind}
          />
          <Switch label={t('orders.documents.withPrice')} value={withPrice} onChange={setTold} />
          <DescriptionList
            items={references.map((reference) => ({
              id: reference,
              term: <Link to={orderHref(reference)}>{reference}</Link>,
              description: <DocumentState reference={reference} kind={kind} onKnown={learn} />,
            }))}
          />
          <Stack gap={3}>
            <SaveButton
              kind={kind}
              withPrice={withPrice}
              references={references.filter((reference) => known[reference]?.includes(kind))}
              isReading={references.some((reference) => !known[reference])}
            />
            <LinkButton variant="ghost" fullWidth href={BOOKINGS}>
              {t('orders.documents.backToList')}
            </LinkButton>
          </Stack>
        </Stack>
      </Card>
    </Stack>
  );
}

interface SaveButtonProps {
  kind: Printed;
  withPrice: boolean;
  /** The bookings that have this document. */
  references: readonly string[];
  isReading: boolean;
}

function SaveButton({ kind, withPrice, references, isReading }: SaveButtonProps) {
  const t = useT('fares');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(printedHref(kind, references, withPrice));
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    const download = `${t(`order.documents.files.${kind}`)}.pdf`;
    Object.assign(document.createElement('a'), { href: data, download }).click();
  };
  return (
    <Button
      variant="primary"
      fullWidth
      isPending={isFetching}
      isDisabled={isReading || references.length === 0}
      iconStart={<icons.Download aria-hidden size={16} />}
      onPress={() => void save()}
    >
      {t('orders.documents.save')}
    </Button>
  );
}
