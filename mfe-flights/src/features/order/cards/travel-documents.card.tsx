import type { Order, OrderTraveller } from '@jetway/kit-api/flights';
import { joined, plainDate } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Callout, Card, Code, CopyButton, Heading, Inline, Stack, Table, Text } from '@jetway/kit-ui';

import { ticketName } from '../../../shared/trip/ticket-name';
import type { PassportStanding } from '../passports';
import { passportStanding } from '../passports';
import { Unbroken } from '../order.styles';

const TONE = { valid: 'success', short: 'warning', expired: 'danger', none: 'neutral' } as const satisfies Record<
  PassportStanding,
  string
>;

/** The travellers' passports, and whether they are valid for this trip. Shown only to users who receive the numbers. */
export function TravelDocumentsCard({ order }: { order: Order }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const cities = new Set(order.segments.map(({ destination }) => destination.city));
  const visited = joined([...cities], locale);
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.travelDocuments.title')}
        </Heading>
        <Table
          caption={t('order.travelDocuments.title')}
          rows={order.travellers}
          rowKey={(traveller: OrderTraveller) => traveller.travellerId}
          columns={[
            {
              id: 'name',
              title: t('order.travelDocuments.traveller'),
              render: (traveller: OrderTraveller) => (
                <Stack gap={1}>
                  <Text>{ticketName(traveller)}</Text>
                  <Text size="xs" muted>
                    {t('order.travelDocuments.citizen', { country: countries.of(traveller.nationality) })}
                  </Text>
                </Stack>
              ),
            },
            {
              id: 'number',
              title: t('order.travelDocuments.number'),
              render: ({ passport }: OrderTraveller) =>
                passport ? (
                  <PassportNumber number={passport.number} country={countries.of(passport.issueCountry)} />
                ) : (
                  t('order.travelDocuments.missing')
                ),
            },
            {
              id: 'expires',
              title: t('order.travelDocuments.expires'),
              render: ({ passport }: OrderTraveller) =>
                passport && <Unbroken>{plainDate(passport.expiresOn, locale)}</Unbroken>,
            },
            {
              id: 'standing',
              title: t('order.travelDocuments.standing'),
              render: (traveller: OrderTraveller) => <Standing order={order} traveller={traveller} />,
            },
          ]}
        />
        <Callout tone="info" title={t('order.travelDocuments.visa.title')}>
          {t('order.travelDocuments.visa.text', { places: visited })}
        </Callout>
      </Stack>
    </Card>
  );
}

function PassportNumber({ number, country }: { number: string; country: string | undefined }) {
  const t = useT('flights');
  return (
    <Stack gap={1}>
      <Inline gap={1} wrap={false}>
        <Unbroken>
          <Code>{number}</Code>
        </Unbroken>
        <CopyButton text={number} label={t('order.travelDocuments.copy', { number })} />
      </Inline>
      <Text size="xs" muted>
        {country}
      </Text>
    </Stack>
  );
}

function Standing({ order, traveller }: { order: Order; traveller: OrderTraveller }) {
  const t = useT('flights');
  const standing = passportStanding(order, traveller);
  return <Badge tone={TONE[standing]}>{t(`order.travelDocuments.standings.${standing}`)}</Badge>;
}
