import type { UmrahLineChange, UmrahQuotePage } from '@jetway/kit-api/fares';
import { useFareRepriceUmrahQuoteMutation } from '@jetway/kit-api/fares';
import { formatDateTime } from '@jetway/kit-domain';
import { Fact, isMoneyText } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Button, Callout, Card, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { QUOTES } from '../../../shared/addresses';
import { Columns } from '../../../shared/columns';
import { useNetHidden } from '../../../shared/fare-orders';
import { ProblemCallout } from '../../../shared/problem.callout';
import { LineCard } from './line.cards';
import { ShareCard } from './share.card';

interface QuoteViewProps {
  quote: UmrahQuotePage;
  /** Reads the quote again. */
  onRefresh: () => void;
}

/** A quote: its lines, what is left out and why, its total, and what can be done with it. */
export function QuoteView({ quote, onRefresh }: QuoteViewProps) {
  const t = useT('fares');
  return (
    <Stack gap={5}>
      <Head quote={quote} />
      <Columns>
        <Stack gap={5}>
          {quote.lines.map((line) => (
            <LineCard key={line.kind} quote={quote} line={line} />
          ))}
          {quote.leftOut.length > 0 && (
            <Card padding="md" as="section" aria-label={t('umrah.leftOut.title')}>
              <Stack gap={3}>
                <Heading level={2} size="md">
                  {t('umrah.leftOut.title')}
                </Heading>
                {quote.leftOut.map(({ kind, reason }) => (
                  <Text key={kind}>
                    <strong>{t(`umrah.kinds.${kind}`)}</strong>: {t(`umrah.leftOut.${reason}`)}
                  </Text>
                ))}
              </Stack>
            </Card>
          )}
        </Stack>
        <Stack gap={5}>
          <PriceCard quote={quote} onRefresh={onRefresh} />
          {quote.mayShare && <ShareCard quote={quote} onRefresh={onRefresh} />}
        </Stack>
      </Columns>
    </Stack>
  );
}

function Head({ quote }: { quote: UmrahQuotePage }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { adults, childAges, infants, client, note, createdAt, createdBy } = quote;
  const travellers = adults + childAges.length + infants;
  return (
    <Card padding="md">
      <Stack gap={4}>
        <div>
          <Link to={QUOTES}>{t('umrah.back')}</Link>
        </div>
        <Inline gap={3} wrap>
          <Heading level={1} size="xl">
            {quote.referenceId}
          </Heading>
          <Badge tone={quote.isOver ? 'warning' : 'success'}>{t(quote.isOver ? 'umrah.over' : 'umrah.valid')}</Badge>
        </Inline>
        <Inline gap={6} align="start" wrap>
          <Fact label={t('umrah.fare')}>
            <Text weight="semibold">
              <bdi>{quote.title}</bdi>
            </Text>
          </Fact>
          <Fact label={t('umrah.travellers')}>
            <Text>{t('requests.people', { count: travellers })}</Text>
          </Fact>
          {client && (
            <Fact label={t('umrah.form.client')}>
              <Text>
                <bdi>{client}</bdi>
              </Text>
            </Fact>
          )}
          <Fact label={t('umrah.made')}>
            <Text>{t('order.bookedBy', { at: formatDateTime(createdAt, locale), by: createdBy })}</Text>
          </Fact>
        </Inline>
        {note && (
          <Text>
            <bdi>{note}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** The total, how old the prices are, and the button that reads them again. */
function PriceCard({ quote, onRefresh }: QuoteViewProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const isNetHidden = useNetHidden();
  const [isRead, setRead] = useState(false);
  const [reprice, { isLoading, error }] = useFareRepriceUmrahQuoteMutation();
  const { referenceId, version, markup } = quote;
  const readAgain = async () => {
    const reply = await reprice({ umrahQuoteVersion: { referenceId, version } });
    setRead(reply.data !== undefined);
    onRefresh();
  };
  return (
    <Card padding="md" as="section" aria-label={t('umrah.total')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('umrah.total')}
        </Heading>
        <Money value={quote.total} size="xl" />
        {quote.agentTotal && !isNetHidden && (
          <Text>
            {t('youPay')} <Money value={quote.agentTotal} />
          </Text>
        )}
        {markup && !isNetHidden && (
          <Text size="sm" muted>
            {t('umrah.markup')} {isMoneyText(markup) ? <Money value={markup} /> : <bdi>{markup}</bdi>}
          </Text>
        )}
        <Text size="sm" muted>
          {t('umrah.priced', { at: formatDateTime(quote.pricedAt, locale) })}
        </Text>
        <Text size="sm" muted>
          {t(quote.isOver ? 'umrah.overSince' : 'umrah.validUntil', { at: deadline(quote.validUntil) })}
        </Text>
        <Text size="sm" muted>
          {t('umrah.notHeld')}
        </Text>
        <div>
          <Button
            variant={quote.isOver ? 'primary' : 'secondary'}
            isPending={isLoading}
            onPress={() => void readAgain()}
          >
            {t('umrah.reprice')}
          </Button>
        </div>
        <ProblemCallout error={error} title={t('umrah.notRepriced')} />
        <Changes changes={quote.changes} isRead={isRead} />
      </Stack>
    </Card>
  );
}

/** What the last re-pricing changed. */
function Changes({ changes, isRead }: { changes: readonly UmrahLineChange[]; isRead: boolean }) {
  const t = useT('fares');
  if (changes.length === 0) {
    return isRead && <Callout tone="success" title={t('umrah.changes.none')} />;
  }
  return (
    <Callout tone="info" title={t('umrah.changes.title')}>
      {changes.map(({ kind, before, after }) => (
        <div key={kind}>
          {t(`umrah.kinds.${kind}`)}: {before ? <Money value={before} /> : t('umrah.changes.missing')}
          {' → '}
          {after ? <Money value={after} /> : t('umrah.changes.missing')}
          {before !== undefined && before === after && ` (${t('umrah.changes.content')})`}
        </div>
      ))}
    </Callout>
  );
}
