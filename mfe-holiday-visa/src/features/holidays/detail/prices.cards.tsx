import type { HolidayPackage, PackageAmount } from '@jetway/kit-api/packages';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Button, Card, DescriptionList, Heading, Inline, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/holidays/holiday-orders';

const GUESTS = ['adult', 'child', 'infant', 'singleSupplement'] as const;

/** Prices by the day of departure and the kind of traveller, and the part that is paid first. */
export function PricesCard({ holiday: { priceBands, deposit } }: { holiday: HolidayPackage }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Card padding="md" as="section" aria-label={t('holidays.detail.prices')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.detail.prices')}
        </Heading>
        <Table
          caption={t('holidays.detail.prices')}
          rows={priceBands}
          rowKey={({ from }) => from}
          columns={[
            {
              id: 'days',
              title: t('holidays.detail.departing'),
              render: ({ from, to }) => `${formatDate(from, locale)} – ${formatDate(to, locale)}`,
            },
            ...GUESTS.map((guest) => ({
              id: guest,
              title: t(`holidays.guests.${guest}`),
              align: 'end' as const,
              render: (band: HolidayPackage['priceBands'][number]) => <Amount amount={band[guest]} />,
            })),
          ]}
        />
        <Text size="sm" muted>
          {t('holidays.detail.deposit', { percent: deposit.percent })}
        </Text>
      </Stack>
    </Card>
  );
}

function Amount({ amount: { amount, agentAmount } }: { amount: PackageAmount }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  return (
    <Stack gap={1}>
      <Money value={amount} />
      {agentAmount && !isNetHidden && (
        <Text size="xs" muted>
          {t('holidays.youPay')} <Money value={agentAmount} />
        </Text>
      )}
    </Stack>
  );
}

/** Seats below this are shown as few. */
const FEW = 6;

interface DeparturesCardProps {
  holiday: HolidayPackage;
  /** A day of departure was chosen. */
  onDay: (date: string) => void;
}

/** The days of departure with the seats that are left, each to choose, or that it starts on any day. */
export function DeparturesCard({ holiday, onDay }: DeparturesCardProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { departures, validFrom, validUntil, minPax } = holiday;
  return (
    <Card padding="md" as="section" aria-label={t('holidays.detail.departures')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.detail.departures')}
        </Heading>
        {departures.length === 0 && (
          <Text>
            {t('holidays.detail.everyDay', {
              from: formatDate(validFrom, locale),
              until: formatDate(validUntil, locale),
            })}
          </Text>
        )}
        {departures.length > 0 && (
          <DescriptionList
            items={departures.map(({ date, seatsLeft }) => ({
              term:
                seatsLeft === 0 ? (
                  formatDate(date, locale)
                ) : (
                  <Button
                    variant="link"
                    size="sm"
                    aria-label={t('holidays.detail.chooseDay', { date: formatDate(date, locale) })}
                    onPress={() => onDay(date)}
                  >
                    {formatDate(date, locale)}
                  </Button>
                ),
              description: (
                <Badge tone={seatsLeft === 0 ? 'neutral' : seatsLeft < FEW ? 'warning' : 'success'}>
                  {t(seatsLeft === 0 ? 'holidays.detail.soldOut' : 'holidays.detail.seatsLeft', { count: seatsLeft })}
                </Badge>
              ),
            }))}
          />
        )}
        {minPax > 1 && (
          <Inline gap={2}>
            <Text size="sm" muted>
              {t('holidays.detail.minPax', { count: minPax })}
            </Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
