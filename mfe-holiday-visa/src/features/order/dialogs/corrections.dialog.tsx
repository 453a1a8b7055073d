import { problemOf } from '@jetway/kit-api';
import type { VisaCorrection, VisaCorrectionItem, VisaOrder } from '@jetway/kit-api/visas';
import { useVisaGetCorrectionsQuery } from '@jetway/kit-api/visas';
import { formatDateTime } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Dialog, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { applicantOf } from '../../../shared/orders/applicant-fields';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { Items } from '../order.styles';

interface CorrectionsDialogProps {
  order: VisaOrder;
  onClose: () => void;
}

/** What was asked to be corrected, and how it was answered, newest first. */
export function CorrectionsDialog({ order, onClose }: CorrectionsDialogProps) {
  const t = useT('visas');
  const corrections = useVisaGetCorrectionsQuery(
    { visaReferenceRequest: { referenceId: order.referenceId } },
    { refetchOnMountOrArgChange: true },
  );
  const asked = corrections.data?.corrections;
  return (
    <Dialog title={t('order.corrections.history')} isOpen onOpenChange={onClose}>
      {asked && asked.length === 0 && <Text muted>{t('order.corrections.none')}</Text>}
      {asked && asked.length > 0 && (
        <Items>
          {asked.map((correction) => (
            <li key={correction.correctionId}>
              <Past order={order} correction={correction} />
            </li>
          ))}
        </Items>
      )}
      {!asked && corrections.isError && (
        <ErrorState
          level={3}
          title={t('order.corrections.failed')}
          text={t(`orders.problems.${problemKey(corrections.error)}`)}
          requestId={problemOf(corrections.error)?.requestId}
          onRetry={() => void corrections.refetch()}
        />
      )}
      {!asked && !corrections.isError && <Skeleton height="6rem" />}
    </Dialog>
  );
}

function Past({ order, correction }: { order: VisaOrder; correction: VisaCorrection }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const words = useVisaWords();
  const { requestedAt, requestedBy, resolvedAt, answeredBy, dueAt, items } = correction;
  const found = applicantOf(order, correction.applicantId);
  const state = resolvedAt ? (answeredBy ? 'answered' : 'withdrawn') : 'open';
  return (
    <Stack gap={3}>
      <Inline justify="space-between" gap={3} wrap>
        <Heading level={3} size="sm">
          <bdi>{found && words.applicant(found.applicant, found.place)}</bdi>
        </Heading>
        <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t(`order.corrections.states.${state}`)}</Badge>
      </Inline>
      <Text size="xs" muted>
        {t('order.corrections.asked', { at: formatDateTime(requestedAt, locale), by: requestedBy })}{' '}
        {state === 'open' && t('order.corrections.due', { at: deadline(dueAt) })}
        {state === 'answered' &&
          t('order.corrections.answered', { at: formatDateTime(resolvedAt ?? '', locale), by: answeredBy })}
        {state === 'withdrawn' && t('order.corrections.withdrawn', { at: formatDateTime(resolvedAt ?? '', locale) })}
      </Text>
      {items.map((item) => (
        <Versions key={item.document ?? item.field} order={order} item={item} />
      ))}
    </Stack>
  );
}

/** What was asked for, with both versions of it. */
function Versions({ order: { product }, item }: { order: VisaOrder; item: VisaCorrectionItem }) {
  const t = useT('visas');
  const words = useVisaWords();
  const { before, after, field, reason } = item;
  const shown = (value: string) => <bdi>{field ? words.value(product, field, value) : value}</bdi>;
  return (
    <Stack gap={1}>
      <Text weight="medium">{words.item(product, item)}</Text>
      <Text size="sm" muted>
        <bdi>{reason}</bdi>
      </Text>
      <Inline gap={2} wrap>
        {before ? <del>{shown(before)}</del> : <Text size="sm">{t('order.corrections.nothing')}</Text>}
        {after && <ins>{shown(after)}</ins>}
      </Inline>
    </Stack>
  );
}
