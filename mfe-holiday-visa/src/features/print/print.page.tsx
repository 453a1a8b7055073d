import { isProblem, problemOf } from '@jetway/kit-api';
import { useLazyStoredFileQuery } from '@jetway/kit-api/files';
import type { VisaOrder } from '@jetway/kit-api/visas';
import { useVisaGetOrderQuery } from '@jetway/kit-api/visas';
import { Feature } from '@jetway/kit-domain';
import { MissingOrder, problemKey, referencesFrom } from '@jetway/kit-orders';
import { useSession, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Button,
  Card,
  ErrorState,
  Heading,
  icons,
  LinkButton,
  RadioGroup,
  SkeletonCard,
  Stack,
  Switch,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { APPLICATIONS, orderHref } from '../../shared/orders/addresses';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { ManyPrint } from './many.print';
import { VisaDocument } from './visa.document';
import type { DocumentChoice, DocumentKind } from './print.model';
import { isInvoice, kindsOf, pdfAddress } from './print.model';
import { Desk, OnScreen } from './print.styles';

/** `/visa-print-preview?orderReference=`: a document of a visa application as printed, with its options; `?references=A.B`: of several. */
export function PrintPage() {
  const [query] = useSearchParams();
  const referenceId = query.get('orderReference') ?? '';
  const references = referencesFrom(query.get('references'));
  return (
    <VisaOrders>
      {references.length > 0 ? (
        <ManyPrint references={references} />
      ) : referenceId ? (
        <Print key={referenceId} referenceId={referenceId} />
      ) : (
        <MissingOrder href={APPLICATIONS} />
      )}
    </VisaOrders>
  );
}

function Print({ referenceId }: { referenceId: string }) {
  const t = useT('visas');
  const order = useVisaGetOrderQuery({ visaReferenceRequest: { referenceId } }, { refetchOnMountOrArgChange: true });
  if (order.data) return <Preview order={order.data} />;
  if (isProblem(order.error, 'order.not_found')) return <MissingOrder href={APPLICATIONS} />;
  if (!order.isError) return <SkeletonCard />;
  return (
    <ErrorState
      level={1}
      title={t('print.failed')}
      text={t(`orders.problems.${problemKey(order.error)}`)}
      requestId={problemOf(order.error)?.requestId}
      onRetry={() => void order.refetch()}
    />
  );
}

function Preview({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const { can } = useSession();
  const kinds = kindsOf(order, can(Feature.ShowCommision));
  const [picked, setKind] = useState<DocumentKind>('application');
  const kind = kinds.find((one) => one === picked) ?? 'application';
  // The switch as the user set it; until then, each kind has its own default.
  const [told, setTold] = useState<boolean | null>(null);
  const choice: DocumentChoice = { kind, withPrice: told ?? isInvoice(kind) };
  const options = kinds.map((value) => ({ value, label: t(`print.kinds.${value}`) }));
  return (
    <Desk>
      <OnScreen>
        <Card padding="md">
          <Stack gap={5}>
            <Heading level={1} size="lg">
              {t('titles.print')}
            </Heading>
            <RadioGroup label={t('orders.documents.kind')} options={options} value={kind} onChange={setKind} />
            <Switch label={t('orders.documents.withPrice')} value={choice.withPrice} onChange={setTold} />
            <Leave referenceId={order.referenceId} choice={choice} />
          </Stack>
        </Card>
      </OnScreen>
      <VisaDocument order={order} choice={choice} />
    </Desk>
  );
}

function Leave({ referenceId, choice }: { referenceId: string; choice: DocumentChoice }) {
  const t = useT('visas');
  const [open, { isFetching }] = useLazyStoredFileQuery();
  const save = async () => {
    const { data, error } = await open(pdfAddress(referenceId, choice));
    if (!data) return void toast.error(t(`orders.problems.${problemKey(error)}`));
    const name = `${referenceId}-${t(`print.files.${choice.kind}`)}.pdf`;
    Object.assign(document.createElement('a'), { href: data, download: name }).click();
  };
  return (
    <Stack gap={3}>
      <Button
        variant="primary"
        fullWidth
        isPending={isFetching}
        iconStart={<icons.Download aria-hidden size={16} />}
        onPress={() => void save()}
      >
        {t('orders.documents.save')}
      </Button>
      <Button variant="secondary" fullWidth onPress={() => window.print()}>
        {t('orders.documents.print')}
      </Button>
      <LinkButton variant="ghost" fullWidth href={orderHref(referenceId)}>
        {t('orders.documents.back')}
      </LinkButton>
    </Stack>
  );
}
