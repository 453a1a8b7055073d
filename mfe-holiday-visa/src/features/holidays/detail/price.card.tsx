import type { HolidayPackage } from '@jetway/kit-api/packages';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Heading, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/holidays/holiday-orders';
import type { Party } from '../../../shared/holidays/holiday-query';
import { usePartyText } from '../../../shared/holidays/use-party-text';

/** What is known of the price while the day and the travellers change. */
export interface Pricing {
  isLoading: boolean;
  /** Why the price could not be loaded. */
  error: unknown;
  retry: () => void;
}

interface PriceCardProps {
  holiday: HolidayPackage;
  /** The day and the party in the address. */
  party: Party | null;
  pricing: Pricing;
}

/** What the package costs for the day and the party in the address. */
export function PriceCard({ holiday, party, pricing: { isLoading, error, retry } }: PriceCardProps) {
  const t = useT('visas');
  return (
    <Card padding="md" as="section" aria-label={t('holidays.detail.price')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.detail.price')}
        </Heading>
        {isLoading && (
          <div role="status" aria-label={t('holidays.detail.pricing')}>
            <Skeleton height="3.5rem" />
          </div>
        )}
        {!isLoading && error !== undefined && (
          <Callout
            tone="danger"
            title={t('holidays.detail.priceFailed')}
            action={
              <Button size="sm" onPress={retry}>
                {t('holidays.detail.priceRetry')}
              </Button>
            }
          >
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
        {!isLoading && error === undefined && <Price holiday={holiday} party={party} />}
      </Stack>
    </Card>
  );
}

function Price({ holiday: { price, pricePerAdult }, party }: Pick<PriceCardProps, 'holiday' | 'party'>) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const words = usePartyText();
  const shown = party ? price : pricePerAdult;
  if (!shown) return <Text>{t('holidays.detail.noPrice')}</Text>;
  return (
    <div>
      {!party && <Text size="sm">{t('holidays.detail.priceFrom')}</Text>}
      <Money value={shown.amount} size="lg" />
      <Text size="sm" muted>
        {party ? words(party.adults, party.childAges.length) : t('holidays.perAdult')}
      </Text>
      {shown.agentAmount && !isNetHidden && (
        <Text size="sm">
          {t('holidays.youPay')} <Money value={shown.agentAmount} />
        </Text>
      )}
      {!party && (
        <Text size="sm" muted>
          {t('holidays.detail.priceHint')}
        </Text>
      )}
    </div>
  );
}
