import type { HolidayQuotation, HolidayRequestState } from '@jetway/kit-api/holidays';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Countdown, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/holidays/holiday-orders';
import { LinesTable } from '../../../shared/holidays/lines.table';
import { CancellationTerms, TextList } from '../../../shared/holidays/terms';

/** Below this the countdown looks urgent. */
const WARN_SECONDS = 24 * 3600;

interface QuotationCardsProps {
  quotation: HolidayQuotation;
  state: HolidayRequestState;
  /** Reads the request again when its validity is over. */
  onExpire: () => void;
}

/** The quotation: lines, amounts, what is included, what cancelling costs, and until when it is valid. */
export function QuotationCards({ quotation, state, onExpire }: QuotationCardsProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { lines, inclusions, cancellationPolicy, note, number, quotedAt, startsOn } = quotation;
  return (
    <Card padding="md" as="section" aria-label={t('holidays.quotation.title')}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {number > 1 ? t('holidays.quotation.revised', { number }) : t('holidays.quotation.title')}
        </Heading>
        {state === 'quoted' && <Validity quotation={quotation} onExpire={onExpire} />}
        <DescriptionList items={[{ term: t('holidays.search.date'), description: formatDate(startsOn, locale) }]} />
        <LinesTable lines={lines} />
        <Amounts quotation={quotation} />
        {note && (
          <Text>
            <bdi>{note}</bdi>
          </Text>
        )}
        {inclusions.length > 0 && (
          <Stack gap={2}>
            <Heading level={3} size="sm">
              {t('holidays.detail.inclusions')}
            </Heading>
            <TextList texts={inclusions} />
          </Stack>
        )}
        <Stack gap={2}>
          <Heading level={3} size="sm">
            {t('holidays.detail.cancellation')}
          </Heading>
          <CancellationTerms policy={cancellationPolicy} />
        </Stack>
        <Text size="xs" muted>
          {t('holidays.quotation.made', { at: formatDateTime(quotedAt, locale) })}
        </Text>
      </Stack>
    </Card>
  );
}

/** The price of the whole party, and what is paid when. */
export function Amounts({ quotation: { total, agentTotal, deposit, balance } }: { quotation: HolidayQuotation }) {
  const t = useT('visas');
  const deadline = useDeadline();
  const isNetHidden = useNetHidden();
  const due = ({ amount, dueBy }: HolidayQuotation['deposit']) => (
    <Stack gap={1}>
      <Money value={amount} />
      <Text size="xs" muted>
        {t('holidays.quotation.dueBy', { at: deadline(dueBy) })}
      </Text>
    </Stack>
  );
  const items = [
    { term: t('holidays.quotation.total'), description: <Money value={total} size="lg" /> },
    ...(agentTotal && !isNetHidden ? [{ term: t('holidays.youPay'), description: <Money value={agentTotal} /> }] : []),
    { term: t('holidays.quotation.deposit'), description: due(deposit) },
    { term: t('holidays.quotation.balance'), description: due(balance) },
  ];
  return <DescriptionList items={items} />;
}

/** Until when the quotation can be accepted, by the tenant's clock, and the time that is left. */
export function Validity({ quotation, onExpire }: { quotation: HolidayQuotation; onExpire: () => void }) {
  const t = useT('visas');
  const deadline = useDeadline();
  return (
    <Inline justify="space-between" gap={3} wrap>
      <Text size="sm">{t('holidays.quotation.valid', { at: deadline(quotation.validUntil) })}</Text>
      {!quotation.isOver && (
        <Countdown
          key={quotation.number}
          until={quotation.validUntil}
          label={t('holidays.quotation.left')}
          warnUnderSeconds={WARN_SECONDS}
          onExpire={onExpire}
        />
      )}
    </Inline>
  );
}
