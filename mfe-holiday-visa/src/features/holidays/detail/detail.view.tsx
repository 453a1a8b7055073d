import type { HolidayPackage } from '@jetway/kit-api/packages';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Card, Heading, Inline, LinkButton, Skeleton, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';

import { Columns } from '../../../shared/orders/order.layout';
import type { Party } from '../../../shared/holidays/holiday-query';
import { CancellationTerms, Hotels, Itinerary, TextList } from '../../../shared/holidays/terms';
import type { Pricing } from './price.card';
import { PriceCard } from './price.card';
import { DeparturesCard, PricesCard } from './prices.cards';
import { RouteMap } from './route.map';

const Gallery = lazy(() => import(/* webpackChunkName: "holiday-gallery" */ './gallery'));
const AskForm = lazy(() => import(/* webpackChunkName: "holiday-ask" */ '../ask/ask.form'));

interface DetailViewProps {
  holiday: HolidayPackage;
  /** The day and the party in the address. */
  party: (Party & { date: string }) | null;
  pricing: Pricing;
  /** Another day or other travellers, for which the page shows the price. */
  onParty: (party: Party & { date: string }) => void;
  backHref: string;
}

/** A package: pictures, days, hotels, prices, departures, terms, and the form that asks for it. */
export function DetailView({ holiday, party, pricing, onParty, backHref }: DetailViewProps) {
  const t = useT('visas');
  const images = holiday.images.length > 0 ? holiday.images : [holiday.image];
  return (
    <Stack gap={5}>
      <div>
        <LinkButton href={backHref} variant="link" size="sm">
          {t('holidays.detail.back')}
        </LinkButton>
      </div>
      <Title holiday={holiday} />
      <Columns>
        <Stack gap={5}>
          <Suspense fallback={<Skeleton height="20rem" />}>
            <Gallery title={holiday.title} images={images} seed={holiday.id} />
          </Suspense>
          <Text size="md">
            <bdi>{holiday.description}</bdi>
          </Text>
          <Part title={t('holidays.detail.highlights')} of={holiday.highlights}>
            <TextList texts={holiday.highlights} />
          </Part>
          <Part title={t('holidays.detail.itinerary')} of={holiday.itinerary}>
            <Itinerary days={holiday.itinerary} />
          </Part>
          <Part title={t('holidays.detail.route')} of={holiday.route}>
            <RouteMap route={holiday.route} />
          </Part>
          <Part title={t('holidays.detail.hotels')} of={holiday.hotels}>
            <Hotels hotels={holiday.hotels} />
          </Part>
          <Part title={t('holidays.detail.inclusions')} of={holiday.inclusions}>
            <TextList texts={holiday.inclusions} />
          </Part>
          <Part title={t('holidays.detail.exclusions')} of={holiday.exclusions}>
            <TextList texts={holiday.exclusions} />
          </Part>
          <PricesCard holiday={holiday} />
          <Part title={t('holidays.detail.documents')} of={holiday.documents}>
            <TextList texts={holiday.documents} />
          </Part>
        </Stack>
        <Stack gap={5}>
          <PriceCard holiday={holiday} party={party} pricing={pricing} />
          <Suspense fallback={<Skeleton height="20rem" />}>
            <AskForm holiday={holiday} party={party} onParty={onParty} />
          </Suspense>
          <DeparturesCard
            holiday={holiday}
            onDay={(date) => onParty({ ...(party ?? { adults: 2, childAges: [] }), date })}
          />
          <Part title={t('holidays.detail.cancellation')}>
            <CancellationTerms policy={holiday.cancellationPolicy} />
          </Part>
        </Stack>
      </Columns>
    </Stack>
  );
}

function Title({ holiday: { title, city, type, days, nights, rating } }: { holiday: HolidayPackage }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Stack gap={2} as="header">
      <Heading level={1} size="2xl">
        <bdi>{title}</bdi>
      </Heading>
      <Inline gap={2} wrap>
        <Text muted>
          <bdi>{city}</bdi>
        </Text>
        <Badge tone="accent">{t(`holidays.types.${type}`)}</Badge>
        <Badge>{t('holidays.days', { count: days })}</Badge>
        <Badge>{t('holidays.nights', { count: nights })}</Badge>
        {rating > 0 && (
          <Badge>{t('holidays.rating', { rating: rating.toLocaleString(locale, { minimumFractionDigits: 1 }) })}</Badge>
        )}
      </Inline>
    </Stack>
  );
}

/** A part of the page with its heading; nothing for an empty list. */
function Part({ title, of, children }: { title: string; of?: readonly unknown[]; children: ReactNode }) {
  if (of?.length === 0) return null;
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
