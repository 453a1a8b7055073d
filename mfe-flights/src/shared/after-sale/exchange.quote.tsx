import type { ExchangeQuoteLine, ExchangeQuoteView } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Countdown, DescriptionList, Inline, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../desk/net-hidden';
import { isNothing, outcomeOf } from './exchange.model';
import { QuoteBasis } from './quote-basis';

/** Amounts of a quote, in the order in which they add up. */
const AMOUNTS = [
  ...(['oldResidual', 'newFare', 'fareDifference', 'taxDifference'] as const),
  ...(['changePenalty', 'portalFee', 'kept', 'addCollect', 'residualRefund'] as const),
] as const;
/** Shown also when they are zero. */
const ALWAYS: ReadonlySet<string> = new Set(['oldResidual', 'newFare', 'fareDifference', 'taxDifference']);
const LINE = ['oldResidual', 'newFare', 'changePenalty', 'portalFee', 'kept', 'addCollect', 'residualRefund'] as const;

interface ExchangeQuoteProps {
  quote: ExchangeQuoteView;
  nameOf: (travellerId: string) => string;
  /** Counts down to its end. */
  isCounting?: boolean;
  onExpire?: () => void;
}

/** What an exchange costs or returns and what it is made of; nothing while the agent's price is hidden. */
export function ExchangeQuote({ quote, nameOf, isCounting = false, onExpire }: ExchangeQuoteProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { isNetHidden } = useNetHidden();
  if (isNetHidden) return <Text muted>{t('exchange.netHidden')}</Text>;
  const outcome = outcomeOf(quote);
  const items = AMOUNTS.filter((field) => ALWAYS.has(field) || !isNothing(quote[field])).map((field) => ({
    id: field,
    term: t(`exchange.amounts.${field}`),
    description: <Money value={quote[field]} />,
  }));
  return (
    <Stack gap={4}>
      <DescriptionList items={items} />
      {quote.lines.length > 1 && <Lines lines={quote.lines} nameOf={nameOf} />}
      <Inline gap={6} align="start" wrap>
        <Fact label={t(`exchange.outcome.${outcome.kind}`)}>
          <Text size="lg" weight="medium">
            {outcome.kind === 'even' ? t('exchange.outcome.none') : <Money value={outcome.amount} />}
          </Text>
        </Fact>
        <Fact label={t('afterSale.validUntil')}>
          <Text>{deadline(quote.validUntil)}</Text>
          {isCounting && (
            <Countdown
              key={quote.validUntil}
              until={quote.validUntil}
              warnUnderSeconds={300}
              {...(onExpire ? { onExpire } : {})}
            />
          )}
        </Fact>
      </Inline>
      <QuoteBasis quote={quote} />
    </Stack>
  );
}

function Lines({ lines, nameOf }: { lines: ExchangeQuoteLine[]; nameOf: ExchangeQuoteProps['nameOf'] }) {
  const t = useT('flights');
  const shown = LINE.filter((field) => ALWAYS.has(field) || lines.some((line) => !isNothing(line[field])));
  return (
    <Table
      caption={t('exchange.byTraveller')}
      rows={lines}
      rowKey={(line: ExchangeQuoteLine) => line.travellerId}
      columns={[
        {
          id: 'traveller',
          title: t('afterSale.lines.traveller'),
          render: (line: ExchangeQuoteLine) => nameOf(line.travellerId),
        },
        ...shown.map((field) => ({
          id: field,
          title: t(`exchange.amounts.${field}`),
          align: 'end' as const,
          render: (line: ExchangeQuoteLine) => <Money value={line[field]} />,
        })),
      ]}
    />
  );
}
