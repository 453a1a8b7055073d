import type { Brand, Itinerary } from '@jetway/kit-api/flights';
import { Feature, formatMoney, moneyNumber } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, DescriptionList, Heading, Inline, media, Money, Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { useConditionText } from '../../../shared/use-condition-text';
import { inWords } from '../../../shared/wire-words';
import { QuoteBox } from '../quote/quote.box';
import { fareAsCard, numbersOf } from '../state/brands';
import { itineraryActions, selectItineraryActions } from '../state/itinerary-actions.slice';

const Brands = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(13rem, 1fr);
  gap: var(--jw-space-3);
  overflow-x: auto;
  padding-block-end: var(--jw-space-2);
  scroll-snap-type: inline proximity;

  & > * {
    scroll-snap-align: start;
  }

  dl > div {
    gap: var(--jw-space-3);
  }

  ${media.phone} {
    grid-auto-columns: 82%;
  }
`;

const BrandBox = styled.section<{ $isChosen: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--jw-space-4);
  padding: var(--jw-space-4);
  border: 1px solid ${({ $isChosen }) => ($isChosen ? 'var(--jw-accent)' : 'var(--jw-border)')};
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
`;

/** Same height with and without a difference, so that prices align. */
const Price = styled.div`
  min-block-size: 3.25rem;
`;

interface BrandsPanelProps {
  flight: Itinerary;
  isPricing: boolean;
  onChoose: (itineraryId: string) => void;
}

/** The flight's fares side by side. Fares of two suppliers may share a name, so they are identified by id. */
export function BrandsPanel({ flight, isPricing, onChoose }: BrandsPanelProps) {
  const t = useT('flights');
  const { can } = useSession();
  const dispatch = useAppDispatch();
  const { selectedBrand } = useAppSelector(selectItineraryActions);
  const choose = (brand: Brand) => {
    dispatch(itineraryActions.brandSelected(brand.itineraryId));
    onChoose(brand.itineraryId);
  };
  const showRules = (brand: Brand) => {
    dispatch(itineraryActions.brandSelected(brand.itineraryId));
    dispatch(itineraryActions.panelToggled({ flight, panel: 'details' }));
  };
  return (
    <Brands>
      {flight.brandDetails.map((brand) => {
        const isChosen = brand.itineraryId === selectedBrand;
        return (
          <BrandOption
            key={brand.itineraryId}
            flight={flight}
            brand={brand}
            isChosen={isChosen}
            isPricing={isPricing && isChosen}
            onChoose={() => choose(brand)}
          >
            <Button variant="ghost" size="sm" onPress={() => showRules(brand)}>
              {t('results.details.rules')}
            </Button>
            {can(Feature.MakeProposal) && (
              <QuoteBox flight={fareAsCard([flight], brand.itineraryId) ?? flight} fare={brand.name} />
            )}
          </BrandOption>
        );
      })}
    </Brands>
  );
}

interface BrandOptionProps {
  flight: Itinerary;
  brand: Brand;
  isChosen: boolean;
  isPricing: boolean;
  onChoose: () => void;
  /** Additional controls. */
  children: ReactNode;
}

function BrandOption({ flight, brand, isChosen, isPricing, onChoose, children }: BrandOptionProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const condition = useConditionText();
  const items = [
    {
      term: t('results.brands.checkedBag'),
      description: brand.checkedBag ? inWords(t, brand.checkedBag) : t('results.brands.noBag'),
    },
    {
      term: t('results.brands.cabinBag'),
      description: brand.cabinBag ? inWords(t, brand.cabinBag) : t('results.brands.noBag'),
    },
    { term: t('results.brands.seat'), description: t(`results.brands.extra.${brand.seat}`) },
    { term: t('results.brands.meal'), description: t(`results.brands.extra.${brand.meal}`) },
    { term: t('results.brands.change'), description: condition(brand.change) },
    { term: t('results.brands.refund'), description: condition(brand.refund) },
  ];
  return (
    <BrandBox $isChosen={isChosen} aria-label={brand.name}>
      <Stack gap={3}>
        <div>
          <Heading level={3} size="md">
            {brand.name}
          </Heading>
          <Text size="xs" muted>
            {inWords(t, brand.cabin)}
          </Text>
        </div>
        <DescriptionList items={items} />
        {brand.soldAs && <Text size="sm">{t('results.brands.soldAs', { numbers: numbersOf(brand, flight) })}</Text>}
        {brand.ticketedByHand && <Text size="sm">{t('results.brands.byHand')}</Text>}
      </Stack>
      <Stack gap={2}>
        <Price>
          <Money value={brand.amount} size="lg" />
          {moneyNumber(brand.deltaFromLowest) > 0 && (
            <Text size="xs" muted>
              {t('results.brands.more', { delta: formatMoney(brand.deltaFromLowest, locale) })}
            </Text>
          )}
        </Price>
        <Button variant={isChosen ? 'primary' : 'secondary'} fullWidth isPending={isPricing} onPress={onChoose}>
          {t('results.card.selectFare')}
        </Button>
        <Inline gap={1} justify="space-between" wrap>
          {children}
        </Inline>
      </Stack>
    </BrandBox>
  );
}
